import { type RefObject, useEffect, useRef } from 'react'

/** For the element around a button that gives way to a form: when the form closes, the button returns and takes the focus back. */
export const useFocusBack = (open: boolean): RefObject<HTMLDivElement | null> => {
  const opener = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (!open && wasOpen.current) opener.current?.querySelector('button')?.focus()
    wasOpen.current = open
  }, [open])
  return opener
}
