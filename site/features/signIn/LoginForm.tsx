import { Link } from 'react-router-dom'
import { href } from '../../app/paths.ts'
import { TextField } from '../../components/forms/Field.tsx'
import { Form } from '../../components/forms/Form.tsx'
import forms from '../../components/forms/Form.module.css'
import { useForm } from '../../components/forms/useForm.ts'
import { lazyPart } from '../../framework/lazyPart.tsx'
import { currentTexts, useTexts } from '../../texts/useTexts.ts'
import { useSignInStep } from './useSignInStep.ts'
import styles from './SocialSignIn.module.css'

interface LoginFormProps {
  submit: string
  /** Path of this site to which a visitor with a new password returns. */
  next?: string | null
}

/** If its code does not load, the password works, and the next visit requests it again. */
const LazyCodeRequest = lazyPart(async () => (await import('./codeSteps.tsx')).CodeRequest, {
  texts: ['signIn', 'checks'],
  loading: <div className={styles.code} />,
  failed: null,
  browserOnly: true,
})

/** A code to the address, or a password. `SignInSteps` around it begins the session. */
export const LoginForm = ({ submit, next }: LoginFormProps) => {
  const { fields } = useTexts('common')
  const { login: texts } = useTexts('account')
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
      <Link to={href.forgetPassword(next ?? undefined)} className={forms.link}>
        {texts.forgot}
      </Link>
    </Form>
  )
}
