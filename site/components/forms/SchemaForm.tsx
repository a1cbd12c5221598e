import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { Button, type ButtonLook } from '../Button.tsx'
import styles from '../../features/signIn/AccountForm.module.css'
import { ProblemSummary } from './ProblemSummary.tsx'
import { fieldId, type SchemaFormState } from './useSchemaForm.ts'
import { useTexts } from '../../texts/useTexts.ts'

interface SchemaFormProps<Values extends FieldValues> {
  state: SchemaFormState<Values>
  submit: string
  /** Of the button; `primary` by default. */
  look?: ButtonLook
  /** Names the form for screen readers, if its page has several. */
  label?: string
  /** Beside the button. */
  aside?: ReactNode
  /** The fields: `TextField`, `SelectField`, … of the same state. */
  children: ReactNode
}

/** The frame of a form: problems first, the fields, and the submit button. */
export const SchemaForm = <Values extends FieldValues>(props: SchemaFormProps<Values>) => {
  const { state, submit, look, label, aside, children } = props
  const { keptDraft, meanwhile } = useTexts('common')
  // The labels have the fields' names.
  const problems = (Object.keys(state.labels) as Array<FieldPath<Values>>).flatMap((name) => {
    const text = state.problemOf(name)
    return text ? [{ id: fieldId<Values>(state, name), label: state.labels[name] ?? name, text }] : []
  })

  return (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        state.submit()
      }}
    >
      {state.refusals > 0 && <ProblemSummary refusals={state.refusals} failure={state.failure} problems={problems} />}
      {state.restored && (
        <p role="status" className={styles.good}>
          {keptDraft}
        </p>
      )}
      {state.meanwhile.length > 0 && (
        <div role="status" className={styles.good}>
          <p>{meanwhile}</p>
          <ul>
            {state.meanwhile.map(({ name, value }) => (
              <li key={name}>
                {state.labels[name]}: {value || '–'}
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
      <div className={styles.ways}>
        <Button type="submit" look={look ?? 'primary'} busy={state.sending} className={styles.submit}>
          {submit}
        </Button>
        {aside}
      </div>
    </form>
  )
}
