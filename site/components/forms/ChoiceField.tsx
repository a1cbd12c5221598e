import type { ComponentPropsWithRef } from 'react'
import field from './Field.module.css'
import type { EnquiryFieldSpec } from './fieldSpec.ts'
import styles from './EnquiryField.module.css'

interface ChoiceFieldProps {
  spec: EnquiryFieldSpec
  id: string
  problem: string | undefined
  /** From the form library, if there is one. */
  control?: ComponentPropsWithRef<'input'> | undefined
  /** The choice to begin with, if there is none. */
  start?: string
}

/** One of a few choices, each with its meaning beside it, so that they can be compared without opening anything. */
export const ChoiceField = ({ spec, id, problem, control, start }: ChoiceFieldProps) => {
  const { label, name, hint, choices = [] } = spec
  return (
    <fieldset
      className={styles.choice}
      data-wrong={problem ? '' : undefined}
      aria-describedby={problem && `${id}-problem`}
    >
      <legend>{label}</legend>
      {hint && <p className={`${field.hint} ${styles.problem}`}>{hint}</p>}
      {problem && (
        <p className={`${field.problem} ${styles.problem}`} id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {choices.map(({ value, title, text }, index) => (
        <label key={value}>
          {/* The first has the field's id, because the summary links to it. */}
          <input
            type="radio"
            id={index === 0 ? id : `${id}-${value}`}
            name={name}
            required
            aria-describedby={text && `${id}-${value}-text`}
            {...control}
            value={value}
            defaultChecked={start === undefined ? undefined : value === start}
          />
          <span>{title}</span>
          {text && (
            <span id={`${id}-${value}-text`} className={styles.meaning}>
              {text}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
}
