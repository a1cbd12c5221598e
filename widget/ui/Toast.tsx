import { useEffect } from 'react'

interface Props {
  title: string
  text: string
  /** How long it stands, in ms. */
  standMs: number
  /** Name of the button that takes it away. */
  dismiss: string
  onEnd(): void
}

/** A passing notice inside the dialog: outside it, it would be inert. */
export const Toast = ({ title, text, standMs, dismiss, onEnd }: Props) => {
  useEffect(() => {
    const timer = setTimeout(onEnd, standMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="toast" role="alert">
      <p>
        <b>{title}</b>
        {text}
      </p>
      <button type="button" aria-label={dismiss} onClick={onEnd}>
        ×
      </button>
    </div>
  )
}
