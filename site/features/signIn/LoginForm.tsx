import type { ReactNode } from 'react'
import { useServices } from '../../app/services.ts'
import { TextField } from '../../components/forms/Field.tsx'
import { Form } from '../../components/forms/Form.tsx'
import { useForm } from '../../components/forms/useForm.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { useSignInStep } from './SignInSteps.tsx'

interface LoginFormProps {
  submit: string
  children?: ReactNode
}

/** E-mail and password. `SignInSteps` around it begins the session. */
export const LoginForm = ({ submit, children }: LoginFormProps) => {
  const { fields, fieldProblems } = useTexts('common')
  const { api } = useServices()
  const take = useSignInStep()
  const form = useForm({
    schema: async () => (await import('../../../shared/contract/people/account.ts')).loginRequestSchema,
    labels: { email: fields.email, password: fields.password },
    async call(values) {
      const { login } = await import('../../../shared/contract/people/account.ts')
      await take(await login(api, values))
    },
    say: null,
    explain: ({ kind, status }) =>
      kind === 'unauthorized' || (kind === 'refused' && status !== 429)
        ? fieldProblems['password:mismatch']
        : undefined,
  })
  return (
    <Form form={form} submit={submit}>
      <TextField form={form} name="email" type="email" autoComplete="username" inputMode="email" />
      <TextField form={form} name="password" type="password" autoComplete="current-password" />
      {children}
    </Form>
  )
}
