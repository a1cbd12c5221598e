import { type ReactNode, useId } from 'react'
import type * as z from 'zod/mini'
import type { ApiError } from '../../../shared/contract/transport.ts'
import { Button } from '../../components/Button.tsx'
import styles from './AccountForm.module.css'
import { Field, type FieldSpec } from '../../components/forms/Field.tsx'
import { failureText } from '../../components/forms/failureText.ts'
import { fieldProblem } from '../../components/forms/fieldProblem.ts'
import { ProblemSummary } from '../../components/forms/ProblemSummary.tsx'
import { useTextForm } from '../../components/forms/useTextForm.ts'
import { useTexts } from '../../texts/useTexts.ts'

interface AccountFormProps<T> {
  /** The contract's own schema, so that browser and server apply the same limits. */
  schema(): Promise<z.ZodMiniType<T>>
  fields: readonly FieldSpec[]
  /** Sentences for codes of this form, by `field:code`; the others are in `fieldProblem`. */
  problems?: Readonly<Record<string, string>>
  submit: string
  /** Sends the parsed values; its error is shown, and typed text stays. */
  send(values: T): Promise<void>
  /** A better sentence for a failure with a special meaning here; it concerns the whole form. */
  explain?: (error: ApiError) => string | undefined
  children?: ReactNode
}

/** A form of an account: checked as the server checks it, with each problem at its field and a summary of all. */
export const AccountForm = <T,>({
  schema,
  fields,
  problems: ofThisForm = {},
  submit,
  send,
  explain,
  children,
}: AccountFormProps<T>) => {
  const texts = useTexts('common')
  const id = useId()
  const { codes, failure, refusals, sending, ...events } = useTextForm(
    schema,
    fields.map(({ name }) => name),
    send,
  )
  const problems = fields.flatMap(({ name, label }) => {
    const code = codes[name]
    return code
      ? [{ id: `${id}-${name}`, name, label, text: ofThisForm[`${name}:${code}`] ?? fieldProblem(texts, name, code) }]
      : []
  })
  const sentence = failure === undefined ? undefined : failureText(texts, failure, explain)
  return (
    <form className={styles.form} {...events} noValidate>
      <ProblemSummary refusals={refusals} failure={sentence} problems={problems} />
      {fields.map((spec) => (
        <Field
          key={spec.name}
          id={`${id}-${spec.name}`}
          spec={spec}
          problem={problems.find(({ name }) => name === spec.name)?.text}
        />
      ))}
      {children}
      <Button type="submit" busy={sending} className={styles.submit}>
        {submit}
      </Button>
    </form>
  )
}
