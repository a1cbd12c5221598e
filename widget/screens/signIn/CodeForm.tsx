import { useLayoutEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { asciiDigits } from '../../../shared/asciiDigits.ts'
import {
  type CodeSent,
  requestSignInCode,
  type SignInByCode,
  signInByCode,
  signInByCodeSchema,
} from '../../../shared/contract/people/signInCode.ts'
import { ApiError } from '../../../shared/contract/transport.ts'
import { useDialog, useTexts } from '../../dialogContext.ts'
import { useTimer } from '../../ui/hooks.ts'
import { type AccountField, AccountForm } from './AccountForm.tsx'
import { useNotice } from '../NoticeText.tsx'

/** A code that is on its way. */
export interface SentCode extends CodeSent {
  to: string
}

interface Props {
  sent: SentCode
  onSignedIn(): void
  /** The account needs a code of an app, too. */
  onCode(): void
  /** To another address, or another way. */
  onBack(): void
}

/** The address is not in this form. */
const schema = z.omit(signInByCodeSchema, { to: true })

const isSixDigits = (typed: unknown): boolean => /^\d{6}$/.test(asciiDigits(String(typed)).replace(/\s/g, ''))

/** What a newcomer may have to add. */
const newcomerFields = ['fullName', 'contactNo', 'email'] as const

/** The field for the code. A newcomer then adds name and phone, and the same code makes the account. */
export const CodeForm = ({ sent, onSignedIn, onCode, onBack }: Props) => {
  const texts = useTexts()
  const { api } = useDialog().environment
  const [{ to }] = useState(sent)
  const [more, setMore] = useState<readonly AccountField[]>([])
  const notice = useNotice(more.length > 0)
  const place = useRef<HTMLDivElement>(null)
  const find = (id: string) => place.current?.querySelector<HTMLInputElement>(`#${id}`)
  // The pressed button is gone, or new fields are there: the next field takes the focus.
  useLayoutEffect(() => find(more[0] ?? 'code')?.focus(), [more])
  useSmsCode(to, (code) => {
    const field = find('code')
    if (!field) return
    field.value = code
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

  const send = async (typed: Omit<SignInByCode, 'to'>) => {
    try {
      return await signInByCode(api, { ...typed, to, notice_version: notice?.version })
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      const missing = newcomerFields.filter((name) => fields[name] === 'required')
      if (missing.length === 0) throw error
      setMore(missing)
      return null
    }
  }
  return (
    <div ref={place}>
      <p role="status">{more.length > 0 ? texts.codeNewcomer : texts.codeSent(to)}</p>
      <AccountForm
        schema={schema}
        fields={['code', ...more]}
        submit={more.length > 0 ? texts.signUpButton : texts.codeSubmit}
        notice={notice}
        send={send}
        onSignedIn={onSignedIn}
        onCode={onCode}
        isWhole={({ code }) => more.length === 0 && isSixDigits(code)}
      />
      {more.length === 0 && <Again sent={sent} />}
      <p>
        <button type="button" className="link" onClick={onBack}>
          {texts.codeOther}
        </button>
      </p>
    </div>
  )
}

/** Another code, after a wait that is shown. */
const Again = ({ sent: { to, again_in } }: { sent: SentCode }) => {
  const texts = useTexts()
  const { api } = useDialog().environment
  const [seconds, setSeconds] = useState(again_in)
  const [message, setMessage] = useState(to.includes('@') ? texts.codeSpam : '')
  useTimer(seconds > 0 ? 1000 : undefined, () => setSeconds(seconds - 1), [seconds])
  const again = async (): Promise<void> => {
    if (seconds > 0) return
    setSeconds(again_in)
    try {
      setSeconds((await requestSignInCode(api, to)).again_in)
      setMessage(texts.codeSent(to))
    } catch (error) {
      const wait = error instanceof ApiError && error.status === 429 ? error.retryAfterSeconds : 0
      setSeconds(wait)
      setMessage(wait > 0 ? '' : texts.problems.unreachable[1])
    }
  }
  return (
    <>
      <p className="hint or" role="status">
        {message}
      </p>
      <button type="button" className="quiet" aria-disabled={seconds > 0} onClick={() => void again()}>
        {seconds > 0 ? texts.codeAgainIn(seconds) : texts.codeAgain}
      </button>
    </>
  )
}

/** Chromium on the phone that gets the SMS offers its code, after the owner agrees (WebOTP). Nothing happens elsewhere. */
const useSmsCode = (to: string, take: (code: string) => void): void => {
  useLayoutEffect(() => {
    if (to.includes('@') || !('OTPCredential' in globalThis)) return
    const life = new AbortController()
    const request = { otp: { transport: ['sms'] }, signal: life.signal } as CredentialRequestOptions
    navigator.credentials.get(request).then(
      (credential) => take((credential as unknown as { code: string }).code),
      () => undefined,
    )
    return () => life.abort()
  }, [])
}
