import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, type ButtonLook } from '../Button.tsx'
import styles from './Act.module.css'
import type { Act, ActView, ProofProps } from './useAct.ts'

/** Away from an act's button: the proof that the API may want, and what was done, or why it failed. It is read out. */
export const ActMessage = ({ act, section }: ProofProps) => (
  <>
    {act.Proof && <act.Proof act={act} section={section} />}
    <div role="status" className="text-done">
      {act.message}
    </div>
    {act.failure && (
      <p role="alert" className="text-wrong">
        {act.failure}
      </p>
    )}
  </>
)

export interface ActEndProps extends Pick<ProofProps, 'section'> {
  act: ActView
  /** Words of the button; absent: there is nothing to do now. */
  children: ReactNode
  /** What the button is about. It ends the button's name for screen readers, after a colon. */
  about?: string | undefined
  look?: ButtonLook | undefined
  /** The button does nothing. It stays, so that the keyboard keeps its place. */
  off?: boolean | undefined
  failure?: string
}

/** The end of a form: the proof that the API may want, why the act failed, its button, and what came of it. */
export const ActEnd = ({
  act,
  children,
  about,
  look = 'outline',
  off,
  section,
  failure = act.failure,
}: ActEndProps) => (
  <>
    {act.Proof && <act.Proof act={act} section={section} />}
    <p role="alert" className="text-wrong">
      {failure}
    </p>
    {children && (
      <Button type="submit" look={look} busy={act.busy || off}>
        {children}
        {about && <span className="visually-hidden">{`: ${about}`}</span>}
      </Button>
    )}
    <div role="status" className="text-good">
      {act.message}
    </div>
  </>
)

/** A button for an act without fields. */
export const ActButton = (props: ActEndProps & { act: Act<[], unknown> }) => (
  <form
    className={styles.form}
    onSubmit={(event) => {
      event.preventDefault()
      if (!props.off) void props.act.run()
    }}
  >
    <ActEnd {...props} />
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
    <div ref={place} tabIndex={-1} role="group" aria-label={label} className={`text-grave ${styles.question}`}>
      <p>{question}</p>
      {act.Proof && <act.Proof act={act} />}
      <div className="flow-ways">
        <Button onClick={() => setAsking(false)}>{keep}</Button>
        <Button look="outline" busy={act.busy} onClick={() => void act.run()}>
          {sure}
        </Button>
      </div>
      <p role="alert" className="text-wrong">
        {act.failure}
      </p>
    </div>
  )
}
