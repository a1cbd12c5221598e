import { type FormEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { ApiError } from '../../shared/api/apiError.ts'
import { checkText, type FieldCodes } from './checkText.ts'

/**
 * A form of text fields: checked by the contract's schema at submit, and a field with a problem again with every letter until it is mended. The
 * fields keep their own text, so nothing typed is ever lost.
 * @param names the fields; a server's problem with another one concerns the whole
 * @param send called with the parsed values, once at a time; what it throws becomes the problem that is shown
 */
export const useTextForm = <T>(
  schema: z.ZodMiniType<T>,
  names: readonly string[],
  send: (values: T) => Promise<void>,
) => {
  const [codes, setCodes] = useState<FieldCodes>({})
  const [failure, setFailure] = useState<unknown>()
  const [sending, setSending] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const busy = useRef(false)

  const refuse = (fields: FieldCodes, whole?: unknown) => {
    setCodes(fields)
    setFailure(whole)
    setRefusals((count) => count + 1)
  }

  const submit = async (form: HTMLFormElement) => {
    if (busy.current) return
    const checked = checkText(schema, new FormData(form))
    if (!checked.good) return refuse(checked.codes)
    busy.current = true
    setSending(true)
    setCodes({})
    setFailure(undefined)
    try {
      await send(checked.values)
    } catch (error) {
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
    /** Grows with every refused try. */
    refusals,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      void submit(event.currentTarget)
    },
    onInput: (event: FormEvent<HTMLFormElement>) => {
      const name = event.target instanceof HTMLInputElement ? event.target.name : ''
      if (!codes[name]) return
      const checked = checkText(schema, new FormData(event.currentTarget))
      const { [name]: _mended, ...others } = codes
      const code = checked.good ? undefined : checked.codes[name]
      setCodes(code ? { ...codes, [name]: code } : others)
    },
  }
}
