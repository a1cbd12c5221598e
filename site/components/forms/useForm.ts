import { type ChangeEvent, type FormEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { ApiError, type Transport } from '../../../shared/contract/transport.ts'
import type { FormCheck } from './checkForm.tsx'
import { currentLanguage, useLanguage } from '../../app/language/language.ts'
import { loadTexts } from '../../texts/useTexts.ts'
import { type ActOptions, type ActView, useAct } from '../act/useAct.ts'

/** The fields of a form's values; those of an object as `address.pin`. */
export type FieldName<Values> = {
  [Name in keyof Values & string]-?: NonNullable<Values[Name]> extends string | number | boolean
    ? Name
    : NonNullable<Values[Name]> extends object
      ? `${Name}.${FieldName<NonNullable<Values[Name]>>}`
      : Name
}[keyof Values & string]

export interface FormOptions<Values, Sent, Result>
  extends Pick<ActOptions<readonly [], Result>, 'say' | 'refreshes' | 'explain'> {
  /** The contract's own schema, so that browser and server apply the same limits. It loads when a visitor begins to type. */
  schema(): Promise<z.ZodMiniType<Sent, Values>>
  /** In the order of the summary. Null: it has no field, so a problem with it concerns the whole form. */
  labels: Readonly<Record<FieldName<Values>, string | null>>
  /** Sentences for codes of this form, by `field:code`, `code`, or `field:*`; the others are in `fieldProblem`. */
  problems?: Readonly<Record<string, string>>
  /** Sends the checked values, once at a time. Its error is shown, and typed text stays. */
  call(api: Transport, values: Sent): Promise<Result>
  /** The values at first. */
  start?: Values
}

/** What `Form` and its fields need. A form with more fields can be given where one with fewer is asked for. */
export interface FormState<Name extends string> {
  id: string
  ref: RefObject<HTMLFormElement | null>
  labels: Readonly<Record<Name, string | null>>
  act: ActView
  /** The sentence of a field's problem. */
  problemOf(name: Name): string | undefined
  /** What a field shows at first. */
  startOf(name: Name): string
  /** The sentence for a failure of the whole form. */
  failure: string
  /** Increases with every refused try. */
  refusals: number
  clearProblems(): void
  /** Shows all problems; undefined until it has loaded. */
  Summary: (<Field extends string>(props: { form: FormState<Field> }) => ReactNode) | undefined
  events: {
    onFocus(): void
    onSubmit(event: FormEvent<HTMLFormElement>): void
    onChange(event: ChangeEvent<HTMLFormElement>): void
  }
  /** Above the fields: where their values come from. */
  notice?: ReactNode
}

/**
 * The one form: checked by the contract's schema at submit, then sent by an act. A field with a problem is checked again with every letter until it
 * is correct. The fields keep their own text, so typed text is never lost. For saved values and drafts see `useSavedForm`.
 */
export const useForm = <Values, Sent, Result>(
  options: FormOptions<Values, Sent, Result>,
): FormState<FieldName<Values>> => {
  const { schema, labels, problems = {}, call, start, ...actOptions } = options
  // Its sentences follow the language.
  useLanguage()
  const id = useId()
  const ref = useRef<HTMLFormElement>(null)
  const ready = useRef<FormCheck<Sent>>(undefined)
  const [loaded, setLoaded] = useState<FormCheck<Sent>>()
  const checked = useRef<Sent>(undefined)
  const [codes, setCodes] = useState<Readonly<Record<string, string>>>({})
  const [refused, setRefused] = useState({ times: 0, whole: false })

  /** @throws if the code did not load */
  const prepare = async (): Promise<FormCheck<Sent>> => {
    const [{ createFormCheck }, contract] = await Promise.all([
      import('./checkForm.tsx'),
      schema(),
      loadTexts('checks', currentLanguage()),
    ])
    ready.current = createFormCheck(contract)
    setLoaded(ready.current)
    return ready.current
  }
  const act = useAct<[HTMLFormElement], Result>({
    ...actOptions,
    async check(form) {
      const { check } =
        ready.current ??
        (await prepare().catch(() => {
          throw new ApiError('unreachable')
        }))
      checked.current = check(form, start ?? {})
      setCodes({})
    },
    // The check came first.
    call: (api) => call(api, checked.current as Sent),
  })
  const submit = async (form: HTMLFormElement) => {
    const outcome = await act.run(form)
    if (!outcome || 'result' in outcome) return
    const own = ready.current?.fieldCodes(outcome.failure, labels) ?? {}
    setCodes(own)
    setRefused(({ times }) => ({ times: times + 1, whole: Object.keys(own).length === 0 }))
  }
  return {
    id,
    ref,
    labels,
    act,
    problemOf(name) {
      const code = codes[name]
      return (
        code &&
        (problems[`${name}:${code}`] ?? problems[code] ?? problems[`${name}:*`] ?? loaded?.fieldProblem(name, code))
      )
    },
    startOf: () => '',
    failure: refused.whole ? act.failure : '',
    refusals: refused.times,
    Summary: loaded?.ProblemSummary,
    clearProblems: () => setCodes({}),
    events: {
      onFocus: () => void prepare().catch(() => {}),
      onSubmit(event) {
        event.preventDefault()
        void submit(event.currentTarget)
      },
      onChange({ target, currentTarget }) {
        // A part of a day has the day's name, and its own in brackets.
        const name = target.name.replace(/\[.*/, '')
        if (loaded && codes[name]) setCodes(loaded.recheck(codes, name, () => loaded.check(currentTarget, start ?? {})))
      },
    },
  }
}
