import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { asciiDigits } from '../../../shared/asciiDigits.ts'
import { requestSignInCode, signInByCode, signInByCodeSchema } from '../../../shared/contract/people/signInCode.ts'
import { ApiError } from '../../../shared/contract/transport.ts'
import { useAct } from '../../components/act/useAct.ts'
import { Button } from '../../components/Button.tsx'
import { fieldId, TextField } from '../../components/forms/Field.tsx'
import { Form } from '../../components/forms/Form.tsx'
import { useForm } from '../../components/forms/useForm.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { useNotice } from '../notice/useNotice.ts'
import { type SentCode, useSignInStep } from './useSignInStep.ts'

/** The address is not in this form. */
const schema = z.omit(signInByCodeSchema, { to: true })

/** What a newcomer may have to add, and what the browser may fill in. */
const newcomer = {
  fullName: { autoComplete: 'name' },
  contactNo: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
} as const
type NewcomerField = keyof typeof newcomer

/** The field for a code by mail or SMS. A newcomer then adds name and phone, and the same code makes the account. */
export const SentCodeForm = ({ sent, back }: { sent: SentCode; back: () => void }) => {
  const { to } = sent
  const texts = useTexts('signIn').sentCode
  const { fields } = useTexts('common')
  const take = useSignInStep()
  const notice = useNotice()
  const [more, setMore] = useState<readonly NewcomerField[]>([])
  const form = useForm({
    schema: async () => schema,
    labels: {
      code: texts.code,
      fullName: fields.fullName,
      contactNo: fields.contactNo,
      email: fields.email,
      notice_version: null,
    },
    problems: { 'code:required': texts.required, 'code:code': texts.six, 'code:mismatch': texts.wrong },
    async call(api, values) {
      try {
        await take(await signInByCode(api, { ...values, to, notice_version: notice?.version }))
      } catch (error) {
        const wrong = error instanceof ApiError ? error.fields : {}
        const missing = (Object.keys(newcomer) as NewcomerField[]).filter((name) => wrong[name] === 'required')
        if (missing.length === 0) throw error
        setMore(missing)
      }
    },
    say: null,
  })
  // The pressed button is gone, or new fields are there: the next field takes the focus.
  const first = fieldId(form, more[0] ?? 'code')
  useEffect(() => document.getElementById(first)?.focus(), [first])
  const sendWhenWhole = (typed: string) => {
    if (more.length === 0 && /^\d{6}$/.test(asciiDigits(typed).replace(/\s/g, ''))) form.ref.current?.requestSubmit()
  }
  const field = useRef<HTMLDivElement>(null)
  useSmsCode(to, (code) => {
    const input = field.current?.querySelector('input')
    if (!input) return
    input.value = code
    sendWhenWhole(code)
  })
  return (
    <div className="flow-stack">
      <p role="status">{more.length > 0 ? texts.newcomer : texts.sent(to)}</p>
      <Form form={form} submit={more.length > 0 ? texts.create : texts.submit}>
        <div ref={field} onInput={({ target }) => target instanceof HTMLInputElement && sendWhenWhole(target.value)}>
          <TextField form={form} name="code" inputMode="numeric" autoComplete="one-time-code" />
        </div>
        {more.map((name) => (
          <TextField key={name} form={form} name={name} {...newcomer[name]} />
        ))}
        {more.length > 0 && notice?.view}
      </Form>
      {more.length === 0 && <Again sent={sent} />}
      <Button look="text" onClick={back}>
        {texts.other}
      </Button>
    </div>
  )
}

/** Another code, after a wait that is shown. */
const Again = ({ sent: { to, again_in } }: { sent: SentCode }) => {
  const texts = useTexts('signIn').sentCode
  const [seconds, setSeconds] = useState(again_in)
  useEffect(() => {
    if (seconds <= 0) return undefined
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  const act = useAct({
    async call(api) {
      setSeconds((await requestSignInCode(api, to)).again_in)
    },
    say: texts.sent(to),
  })
  return (
    <>
      <p role="status" className="text-small">
        {act.message || (to.includes('@') ? texts.spam : '')}
      </p>
      {act.failure && (
        <p role="alert" className="text-wrong">
          {act.failure}
        </p>
      )}
      <Button look="outline" busy={seconds > 0 || act.busy} onClick={() => void act.run()}>
        {seconds > 0 ? texts.againIn(seconds) : texts.again}
      </Button>
    </>
  )
}

/** Chromium on the phone that gets the SMS offers its code, after the owner agrees (WebOTP). Nothing happens elsewhere. */
const useSmsCode = (to: string, take: (code: string) => void): void => {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    if (to.includes('@') || !('OTPCredential' in window)) return undefined
    const life = new AbortController()
    const request = { otp: { transport: ['sms'] }, signal: life.signal } as CredentialRequestOptions
    navigator.credentials.get(request).then(
      (credential) => latest.current((credential as unknown as { code: string }).code),
      () => undefined,
    )
    return () => life.abort()
  }, [to])
}
