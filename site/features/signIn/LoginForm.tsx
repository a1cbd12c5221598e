import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { ApiError } from '../../../shared/contract/transport.ts'
import { useServices } from '../../app/services.ts'
import { useAct } from '../../components/act/useAct.ts'
import { Button } from '../../components/Button.tsx'
import flow from '../../components/Flow.module.css'
import text from '../../components/Text.module.css'
import { TextField } from '../../components/forms/Field.tsx'
import { Form } from '../../components/forms/Form.tsx'
import { useForm } from '../../components/forms/useForm.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { useSignInStep } from './SignInSteps.tsx'

interface LoginFormProps {
  submit: string
  children?: ReactNode
}

/** A code to the address, or a password. `SignInSteps` around it begins the session. */
export const LoginForm = ({ submit, children }: LoginFormProps) => {
  const { fields, fieldProblems } = useTexts('common')
  const { login } = useTexts('account')
  const { api } = useServices()
  const take = useSignInStep()
  const form = useForm({
    schema: async () => (await import('../../../shared/contract/people/account.ts')).loginRequestSchema,
    labels: { email: fields.email, password: fields.password },
    async call(values) {
      const account = await import('../../../shared/contract/people/account.ts')
      await take(await account.login(api, values))
    },
    say: null,
    explain: ({ kind, status }) =>
      kind === 'unauthorized' || (kind === 'refused' && status !== 429)
        ? fieldProblems['password:mismatch']
        : undefined,
  })
  const ways = useCodeWays()
  const code = useAct({
    async call(to: string) {
      const { requestSignInCode } = await import('../../../shared/contract/people/signInCode.ts')
      await take({ to, ...(await requestSignInCode(api, to)) })
    },
    say: null,
    explain: ({ fields: wrong }) =>
      wrong['to'] === 'no_sms' ? login.noSms : wrong['to'] ? fieldProblems['email:email'] : undefined,
  })
  const [isEmpty, setEmpty] = useState(false)
  const send = () => {
    const typed = typedIn(form.ref.current, 'email')
    setEmpty(!typed)
    if (typed) void code.run(typed)
  }
  const named = { ...form, labels: { ...form.labels, email: ways.includes('sms') ? login.emailOrPhone : fields.email } }
  const sendOnEnter = (event: KeyboardEvent) => {
    // The form's own button would ask for a password that nobody has typed.
    if (event.key !== 'Enter' || !ways[0] || typedIn(form.ref.current, 'password')) return
    event.preventDefault()
    send()
  }
  return (
    <Form form={named} submit={submit} look={ways[0] ? 'outline' : 'primary'}>
      <div onKeyDown={sendOnEnter}>
        <TextField form={named} name="email" type="email" autoComplete="username" inputMode="email" />
      </div>
      {ways[0] && (
        <div className={flow.stack}>
          <Button busy={code.busy} onClick={send}>
            {login.sendCode}
          </Button>
          {(isEmpty || code.failure) && (
            <p role="alert" className={text.wrong}>
              {isEmpty ? fieldProblems['email:required'] : code.failure}
            </p>
          )}
          <p className={text.small}>{login.orPassword}</p>
        </div>
      )}
      <TextField form={form} name="password" type="password" autoComplete="current-password" />
      {children}
    </Form>
  )
}

const typedIn = (form: HTMLFormElement | null, name: string): string =>
  String(form ? (new FormData(form).get(name) ?? '') : '').trim()

/** How the trust sends codes. A back end that does not know the call sends none; one that does not answer now may send mails. */
const useCodeWays = (): readonly ('mail' | 'sms')[] => {
  const { api } = useServices()
  const [ways, setWays] = useState<readonly ('mail' | 'sms')[]>(['mail'])
  useEffect(() => {
    let gone = false
    const ask = async () => {
      const { codeWays } = await import('../../../shared/contract/people/signInCode.ts')
      const answer = await codeWays(api)
      if (!gone) setWays(answer.ways)
    }
    ask().catch((error: unknown) => !gone && error instanceof ApiError && error.status === 404 && setWays([]))
    return () => {
      gone = true
    }
  }, [api])
  return ways
}
