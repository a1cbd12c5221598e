import { type FormEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { ApiError } from '../../../shared/contract/transport.ts'
import { isSessionEnd } from '../../app/session/watchedTransport.ts'
import type { Checked, FieldCodes } from './checkText.ts'

type Check<T> = (text: FormData) => Checked<T>

/**
 * A form of text fields: checked by the contract's schema at submit. A field with a problem is checked again with every letter until it is corrected.
 * The fields keep their own text, so typed text is never lost.
 * @param loadSchema loads the schema and the code that checks it, when a visitor starts to type.
 * @param names the fields; a server's problem with another one concerns the whole.
 * @param send called with the parsed values, once at a time; its error becomes the shown problem.
 */
export const useTextForm = <T>(
  loadSchema: () => Promise<z.ZodMiniType<T>>,
  names: readonly string[],
  send: (values: T) => Promise<void>,
) => {
  const [codes, setCodes] = useState<FieldCodes>({})
  const [failure, setFailure] = useState<unknown>()
  const [sending, setSending] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const busy = useRef(false)
  const check = useRef<Check<T>>(undefined)

  /** @throws if the code did not load */
  const prepare = async (): Promise<Check<T>> => {
    const [{ checkText }, schema] = await Promise.all([import('./checkText.ts'), loadSchema()])
    check.current = (text) => checkText(schema, text)
    return check.current
  }

  const refuse = (fields: FieldCodes, whole?: unknown) => {
    setCodes(fields)
    setFailure(whole)
    setRefusals((count) => count + 1)
  }

  const submit = async (element: HTMLFormElement) => {
    if (busy.current) return
    busy.current = true
    const ready = check.current ?? (await prepare().catch(() => null))
    busy.current = false
    if (!ready) return refuse({}, new ApiError('unreachable'))
    const checked = ready(new FormData(element))
    if (!checked.good) return refuse(checked.codes)
    busy.current = true
    setSending(true)
    setCodes({})
    setFailure(undefined)
    try {
      await send(checked.values)
    } catch (error) {
      // The page is about to change: show nothing else.
      if (isSessionEnd(error)) return
      const fields = error instanceof ApiError ? error.fields : {}
      const own = Object.entries(fields).filter(([name]) => names.includes(name))
      if (own.length > 0) refuse(Object.fromEntries(own))
      else refuse({}, error)
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  return {
    codes,
    failure,
    sending,
    /** Increases with every refused try. */
    refusals,
    /** The code that checks the form loads when a visitor starts to type. */
    onFocus: () => void prepare().catch(() => {}),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      void submit(event.currentTarget)
    },
    onInput: (event: FormEvent<HTMLFormElement>) => {
      const { target } = event
      const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      const name = isText ? target.name : ''
      const checked = codes[name] && check.current?.(new FormData(event.currentTarget))
      if (!checked) return
      const { [name]: _mended, ...others } = codes
      const code = checked.good ? undefined : checked.codes[name]
      setCodes(code ? { ...codes, [name]: code } : others)
    },
  }
}
