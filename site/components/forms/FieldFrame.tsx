import type { ReactNode } from 'react'
import styles from './Field.module.css'

interface FieldWordsProps {
  /** Of the control. */
  id: string
  /** The problem's sentence, if there is one. */
  problem: string | undefined
  hint?: string | undefined
  /** Reads the problem out: in a form without a summary. */
  alert?: boolean
}

interface FieldFrameProps extends FieldWordsProps {
  label: string
  /** Beside the label, e.g. that the field may stay empty. */
  note?: string | undefined
  children: ReactNode
}

/** `aria-describedby` and `aria-invalid` of the control inside a frame. */
export const described = (id: string, problem: string | undefined, hint: string | undefined) => ({
  'aria-invalid': problem ? (true as const) : undefined,
  'aria-describedby': [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
})

/** Problem and hint of a field, under the ids that `described` names. */
export const FieldWords = ({ id, problem, hint, alert }: FieldWordsProps) => (
  <>
    {problem && (
      <p role={alert ? 'alert' : undefined} className={styles.problem} id={`${id}-problem`}>
        {problem}
      </p>
    )}
    {hint && (
      <p className={styles.hint} id={`${id}-hint`}>
        {hint}
      </p>
    )}
  </>
)

/** A label, its control, problem and hint, connected for a screen reader. */
export const FieldFrame = ({ label, note, children, ...words }: FieldFrameProps) => (
  <div className={styles.field} data-wrong={words.problem ? '' : undefined}>
    <label htmlFor={words.id}>
      {label}
      {note && <span className={styles.note}> {note}</span>}
    </label>
    <div className={styles.box}>{children}</div>
    <FieldWords {...words} />
  </div>
)
