import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, type ButtonLook } from '../Button.tsx'
import flow from '../Flow.module.css'
import text from '../Text.module.css'
import styles from './Act.module.css'
import type { Act, ActView, ProofProps } from './useAct.ts'

/** What an act has done, or why it failed, away from its button; read out when it is there. */
export const ActMessage = ({ act: { message, failure } }: { act: Pick<ActView, 'message' | 'failure'> }) => (
  <>
    <div role="status" className={text.done}>
      {message}
    </div>
    {failure && (
      <p role="alert" className={text.wrong}>
        {failure}
      </p>
    )}
  </>
)

interface ActButtonProps extends Pick<ProofProps, 'section'> {
  act: Act<[], unknown>
  /** Words of the button; absent: there is nothing to do now. */
  children: ReactNode
  /** The rest of the button's name, for screen readers. */
  about?: string
  look?: ButtonLook
  /** The button does nothing. It stays, so that the keyboard keeps its place. */
  off?: boolean
}

/** A button for an act: the proof that the API may want, the button, and what came of it. */
export const ActButton = ({ act, children, about, look = 'outline', off = false, section }: ActButtonProps) => (
  <form
    className={styles.form}
    onSubmit={(event) => {
      event.preventDefault()
      if (!off) void act.run()
    }}
  >
    {act.Proof && <act.Proof act={act} section={section} />}
    <p role="alert" className={text.wrong}>
      {act.failure}
    </p>
    {children && (
      <Button type="submit" look={look} busy={act.busy || off}>
        {children}
        {about && <span className="visually-hidden">{about}</span>}
      </Button>
    )}
    <div role="status" className={text.good}>
      {act.message}
    </div>
  </form>
)

interface ConfirmButtonProps {
  act: Act<[], unknown>
  /** Words of the button, and its whole name for screen readers. */
  button: string
  label?: string
  look: ButtonLook
  question: string
  /** Words of the two answers. */
  sure: string
  keep: string
}

/** A button for an act that cannot be undone: it asks again in its place. */
export const ConfirmButton = ({ act, button, label = button, look, question, sure, keep }: ConfirmButtonProps) => {
  const [asking, setAsking] = useState(false)
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
      {act.Proof && <act.Proof act={act} />}
      <div className={flow.ways}>
        <Button onClick={() => setAsking(false)}>{keep}</Button>
        <Button look="outline" busy={act.busy} onClick={() => void act.run()}>
          {sure}
        </Button>
      </div>
      <p role="alert" className={text.wrong}>
        {act.failure}
      </p>
    </div>
  )
}
