import styles from './EnquiryField.module.css'
import { fieldOf, type FormFieldProps } from './Field.tsx'
import field from './Field.module.css'

interface ChoiceFieldProps<Name extends string> extends FormFieldProps<Name> {
  choices: ReadonlyArray<{ value: string; title: string; text?: string }>
  hint?: string
}

/** One of a few choices, each with its meaning beside it, so that they can be compared without opening anything. */
export const ChoiceField = <Name extends string>({ form, name, choices, hint }: ChoiceFieldProps<Name>) => {
  const { id, label, problem } = fieldOf<Name>({ form, name })
  return (
    <fieldset
      className={styles.choice}
      data-wrong={problem ? '' : undefined}
      aria-describedby={problem && `${id}-problem`}
    >
      <legend>{label}</legend>
      {hint && <p className={`text-small ${styles.problem}`}>{hint}</p>}
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
            value={value}
            defaultChecked={value === form.startOf(name)}
          />
          <span>{title}</span>
          {text && (
            <span id={`${id}-${value}-text`} className={`text-small ${styles.meaning}`}>
              {text}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
}
