/** A form that begins with values: it keeps drafts, and follows what is saved elsewhere. */
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ApiError } from '../../../shared/contract/transport.ts'
import { type FieldName, type FormOptions, type FormState, useForm } from './useForm.ts'
import { type FieldValue, type FieldValues, fillField, isTouched, readFields } from './formFields.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './Form.module.css'
import { draftPrefix } from './forgetDrafts.ts'

interface SavedFormOptions<Values, Sent, Result> extends FormOptions<Values, Sent, Result> {
  /** The fields' values at first, and again when new values have arrived from the server. */
  start: Values
  /** Empties the form after sending, for another entry. */
  once?: boolean
  /** Keeps typed text through a reload and the end of the session, for one person and form. Never for passwords. */
  draft?: { userId: number; name: string }
  /** Somebody saved other values meanwhile (409): reads them, so they arrive as `start`. Typed text stays, and the form shows what is new. */
  onMeanwhile?: () => Promise<unknown>
  /** What people see for a value; itself if absent. */
  show?: (name: FieldName<Values>, value: string) => string
}

export interface SavedFormState<Name extends string> extends FormState<Name> {
  set(name: Name, value: FieldValue): void
}

/** `useForm` with saved values, a draft, and news of what somebody else saved. */
export const useSavedForm = <Values extends object, Sent, Result>(
  options: SavedFormOptions<Values, Sent, Result>,
): SavedFormState<FieldName<Values>> => {
  type Name = FieldName<Values>
  const { start, labels, once = false, onMeanwhile, show = (_name, value) => value, call } = options
  // The labels have the fields' names.
  const names = Object.keys(labels) as Name[]
  const valuesOf = (values: Values): FieldValues =>
    Object.fromEntries(names.filter((name) => labels[name] !== null).map((name) => [name, valueAt(values, name)]))

  /** What each field shows while nobody has changed it. */
  const clean = useRef(valuesOf(start))
  const latest = useRef(start)
  const shown = useRef('')
  const isNew = useRef(true)
  const isBehind = useRef(false)
  const [newer, setNewer] = useState<readonly News[]>([])

  const form = useForm<Values, Sent, Result>({
    ...options,
    async call(api, values) {
      isBehind.current = false
      const before = shown.current
      const sent = form.ref.current ? readFields(form.ref.current) : {}
      const result = await call(api, values).catch((error: unknown) => {
        if (onMeanwhile && error instanceof ApiError && error.status === 409) {
          isBehind.current = true
          void onMeanwhile()
        }
        throw error
      })
      // What was sent is saved now: the server's version (`900 001` becomes `900001`) replaces it, even if it has arrived already. What was typed since stays.
      const element = form.ref.current
      if (element) {
        const [empty, typed] = [valuesOf(latest.current), readFields(element)]
        if (once)
          fill(element, Object.fromEntries(Object.entries(empty).filter(([name]) => typed[name] === sent[name])))
        clean.current = { ...clean.current, ...(once ? empty : sent) }
      }
      if (shown.current !== before) shown.current = ''
      draft.forget()
      draft.write()
      setNewer([])
      return result
    },
  })
  const { ref } = form

  // After each render: the form may have appeared, or new values have arrived. It changes state only for values that it has not shown yet.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => {
    latest.current = start
    const element = ref.current
    const known = JSON.stringify(start)
    if (!element || shown.current === known) return
    const [before, now, typed] = [clean.current, valuesOf(start), readFields(element)]
    const isFirst = isNew.current
    isNew.current = false
    const isChanged = (name: string) =>
      isFirst ? isTouched(element, name) : name in typed && typed[name] !== before[name]
    // Without a refusal only what somebody typed over is worth a word: the other fields show the new values.
    const isNews = (name: string) =>
      before[name] !== now[name] && (isBehind.current || (isChanged(name) && typed[name] !== now[name]))
    if (!isFirst)
      setNewer(
        names.filter(isNews).map((name) => {
          const value = String(now[name] ?? '')
          return { label: labels[name] ?? name, value: value && show(name, value) }
        }),
      )
    fill(element, Object.fromEntries(Object.entries(now).filter(([name]) => !isChanged(name))))
    isBehind.current = false
    clean.current = now
    shown.current = known
  })

  // After the fields have their first values.
  const draft = useDraft(ref, options.draft, clean)
  useEffect(() => {
    // Pressed before the page's program loaded (start.ts).
    if (ref.current && 'pressed' in ref.current.dataset) ref.current.requestSubmit()
  }, [ref])

  return {
    ...form,
    notice: <SavedNotice restored={draft.restored} newer={newer} />,
    startOf: (name) => textAt(start, name),
    set(name, value) {
      if (ref.current) fill(ref.current, { [name]: value })
    },
    events: {
      ...form.events,
      onChange(event) {
        form.events.onChange(event)
        draft.write()
      },
    },
  }
}

/** The part of an object at `address.pin`, as a field shows it. */
const textAt = (values: unknown, name: string): string => {
  let part = values
  for (const key of name.split('.'))
    part = typeof part === 'object' && part ? new Map<string, unknown>(Object.entries(part)).get(key) : undefined
  return typeof part === 'string' || typeof part === 'number' ? String(part) : ''
}

/** What somebody else saved while this form was open. */
interface News {
  label: string
  value: string
}

interface NoticeProps {
  restored: boolean
  newer: readonly News[]
}

/** The form stays while the words load. */
const SavedNotice = (props: NoticeProps) => (
  <Suspense>{(props.restored || props.newer.length > 0) && <SavedNews {...props} />}</Suspense>
)

const SavedNews = ({ restored, newer }: NoticeProps) => {
  const { keptDraft, meanwhile } = useTexts('checks')
  return (
    <>
      {restored && (
        <p role="status" className={styles.good}>
          {keptDraft}
        </p>
      )}
      {newer.length > 0 && (
        <div role="status" className={styles.good}>
          <p>{meanwhile}</p>
          <ul>
            {newer.map(({ label, value }) => (
              <li key={label}>
                {label}: {value || '–'}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

const valueAt = (values: object, name: string): FieldValue => {
  const value = new Map<string, unknown>(Object.entries(values)).get(name)
  return typeof value === 'boolean' ? value : textAt(values, name)
}

/** Fills fields, and tells those who follow them (`useFieldValue`). */
const fill = (form: HTMLFormElement, values: FieldValues): void => {
  for (const [name, value] of Object.entries(values)) fillField(form, name, value)
  form.dispatchEvent(new Event('change'))
}

/** What a field holds now, while it changes. */
export const useFieldValue = <Name extends string>(form: FormState<Name>, name: Name): string =>
  useSyncExternalStore(
    (listener) => {
      const element = form.ref.current
      element?.addEventListener('input', listener)
      element?.addEventListener('change', listener)
      return () => {
        element?.removeEventListener('input', listener)
        element?.removeEventListener('change', listener)
      }
    },
    () => String((form.ref.current && readFields(form.ref.current)[name]) ?? form.startOf(name)),
    () => form.startOf(name),
  )

/** Typed text that is not saved yet, stored in this tab. It survives a reload, and the way through /login after the end of a session. */
const useDraft = (
  form: FormState<string>['ref'],
  options: { userId: number; name: string } | undefined,
  clean: { current: FieldValues },
) => {
  const key = options && `${draftPrefix}${options.userId}:${options.name}`
  const [restored, setRestored] = useState(false)
  /** Fields of the draft that are not on screen yet. */
  const waiting = useRef<ReadonlyArray<[name: string, text: string]>>(undefined)
  const store = (texts: Readonly<Record<string, unknown>> | undefined) => {
    if (!key) return
    try {
      if (texts) sessionStorage.setItem(key, JSON.stringify(texts))
      else sessionStorage.removeItem(key)
    } catch {
      // The browser stores nothing: the form itself still has the typed text.
    }
  }
  // After each render: a field of the draft may have appeared. It changes state only for a field that it has just filled.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => {
    const element = form.current
    if (!element) return
    waiting.current ??= readDraft(key)
    if (waiting.current.length === 0) return
    const typed = readFields(element)
    const ready = waiting.current.filter(([name]) => name in typed)
    waiting.current = waiting.current.filter(([name]) => !(name in typed))
    // Text typed before this code loaded is newer than the draft.
    const wanted = ready.filter(([name, text]) => typed[name] === clean.current[name] && typed[name] !== text)
    if (wanted.length === 0) return
    fill(element, Object.fromEntries(wanted))
    setRestored(true)
  })
  return {
    restored,
    write() {
      const typed = Object.entries(form.current ? readFields(form.current) : {})
      const changed = typed.filter(
        ([name, value]) => typeof value === 'string' && value !== (clean.current[name] ?? ''),
      )
      store(changed.length > 0 ? Object.fromEntries(changed) : undefined)
    },
    forget() {
      store(undefined)
      waiting.current = []
      setRestored(false)
    },
  }
}

const readDraft = (key: string | undefined): Array<[string, string]> => {
  try {
    const stored: unknown = JSON.parse((key && sessionStorage.getItem(key)) || 'null')
    return Object.entries(stored ?? {}).filter((one): one is [string, string] => typeof one[1] === 'string')
  } catch {
    return []
  }
}
