import { type ReactNode, useEffect, useId, useRef } from 'react'
import type * as z from 'zod/mini'
import { ApiError } from '../../../shared/api/apiError.ts'
import { useTexts } from '../../app/texts.ts'
import { Button } from '../../layout/Button.tsx'
import styles from './AccountForm.module.css'
import { Field, type FieldSpec } from '../Field.tsx'
import { failureText } from '../failureText.ts'
import { fieldProblem } from '../fieldProblem.ts'
import { ProblemSummary } from '../ProblemSummary.tsx'
import { useTextForm } from '../useTextForm.ts'

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
  const texts = useTexts()
  const id = useId()
  const summary = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLFormElement>(null)
  const form = useTextForm(
    schema,
    fields.map(({ name }) => name),
    element,
    send,
  )
  const problems = fields.flatMap(({ name, label }) => {
    const code = form.codes[name]
    return code
      ? [{ id: `${id}-${name}`, name, label, text: ofThisForm[`${name}:${code}`] ?? fieldProblem(texts, name, code) }]
      : []
  })

  // After each refused try the summary takes the focus, so that it is read out and the fields are one step away.
  useEffect(() => {
    if (form.refusals > 0) summary.current?.focus()
  }, [form.refusals])

  const { failure } = form
  const said =
    failure === undefined
      ? undefined
      : (failure instanceof ApiError && explain?.(failure)) || failureText(texts, failure)

  return (
    <form ref={element} className={styles.form} onSubmit={form.onSubmit} onInput={form.onInput} noValidate>
      <ProblemSummary ref={summary} failure={said} problems={problems} />
      {fields.map((spec) => (
        <Field
          key={spec.name}
          id={`${id}-${spec.name}`}
          spec={spec}
          problem={problems.find(({ name }) => name === spec.name)?.text}
        />
      ))}
      {children}
      <Button type="submit" busy={form.sending} className={styles.submit}>
        {submit}
      </Button>
    </form>
  )
}
