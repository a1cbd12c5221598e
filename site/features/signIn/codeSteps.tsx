/** What a sign-in with a code needs, after its first page: the button that sends one, and the forms that ask for it. */
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { asciiDigits } from '../../../shared/asciiDigits.ts'
import { signInWithCode } from '../../../shared/contract/people/secondFactor.ts'
import {
  codeWays,
  requestSignInCode,
  signInByCode,
  signInByCodeSchema,
} from '../../../shared/contract/people/signInCode.ts'
import type { SignedIn, SignInAnswer } from '../../../shared/contract/people/account.ts'
import { ApiError } from '../../../shared/contract/transport.ts'
import { currentLanguage } from '../../app/language/language.ts'
import { useServices } from '../../app/services.ts'
import { useAct } from '../../components/act/useAct.ts'
import { Button } from '../../components/Button.tsx'
import { fieldId, TextField } from '../../components/forms/Field.tsx'
import { Form } from '../../components/forms/Form.tsx'
import forms from '../../components/forms/Form.module.css'
import { useForm } from '../../components/forms/useForm.ts'
import { loadTexts, useTexts } from '../../texts/useTexts.ts'
import { useNotice } from '../notice/useNotice.ts'
import { CodeEntry } from './CodeEntry.tsx'
import { type SentCode, useSignInStep } from './useSignInStep.ts'
import styles from './SocialSignIn.module.css'

/** The form for the code that a sign-in waits for: one that was sent, or one of the second factor. */
export const nextStep = async (
  answer: Exclude<SignInAnswer, SignedIn> | SentCode,
  finish: (signedIn: SignedIn) => void,
  back: () => void,
): Promise<ReactNode> => {
  await Promise.all([loadTexts('signIn', currentLanguage()), loadTexts('checks', currentLanguage())])
  if ('to' in answer) return <SentCodeForm key="sent" sent={answer} back={back} />
  return <CodeForm key="factor" token={answer.second_factor.token} then={finish} again={back} />
}

interface CodeFormProps {
  /** Of the first half of the sign-in. */
  token: string
  then: (signedIn: SignedIn) => void
  /** Begins again with the password. */
  again: () => void
}

/** The second half of a sign-in: six digits of the authenticator app, or a recovery code. */
const CodeForm = ({ token, then, again }: CodeFormProps) => {
  const texts = useTexts('signIn').secondFactor
  const [byRecovery, setByRecovery] = useState(false)
  const recovery = { label: texts.recoveryCode, hint: texts.recoveryHint, inputMode: 'text', byHand: true } as const
  const place = useRef<HTMLDivElement>(null)
  // The field that was in use is gone: the next one takes the focus, and is read out.
  useEffect(() => place.current?.querySelector('input')?.focus(), [byRecovery])
  return (
    <div ref={place} className="flow-stack">
      <h2>{texts.heading}</h2>
      <CodeEntry
        key={String(byRecovery)}
        {...(byRecovery && recovery)}
        submit={texts.submit}
        call={async (api, code) => then(await signInWithCode(api, { token, code }))}
      >
        <div className={forms.ways}>
          <Button look="text" className={forms.link} onClick={() => setByRecovery(!byRecovery)}>
            {byRecovery ? texts.useApp : texts.useRecovery}
          </Button>
          <Button look="text" className={forms.link} onClick={again}>
            {texts.again}
          </Button>
        </div>
      </CodeEntry>
    </div>
  )
}

/** Sends a code to the address in the field `email` of the form around it. `SignInSteps` then shows the field for the code. */
export const CodeRequest = ({ form }: { form: RefObject<HTMLFormElement | null> }) => {
  const texts = useTexts('signIn').sentCode
  const { fieldProblems } = useTexts('checks')
  const take = useSignInStep()
  const answer = useCodeWays()
  const ways = answer ?? ['mail']
  const [isEmpty, setEmpty] = useState(false)
  const act = useAct({
    call: async (api, to: string) => take({ to, ...(await requestSignInCode(api, to)) }),
    say: null,
    explain: ({ fields }) =>
      fields['to'] === 'no_sms' ? texts.noSms : fields['to'] ? fieldProblems['email:email'] : undefined,
  })
  const typedIn = (name: string): string =>
    String(form.current ? (new FormData(form.current).get(name) ?? '') : '').trim()
  const send = () => {
    const typed = typedIn('email')
    setEmpty(!typed)
    if (typed) void act.run(typed)
  }
  const sendOnEnter = useEffectEvent((event: KeyboardEvent) => {
    const isAddress = event.target instanceof HTMLInputElement && event.target.name === 'email'
    // The form's own button would ask for a password that nobody has typed.
    if (event.key !== 'Enter' || !isAddress || !ways[0] || typedIn('password')) return
    event.preventDefault()
    send()
  })
  useEffect(() => {
    const around = form.current
    const hear = (event: KeyboardEvent) => sendOnEnter(event)
    around?.addEventListener('keydown', hear)
    return () => around?.removeEventListener('keydown', hear)
  }, [form])
  if (!ways[0]) return null
  const problem = isEmpty ? fieldProblems['email:required'] : act.failure
  return (
    <div className={styles.code}>
      <Button busy={act.busy} onClick={send}>
        {texts.send}
      </Button>
      {problem && (
        <p role="alert" className="text-wrong">
          {problem}
        </p>
      )}
      {answer && <p className="text-small">{ways.includes('sms') ? texts.smsToo : texts.mailOnly}</p>}
      <p className={styles.or}>{texts.orPassword}</p>
    </div>
  )
}

/**
 * How the trust sends codes; undefined until the answer, when mail is the best guess. A back end that does not know the call sends none; one that does not
 * answer now may send mails.
 */
const useCodeWays = (): readonly ('mail' | 'sms')[] | undefined => {
  const { api } = useServices()
  const [ways, setWays] = useState<readonly ('mail' | 'sms')[]>()
  useEffect(() => {
    let gone = false
    codeWays(api).then(
      (answer) => !gone && setWays(answer.ways),
      (error: unknown) => !gone && setWays(error instanceof ApiError && error.status === 404 ? [] : ['mail']),
    )
    return () => {
      gone = true
    }
  }, [api])
  return ways
}

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
const SentCodeForm = ({ sent, back }: { sent: SentCode; back: () => void }) => {
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
