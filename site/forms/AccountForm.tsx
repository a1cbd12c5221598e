import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { ApiError } from '../../shared/api/apiError.ts'
import { useTexts } from '../app/language.ts'
import { Button } from '../layout/Button.tsx'
import styles from './AccountForm.module.css'
import { Field, type FieldSpec } from './Field.tsx'
import { failureText } from './failureText.ts'
import { fieldProblem } from './fieldProblem.ts'
import { ProblemSummary } from './ProblemSummary.tsx'
import { schemaResolver, type TextValues } from './schemaResolver.ts'

interface AccountFormProps<T> {
  /** The contract's own schema, so that browser and server hold the same limits. */
  schema: z.ZodMiniType<T>
  fields: readonly FieldSpec[]
  submit: string
  /** Sends the parsed values; what it throws is shown, and nothing typed is lost. */
  send(values: T): Promise<void>
  /** A better sentence for a failure that means something special here. */
  explain?: (error: ApiError) => string | undefined
  children?: ReactNode
}

/** A form of an account: checked as the server checks it, with each problem at its field and all of them told first. */
export const AccountForm = <T,>({ schema, fields, submit, send, explain, children }: AccountFormProps<T>) => {
  const texts = useTexts()
  const id = useId()
  const summary = useRef<HTMLDivElement>(null)
  const [failure, setFailure] = useState<unknown>()
  const [tries, setTries] = useState(0)
  const { register, handleSubmit, setError, formState } = useForm<TextValues>({
    resolver: schemaResolver(schema),
    defaultValues: Object.fromEntries(fields.map(({ name }) => [name, ''])),
    shouldFocusError: false,
  })
  const problems = fields.flatMap(({ name, label }) => {
    const code = formState.errors[name]?.message
    return code ? [{ id: `${id}-${name}`, name, label, text: fieldProblem(texts, name, code) }] : []
  })

  // After each refused try the summary takes the focus, so that it is read out and the fields are one step away.
  useEffect(() => {
    if (tries > 0) summary.current?.focus()
  }, [tries])

  const attempt = handleSubmit(
    async (values) => {
      setFailure(undefined)
      try {
        await send(z.parse(schema, values))
      } catch (error) {
        const known = fields.filter(({ name }) => error instanceof ApiError && name in error.fields)
        for (const { name } of known)
          setError(name, { message: error instanceof ApiError ? (error.fields[name] ?? '') : '' })
        if (known.length === 0) setFailure(error)
        setTries((count) => count + 1)
      }
    },
    () => {
      setFailure(undefined)
      setTries((count) => count + 1)
    },
  )
  const said =
    failure === undefined
      ? undefined
      : (failure instanceof ApiError && explain?.(failure)) || failureText(texts, failure)

  return (
    <form className={styles.form} onSubmit={(event) => void attempt(event)} noValidate>
      <ProblemSummary ref={summary} failure={said} problems={problems} />
      {fields.map((spec) => (
        <Field
          key={spec.name}
          id={`${id}-${spec.name}`}
          spec={spec}
          problem={problems.find(({ name }) => name === spec.name)?.text}
          control={register(spec.name)}
        />
      ))}
      {children}
      <Button type="submit" busy={formState.isSubmitting} className={styles.submit}>
        {submit}
      </Button>
    </form>
  )
}
