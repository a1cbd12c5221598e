import type { SignedIn } from '../../../shared/contract/people/account.ts'
import { useServices } from '../../app/services.ts'
import { TextField } from '../../components/forms/Field.tsx'
import { Form } from '../../components/forms/Form.tsx'
import { useForm } from '../../components/forms/useForm.ts'
import { useTexts } from '../../texts/useTexts.ts'
import type { ShownNotice } from '../notice/useNotice.ts'

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
  const { fieldHints, weakPassword } = useTexts('account')
  const { session } = useServices()
  const form = useForm({
    schema: async () => (await import('../../../shared/contract/people/account.ts')).registerRequestSchema,
    labels: { ...fields, notice_version: null },
    problems: weakPassword,
    async call(api, values) {
      const { register } = await import('../../../shared/contract/people/account.ts')
      const signedIn = await register(api, { ...values, notice_version: notice?.version })
      session.begin(signedIn)
      then?.(signedIn)
    },
    say: null,
  })
  return (
    <Form form={form} submit={submit}>
      <TextField form={form} name="fullName" hint={fieldHints.fullName} autoComplete="name" />
      <TextField form={form} name="email" hint={fieldHints.email} type="email" autoComplete="email" inputMode="email" />
      <TextField
        form={form}
        name="contactNo"
        hint={fieldHints.contactNo}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
      />
      <TextField
        form={form}
        name="password"
        hint={fieldHints.newPasswordHint}
        type="password"
        autoComplete="new-password"
      />
      {notice?.view}
    </Form>
  )
}
