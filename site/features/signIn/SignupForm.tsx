import type { SignedIn } from '../../../shared/contract/people/account.ts'
import { useServices } from '../../app/services.ts'
import { AccountForm } from './AccountForm.tsx'
import type { ShownNotice } from '../notice/useNotice.ts'
import { useTexts } from '../../texts/useTexts.ts'

interface SignupFormProps {
  submit: string
  /** What the trust keeps about people, above the button. */
  notice?: ShownNotice | undefined
  /** After the session has begun. */
  then?: (signedIn: SignedIn) => void
}

/** A new account; begins its session. */
export const SignupForm = ({ submit, notice, then }: SignupFormProps) => {
  const { fields } = useTexts('common')
  const { weakPassword } = useTexts('account')
  const { api, session } = useServices()
  return (
    <AccountForm
      schema={async () => (await import('../../../shared/contract/people/account.ts')).registerRequestSchema}
      fields={[
        { name: 'fullName', label: fields.fullName, hint: fields.fullNameHint, type: 'text', autoComplete: 'name' },
        {
          name: 'email',
          label: fields.email,
          hint: fields.emailHint,
          type: 'email',
          autoComplete: 'email',
          inputMode: 'email',
        },
        {
          name: 'contactNo',
          label: fields.contactNo,
          hint: fields.contactNoHint,
          type: 'tel',
          autoComplete: 'tel',
          inputMode: 'tel',
        },
        {
          name: 'password',
          label: fields.password,
          hint: fields.newPasswordHint,
          type: 'password',
          autoComplete: 'new-password',
        },
      ]}
      problems={weakPassword}
      submit={submit}
      send={async (values) => {
        const { register } = await import('../../../shared/contract/people/account.ts')
        const signedIn = await register(api, { ...values, notice_version: notice?.version })
        session.begin(signedIn)
        then?.(signedIn)
      }}
    >
      {notice?.view}
    </AccountForm>
  )
}
