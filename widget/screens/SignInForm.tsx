import { useState } from 'react'
import * as z from 'zod/mini'
import { login } from '../../shared/api/session.ts'
import { ApiError } from '../../shared/api/apiError.ts'
import { loginRequestSchema } from '../../shared/contract/account.ts'
import type { LaterMessages } from '../../shared/messages/en/later.ts'
import { useDialog } from '../dialogContext.ts'
import { TextField } from '../fields/TextField.tsx'
import { siteAddress } from '../siteAddress.ts'

type Errors = Partial<Record<'email' | 'password' | 'form', string>>

const failureText = (error: unknown, later: LaterMessages): string => {
  if (!(error instanceof ApiError)) return later.problems.unreachable[1]
  if (error.kind === 'unauthorized' || error.status === 422) return later.signInFailed
  if (error.status === 429) return later.waitSeconds(error.retryAfterSeconds)
  return later.problems[error.kind === 'serverFault' || error.kind === 'timedOut' ? error.kind : 'unreachable'][1]
}

/** E-mail and password, on the trust's own origin only. What was typed stays if it fails. */
export const SignInForm = ({ later, onSignedIn }: { later: LaterMessages; onSignedIn(): void }) => {
  const { environment } = useDialog()
  const { api, session, options } = environment
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  const [shown, setShown] = useState(false)

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const read = z.safeParse(loginRequestSchema, Object.fromEntries(new FormData(form)))
    if (!read.success) {
      const wrong = new Set(read.error.issues.map((issue) => issue.path[0]))
      setErrors({
        ...(wrong.has('email') ? { email: later.emailWrong } : {}),
        ...(wrong.has('password') ? { password: later.required } : {}),
      })
      form.querySelector<HTMLInputElement>(wrong.has('email') ? '#email' : '#password')?.focus()
      return
    }
    setErrors({})
    setBusy(true)
    try {
      session.begin(await login(api, read.data))
      onSignedIn()
    } catch (error) {
      setErrors({ form: failureText(error, later) })
      setBusy(false)
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void submit(event.currentTarget)
      }}
    >
      <TextField id="email" type="email" label={later.email} autoComplete="username" error={errors.email} />
      <TextField
        id="password"
        type={shown ? 'text' : 'password'}
        label={later.password}
        autoComplete="current-password"
        error={errors.password}
      />
      <label className="check">
        <input type="checkbox" checked={shown} onChange={(event) => setShown(event.currentTarget.checked)} />
        {later.showPassword}
      </label>
      {errors.form && (
        <p className="error" role="alert">
          {errors.form}
        </p>
      )}
      <button className="main" aria-disabled={busy}>
        {later.signInButton}
      </button>
      <p className="row">
        <a className="link" href={siteAddress(options.siteRoot, '/forget-password')}>
          {later.forgot}
        </a>
        <a className="link" href={siteAddress(options.siteRoot, '/signup?next=/donate')}>
          {later.newHere}
        </a>
      </p>
    </form>
  )
}
