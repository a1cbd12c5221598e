import type { ReactNode } from 'react'
import type { SignedIn } from '../../shared/contract/people/session.ts'
import { useTexts } from '../app/texts.ts'
import { useServices } from '../app/services.ts'
import { AccountForm } from './AccountForm.tsx'

interface LoginFormProps {
  submit: string
  children?: ReactNode
  /** After the session has begun. */
  then?: (signedIn: SignedIn) => void
}

/** E-mail and password; begins the session. */
export const LoginForm = ({ submit, children, then }: LoginFormProps) => {
  const { fields, fieldProblems } = useTexts()
  const { api, session } = useServices()
  return (
    <AccountForm
      schema={async () => (await import('../../shared/contract/people/account.ts')).loginRequestSchema}
      fields={[
        { name: 'email', label: fields.email, type: 'email', autoComplete: 'username', inputMode: 'email' },
        { name: 'password', label: fields.password, type: 'password', autoComplete: 'current-password' },
      ]}
      submit={submit}
      send={async (values) => {
        const { login } = await import('../../shared/api/session.ts')
        const signedIn = await login(api, values)
        session.begin(signedIn)
        then?.(signedIn)
      }}
      explain={({ kind, status }) =>
        kind === 'unauthorized' || (kind === 'refused' && status !== 429) ? fieldProblems.wrongSignIn : undefined
      }
    >
      {children}
    </AccountForm>
  )
}
