/** What a sign-in with a code needs, after its first page: the button that sends one, and the forms that ask for it. */
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { signInWithCode } from '../../../shared/contract/people/secondFactor.ts'
import { codeWays, requestSignInCode } from '../../../shared/contract/people/signInCode.ts'
import type { SignedIn, SignInAnswer } from '../../../shared/contract/people/account.ts'
import { ApiError } from '../../../shared/contract/transport.ts'
import { currentLanguage } from '../../app/language/language.ts'
import { useServices } from '../../app/services.ts'
import { useAct } from '../../components/act/useAct.ts'
import { Button } from '../../components/Button.tsx'
import forms from '../../components/forms/Form.module.css'
import { loadTexts, useTexts } from '../../texts/useTexts.ts'
import { CodeEntry } from './CodeEntry.tsx'
import { SentCodeForm } from './SentCodeForm.tsx'
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
