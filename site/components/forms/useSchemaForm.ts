/** A longer form on react-hook-form: checked by the contract's own schema, and typed text stays. For a form of a few plain texts see useTextForm. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useId, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError } from '../../../shared/contract/transport.ts'
import { isSessionEnd } from '../../app/session/watchedTransport.ts'
import { useTexts } from '../../texts/useTexts.ts'
import type { DraftKeeper } from './drafts.ts'
import { failureText } from './failureText.ts'
import { fieldProblem } from './fieldProblem.ts'

interface SchemaFormOptions<Values extends FieldValues, Sent> {
  /** The contract's own schema, so that browser and server apply the same limits; its messages are codes. */
  schema: z.ZodMiniType<Sent, Values>
  /** The fields' values at first, and again when new values have arrived from the server. */
  start: Values
  /** Labels by field, in the order of the summary; a server's problem with anything else concerns the whole form. */
  labels: Readonly<Partial<Record<FieldPath<Values>, string>>>
  /** Sentences for codes of this form, by `code` or `field:code`; the others are in `fieldProblem`. */
  problems?: Readonly<Record<string, string>>
  /** Sends the parsed values; its error is shown, and typed text stays. */
  send(values: Sent): Promise<void>
  /** Empties the form after sending, for another entry. */
  once?: boolean
  /** Keeps typed text through a reload and the end of the session. Never for passwords. */
  draft?: DraftKeeper | undefined
  /** A better sentence for a failure with a special meaning here. */
  explain?: (error: ApiError) => string | undefined
  /** Somebody saved other values meanwhile (409): reads them, so they arrive as `start`. Typed text stays, and the form shows what is new. */
  onMeanwhile?: () => Promise<unknown>
  /** What people see for a value; itself if absent. */
  show?: (name: FieldPath<Values>, value: string) => string
}

/** What a `SchemaForm` and its fields need. */
export interface SchemaFormState<Values extends FieldValues> {
  id: string
  form: UseFormReturn<Values>
  labels: Readonly<Partial<Record<FieldPath<Values>, string>>>
  /** The sentence of a field's problem. */
  problemOf(name: FieldPath<Values>): string | undefined
  /** The sentence for a failure of the whole form. */
  failure: string | undefined
  sending: boolean
  /** Increases with every refused try. */
  refusals: number
  /** The fields' values come from a draft, and are not saved. */
  restored: boolean
  /** What somebody else saved while this form was open. */
  meanwhile: ReadonlyArray<{ name: FieldPath<Values>; value: string }>
  submit(): void
}

export const fieldId = <Values extends FieldValues>({ id }: { id: string }, name: FieldPath<Values>): string =>
  `${id}-${name}`

const isEmpty = (value: unknown) =>
  value === undefined || value === null || Number.isNaN(value) || (typeof value === 'string' && !value.trim())

/** A form on react-hook-form that behaves as `useTextForm` does; for forms beyond a few text fields (docs/decisions/007), never in a first load. */
export const useSchemaForm = <Values extends FieldValues, Sent>(
  options: SchemaFormOptions<Values, Sent>,
): SchemaFormState<Values> => {
  const { schema, start, labels, problems = {}, send, once = false, draft, explain, onMeanwhile, show } = options
  const texts = useTexts('common')
  const id = useId()
  const [resolver] = useState((): Resolver<Values, unknown, Sent> => standardSchemaResolver(schema))
  const form = useForm<Values, unknown, Sent>({
    resolver,
    // A whole set of values is also a partial one.
    defaultValues: start as DefaultValues<Values>,
    // The summary takes the focus.
    shouldFocusError: false,
  })
  const [failure, setFailure] = useState<unknown>()
  const [refusals, setRefusals] = useState(0)
  const [sending, setSending] = useState(false)
  const busy = useRef(false)
  // The fields need not know what the schema makes of their values.
  const plain = form as unknown as UseFormReturn<Values>
  const [restored, forget] = useDraft(plain, start, draft)
  // Reading `dirtyFields` makes react-hook-form track them: a reset keeps them.
  const { errors, dirtyFields: dirty } = form.formState

  const [meanwhile, setMeanwhile] = useState<SchemaFormState<Values>['meanwhile']>([])
  const isBehind = useRef(false)
  const known = JSON.stringify(start)
  const shown = useRef(known)
  const takeNewer = () => {
    if (shown.current === known) return
    if (shown.current) {
      const before: unknown = JSON.parse(shown.current)
      // The labels have the fields' names. Without a refusal only what somebody typed over is worth a word: the other fields show the new values.
      const news = (Object.keys(labels) as Array<FieldPath<Values>>).filter(
        (name) =>
          get(before, name) !== get(start, name) &&
          (isBehind.current || (get(dirty, name) && form.getValues(name) !== get(start, name))),
      )
      setMeanwhile(news.map((name) => ({ name, value: String(get(start, name) ?? '') })))
    }
    isBehind.current = false
    shown.current = known
    form.reset(start, { keepDirtyValues: true, keepErrors: true })
  }
  useEffect(takeNewer)

  const refuse = (whole?: unknown) => {
    setFailure(whole)
    setRefusals((count) => count + 1)
  }
  const take = async (values: Sent) => {
    setFailure(undefined)
    isBehind.current = false
    const before = shown.current
    try {
      await send(values)
      // Nothing is unsaved now. The server's version (`900 001` becomes `900001`) replaces the typed one, even if it arrived while the fields were
      // unsaved.
      form.reset(once ? start : form.getValues())
      forget()
      if (shown.current !== before) shown.current = ''
      setRefusals(0)
      setMeanwhile([])
    } catch (error) {
      // The typed text is kept as a draft, and the page is about to change: show nothing else.
      if (isSessionEnd(error)) return
      if (onMeanwhile && error instanceof ApiError && error.status === 409) {
        isBehind.current = true
        void onMeanwhile()
      }
      const fields = error instanceof ApiError ? Object.entries(error.fields) : []
      const own = fields.filter(([name]) => name in labels)
      // Each has a label, so it is a field.
      for (const [name, message] of own) form.setError(name as FieldPath<Values>, { type: 'server', message })
      refuse(own.length > 0 ? undefined : error)
    }
  }
  const submit = async () => {
    if (busy.current) return
    busy.current = true
    setSending(true)
    let wrong = false
    await form.handleSubmit(take, () => {
      wrong = true
    })()
    // The problems are rendered only now, so the summary that takes the focus has content.
    if (wrong) refuse()
    busy.current = false
    setSending(false)
  }
  return {
    id,
    form: plain,
    labels,
    problemOf(name) {
      const { message }: { message?: unknown } = get(errors, name) ?? {}
      if (typeof message !== 'string' || !message) return undefined
      // An empty field is `required`, whatever else fails, as in `checkText.ts`.
      const code = isEmpty(form.getValues(name)) ? 'required' : message
      return problems[`${name}:${code}`] ?? problems[code] ?? fieldProblem(texts, name, code)
    },
    failure: failure === undefined ? undefined : failureText(texts, failure, explain),
    sending,
    refusals,
    restored,
    meanwhile: meanwhile.map(({ name, value }) => ({ name, value: show && value ? show(name, value) : value })),
    submit: () => void submit(),
  }
}

/** The texts of a stored draft that the form still has a field for, as `[path, text]`, if they differ from the saved values. */
const draftedTexts = (start: unknown, stored: unknown, path = ''): Array<[string, string]> => {
  if (typeof start === 'string') return typeof stored === 'string' && stored !== start ? [[path, stored]] : []
  if (!start || typeof start !== 'object' || !stored || typeof stored !== 'object') return []
  const kept = new Map<string, unknown>(Object.entries(stored))
  return Object.entries(start).flatMap(([name, value]) =>
    draftedTexts(value, kept.get(name), path ? `${path}.${name}` : name),
  )
}

/**
 * Writes typed text into the draft, and restores it when the form is shown again.
 * @returns whether anything was restored, and a function that deletes the draft
 */
const useDraft = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  start: Values,
  draft: DraftKeeper | undefined,
): [restored: boolean, forget: () => void] => {
  const [restored, setRestored] = useState(false)
  const saved = useRef(start)
  const keeper = useRef(draft)
  useEffect(() => {
    saved.current = start
  })
  useEffect(() => {
    const kept = keeper.current
    if (!kept) return undefined
    // Text typed before this code loaded is newer than the draft. The paths come from the form's own start values, and so do the kinds of values.
    const texts = draftedTexts(saved.current, kept.read()).filter(
      ([path]) => !form.getFieldState(path as FieldPath<Values>).isDirty,
    )
    for (const [path, text] of texts) {
      const name = path as FieldPath<Values>
      form.setValue(name, text as FieldPathValue<Values, typeof name>, { shouldDirty: true })
    }
    if (texts.length > 0) setRestored(true)
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        // The draft is what differs from the saved values.
        const changed = draftedTexts(saved.current, values).length > 0
        kept.write(changed ? values : null)
      },
    })
  }, [form])
  const forget = () => {
    keeper.current?.write(null)
    setRestored(false)
  }
  return [restored, forget]
}
