import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '../Button.tsx'
import styles from './Act.module.css'
import { ActProof } from './ActProof.tsx'
import text from '../Text.module.css'
import type { ProvenAct } from './useProvenAct.ts'

interface ActFormProps {
  act: ProvenAct<unknown>
  /** Words of the button; absent: there is nothing to do now. */
  submit?: ReactNode
  /** The rest of the button's name, for screen readers. */
  about?: string
  look?: ButtonLook
  /** The button does nothing. It stays, so that the keyboard keeps its place. */
  off?: boolean
  /** What was done. */
  message?: ReactNode
  /** Names the form for screen readers, if its page has several. */
  label?: string
  framed?: boolean
  /** The browser checks the fields before it submits them. */
  checked?: boolean
  /** Anchor of the part of the page to which a new sign-in returns. */
  section?: string
  /** The fields. */
  children?: ReactNode
}

/** One act: its fields, the proof that the server may want, the button, and what was done. */
export const ActForm = (props: ActFormProps) => {
  const {
    act,
    submit,
    about,
    look = 'outline',
    off = false,
    message,
    label,
    framed,
    checked,
    section,
    children,
  } = props
  const busy = act.busy || off
  return (
    <form
      className={styles.form}
      data-framed={framed}
      aria-label={label}
      noValidate={!checked}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void act.run()
      }}
    >
      {children}
      <ActProof act={act} section={section} />
      {submit && (
        <Button type="submit" look={look} busy={busy}>
          {submit}
          {about && <span className="visually-hidden">{about}</span>}
        </Button>
      )}
      <div role="status" className={text.good}>
        {message}
      </div>
    </form>
  )
}
