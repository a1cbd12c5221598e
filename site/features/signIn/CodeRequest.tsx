import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { codeWays, requestSignInCode } from '../../../shared/contract/people/signInCode.ts'
import { ApiError } from '../../../shared/contract/transport.ts'
import { useServices } from '../../app/services.ts'
import { useAct } from '../../components/act/useAct.ts'
import { Button } from '../../components/Button.tsx'
import text from '../../components/Text.module.css'
import { useTexts } from '../../texts/useTexts.ts'
import { useSignInStep } from './useSignInStep.ts'
import styles from './SocialSignIn.module.css'

/** Sends a code to the address in the field `email` of the form around it. `SignInSteps` then shows the field for the code. */
export const CodeRequest = ({ form }: { form: RefObject<HTMLFormElement | null> }) => {
  const texts = useTexts('signIn').sentCode
  const { fieldProblems } = useTexts('checks')
  const { api } = useServices()
  const take = useSignInStep()
  const answer = useCodeWays()
  const ways = answer ?? ['mail']
  const [isEmpty, setEmpty] = useState(false)
  const act = useAct({
    call: async (to: string) => take({ to, ...(await requestSignInCode(api, to)) }),
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
        <p role="alert" className={text.wrong}>
          {problem}
        </p>
      )}
      {answer && <p className={text.small}>{ways.includes('sms') ? texts.smsToo : texts.mailOnly}</p>}
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
