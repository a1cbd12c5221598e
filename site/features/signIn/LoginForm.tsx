import type { ReactNode } from 'react'
import { TextField } from '../../components/forms/Field.tsx'
import { Form } from '../../components/forms/Form.tsx'
import { useForm } from '../../components/forms/useForm.ts'
import { lazyPart } from '../../framework/lazyPart.tsx'
import { currentTexts, useTexts } from '../../texts/useTexts.ts'
import { useSignInStep } from './useSignInStep.ts'
import styles from './SocialSignIn.module.css'

interface LoginFormProps {
  submit: string
  children?: ReactNode
}

/** If its code does not load, the password works, and the next visit requests it again. */
const LazyCodeRequest = lazyPart(async () => (await import('./codeSteps.tsx')).CodeRequest, {
  texts: ['signIn', 'checks'],
  loading: <div className={styles.code} />,
  failed: null,
  browserOnly: true,
})

/** A code to the address, or a password. `SignInSteps` around it begins the session. */
export const LoginForm = ({ submit, children }: LoginFormProps) => {
  const { fields } = useTexts('common')
  const take = useSignInStep()
  const form = useForm({
    schema: async () => (await import('../../../shared/contract/people/account.ts')).loginRequestSchema,
    labels: { email: fields.email, password: fields.password },
    async call(api, values) {
      const { login } = await import('../../../shared/contract/people/account.ts')
      await take(await login(api, values))
    },
    say: null,
    explain: ({ kind, status }) =>
      kind === 'unauthorized' || (kind === 'refused' && status !== 429)
        ? currentTexts('checks').fieldProblems['password:mismatch']
        : undefined,
  })
  return (
    <Form form={form} submit={submit} look="outline">
      <TextField form={form} name="email" type="email" autoComplete="username" inputMode="email" />
      <LazyCodeRequest form={form.ref} />
      <TextField form={form} name="password" type="password" autoComplete="current-password" />
      {children}
    </Form>
  )
}
