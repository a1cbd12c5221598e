import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { ApiError } from '../../../shared/contract/transport.ts'
import { resetPassword, resetPasswordRequestSchema } from '../../../shared/contract/people/account.ts'
import { paths } from '../../app/paths.ts'
import { useServices } from '../../app/services.ts'
import { TextField } from '../../components/forms/Field.tsx'
import { Form } from '../../components/forms/Form.tsx'
import forms from '../../components/forms/Form.module.css'
import { useForm } from '../../components/forms/useForm.ts'
import { AccountPage } from '../../components/AccountPage.tsx'
import { LinkButton } from '../../components/Button.tsx'
import { useTexts } from '../../texts/useTexts.ts'

const passwordSchema = z.pick(resetPasswordRequestSchema, { password: true })

/** Whether a refusal is about the link and not about the password. */
const isUselessLink = (error: unknown) =>
  error instanceof ApiError && error.kind === 'refused' && error.status !== 429 && !('password' in error.fields)

/** The token is behind `#`, so that it reaches no server. Links of earlier mails have it in the query. */
const tokenIn = ({ hash, search }: { hash: string; search: string }): string | null =>
  new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token')

/** A new password by the link in the mail (`#token=`). */
export const ResetPasswordPage = () => {
  const { fieldHints, reset, weakPassword } = useTexts('account')
  const { session } = useServices()
  const navigate = useNavigate()
  const address = useLocation()
  const [token] = useState(() => tokenIn(address))
  const [useless, setUseless] = useState(!token)

  // The link opens an account: it must not stay in the address bar, the history or a screenshot, nor in a return path.
  useEffect(() => void navigate(paths.resetPassword, { replace: true }), [navigate])

  const form = useForm({
    schema: async () => passwordSchema,
    labels: { password: fieldHints.newPassword },
    problems: weakPassword,
    async call(api, { password }) {
      if (!token) return
      try {
        await resetPassword(api, { token, password })
      } catch (error) {
        if (!isUselessLink(error)) throw error
        setUseless(true)
        return
      }
      // A new password ends every session of the account, also this browser's.
      session.end('logout')
      void navigate(paths.login, { state: 'changed', replace: true })
    },
    say: null,
  })

  if (useless || !token) {
    return (
      <AccountPage key="useless" title={fieldHints.newPassword} heading={reset.useless} lead={reset.uselessText}>
        <LinkButton to={paths.forgetPassword} className={forms.submit}>
          {reset.another}
        </LinkButton>
      </AccountPage>
    )
  }
  return (
    <AccountPage key="choose" title={fieldHints.newPassword} heading={reset.heading} lead={reset.lead}>
      <Form form={form} submit={reset.submit}>
        <TextField
          form={form}
          name="password"
          hint={fieldHints.newPasswordHint}
          type="password"
          autoComplete="new-password"
        />
      </Form>
    </AccountPage>
  )
}
