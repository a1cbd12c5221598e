import { useEffect, useEffectEvent } from 'react'

/** Escape leaves a page of one thing. An open dialog or menu takes the key first. */
export const useEscape = (leave: () => void): void => {
  const left = useEffectEvent(leave)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return
      left()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
