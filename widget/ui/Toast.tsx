import { useLayoutEffect, useRef } from 'react'

interface Props {
  title: string
  text: string
  /** How long it stays, in ms. */
  standMs: number
  /** Name of the button that closes it. */
  dismiss: string
  onEnd(): void
}

/** A passing notice inside the dialog: outside it would be inert. */
export const Toast = ({ title, text, standMs, dismiss, onEnd }: Props) => {
  const toast = useRef<HTMLDivElement>(null)
  const end = (): void => {
    // If its button has the focus, move the focus to the field that the notice is about.
    if (toast.current?.matches(':focus-within'))
      toast.current
        .closest('article')
        ?.querySelector<HTMLElement>('[aria-invalid=true]:not([role]),[aria-invalid=true] [name=purpose],.main')
        ?.focus()
    onEnd()
  }
  useLayoutEffect(() => {
    const timer = setTimeout(end, standMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="toast" role="alert" ref={toast}>
      <p>
        <b>{title}</b>
        {text}
      </p>
      <button type="button" aria-label={dismiss} onClick={end}>
        ×
      </button>
    </div>
  )
}
