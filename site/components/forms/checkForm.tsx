/** What a form needs once somebody types: it loads then. */
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '../../../shared/contract/transport.ts'
import { currentTexts, useTexts } from '../../texts/useTexts.ts'
import { fieldId } from './Field.tsx'
import styles from './Form.module.css'
import { type FieldValue, readFields } from './formFields.ts'
import type { FormState } from './useForm.ts'

/** @param path `['address', 'pin']` */
const put = (into: object, [head = '', ...rest]: readonly string[], value: FieldValue): object => {
  const inner: unknown = new Map<string, unknown>(Object.entries(into)).get(head)
  return {
    ...into,
    [head]: rest.length > 0 ? put(typeof inner === 'object' && inner ? inner : {}, rest, value) : value,
  }
}

/**
 * Checks the fields by a schema of the contract, as the server does.
 * @param start values without a field of their own
 * @returns what the API takes
 * @throws ApiError with the first code of each field, as the server's refusal. An empty field is `required`, whatever else fails
 */
const checkForm = <Sent,>(schema: z.ZodMiniType<Sent>, start: object, form: HTMLFormElement): Sent => {
  const fields = readFields(form)
  let given = start
  for (const [name, value] of Object.entries(fields)) given = put(given, name.split('.'), value)
  const parsed = z.safeParse(schema, given)
  if (parsed.success) return parsed.data
  const codes: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) {
    const name = path.join('.')
    const value = fields[name]
    codes[name] ??= typeof value === 'string' && !value.trim() ? 'required' : message
  }
  throw new ApiError('refused', { code: 'invalid', fields: codes })
}

type Codes = Readonly<Record<string, string>>

/** The codes of a refusal that concern fields of this form; those without a label concern the whole form. */
const fieldCodes = (failure: unknown, labels: Readonly<Record<string, string | null>>): Codes =>
  failure instanceof ApiError ? Object.fromEntries(Object.entries(failure.fields).filter(([name]) => labels[name])) : {}

/** The codes after a field with a problem has changed. */
const recheck = (codes: Codes, name: string, check: () => unknown): Codes => {
  const { [name]: _corrected, ...others } = codes
  try {
    check()
    return others
  } catch (error) {
    const code = error instanceof ApiError ? error.fields[name] : undefined
    return code ? { ...codes, [name]: code } : others
  }
}

/** The sentence for a code, specific to the field if there is one. Codes come from the contract's checks and from the server. */
const fieldProblem = (name: string, code: string): string => {
  const { fieldProblems } = currentTexts('checks')
  const sentences = new Map<string, string>(Object.entries(fieldProblems))
  return sentences.get(`${name}:${code}`) ?? sentences.get(code) ?? fieldProblems.other
}

/**
 * All problems, each with a link to its field. Absent while there are none. After each refused try it takes the focus, so that it is read out and the
 * fields are one step away.
 */
const ProblemSummary = <Name extends string>({ form }: { form: FormState<Name> }) => {
  const { problemsInForm } = useTexts('checks')
  const ref = useRef<HTMLDivElement>(null)
  const { failure, refusals, labels } = form
  useEffect(() => {
    if (refusals > 0) ref.current?.focus()
  }, [refusals])
  // The labels have the fields' names.
  const problems = (Object.keys(labels) as Name[]).filter((name) => form.problemOf(name))
  if (!failure && problems.length === 0) return null
  return (
    <div ref={ref} tabIndex={-1} role="alert" className={styles.summary}>
      {failure ? (
        <p>{failure}</p>
      ) : (
        <>
          <p>{problemsInForm(problems.length)}</p>
          <ul>
            {problems.map((name) => (
              <li key={name}>
                <a
                  href={`#${fieldId(form, name)}`}
                  onClick={(event) => {
                    event.preventDefault()
                    document.getElementById(fieldId(form, name))?.focus()
                  }}
                >
                  {labels[name]}
                </a>
                : {form.problemOf(name)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** @param schema of the contract */
export const createFormCheck = <Sent,>(schema: z.ZodMiniType<Sent>) => ({
  check: (form: HTMLFormElement, start: object): Sent => checkForm(schema, start, form),
  fieldCodes,
  recheck,
  fieldProblem,
  ProblemSummary,
})

export type FormCheck<Sent> = ReturnType<typeof createFormCheck<Sent>>
