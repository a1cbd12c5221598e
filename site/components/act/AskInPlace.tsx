import { useEffect, useRef, useState } from 'react'
import { useAct } from '../forms/useAct.ts'
import { Button, type ButtonLook } from '../Button.tsx'
import flow from '../Flow.module.css'
import text from '../Text.module.css'
import styles from './AskInPlace.module.css'

interface AskInPlaceProps {
  /** Words of the button, and its whole name for screen readers. */
  button: string
  label?: string
  look: ButtonLook
  question: string
  /** Words of the two answers. */
  sure: string
  keep: string
  act(): Promise<unknown>
}

/** A button for an act that cannot be undone: it asks again in its place. */
export const AskInPlace = ({ button, label = button, look, question, sure, keep, act }: AskInPlaceProps) => {
  const [asking, setAsking] = useState(false)
  const { busy, failure, run } = useAct()
  const place = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const asked = useRef(false)
  // The pressed button was replaced: by the question, or by the button before it.
  useEffect(() => {
    if (asking) place.current?.focus()
    else if (asked.current) opener.current?.focus()
    asked.current = asking
  }, [asking])
  if (!asking)
    return (
      <Button ref={opener} look={look} aria-label={label} onClick={() => setAsking(true)}>
        {button}
      </Button>
    )
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={label} className={`${text.grave} ${styles.question}`}>
      <p>{question}</p>
      <div className={flow.ways}>
        <Button onClick={() => setAsking(false)}>{keep}</Button>
        <Button look="outline" busy={busy} onClick={() => void run(act)}>
          {sure}
        </Button>
      </div>
      <p role="alert" className={text.wrong}>
        {failure}
      </p>
    </div>
  )
}
