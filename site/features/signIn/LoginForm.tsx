import type { ReactNode } from 'react'
import { useServices } from '../../app/services.ts'
import { useSignInStep } from '../secondFactor/SignInSteps.tsx'
import { AccountForm } from './AccountForm.tsx'
import { useTexts } from '../../texts/useTexts.ts'

interface LoginFormProps {
  submit: string
  children?: ReactNode
}

/** E-mail and password. `SignInSteps` around it begins the session. */
export const LoginForm = ({ submit, children }: LoginFormProps) => {
  const { fields, fieldProblems } = useTexts('common')
  const { api } = useServices()
  const take = useSignInStep()
  return (
    <AccountForm
      schema={async () => (await import('../../../shared/contract/people/account.ts')).loginRequestSchema}
      fields={[
        { name: 'email', label: fields.email, type: 'email', autoComplete: 'username', inputMode: 'email' },
        { name: 'password', label: fields.password, type: 'password', autoComplete: 'current-password' },
      ]}
      submit={submit}
      send={async (values) => {
        const { login } = await import('../../../shared/contract/people/account.ts')
        await take(await login(api, values))
      }}
      explain={({ kind, status }) =>
        kind === 'unauthorized' || (kind === 'refused' && status !== 429)
          ? fieldProblems['password:mismatch']
          : undefined
      }
    >
      {children}
    </AccountForm>
  )
}
