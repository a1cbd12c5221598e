import { useLayoutEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '../../../shared/contract/transport.ts'
import type { Notice } from '../../../shared/contract/people/myData.ts'
import type { SignInAnswer } from '../../../shared/contract/people/account.ts'
import type { LazyText } from '../../../shared/texts/en/lazyText.ts'
import { useDialog, useTexts } from '../../dialogContext.ts'
import { TextField } from '../../fields/TextField.tsx'
import { NoticeText } from '../NoticeText.tsx'

/** What the browser may fill in, and what it must show. */
const inputs = {
  fullName: { id: 'fullName', type: 'text', autoComplete: 'name' },
  email: { id: 'email', type: 'email', autoComplete: 'username' },
  contactNo: { id: 'contactNo', type: 'tel', autoComplete: 'tel' },
  password: { id: 'password', type: 'password', autoComplete: 'current-password' },
  newPassword: { id: 'password', type: 'password', autoComplete: 'new-password' },
  code: { id: 'code', type: 'text', autoComplete: 'one-time-code' },
} as const

export type AccountField = keyof typeof inputs
type Errors = Readonly<Record<string, string>>

interface Props<T> {
  /** The contract's own schema, so that dialog and server apply the same limits. */
  schema: z.ZodMiniType<T>
  fields: readonly AccountField[]
  submit: string
  /** Null: the form has more fields now. */
  send(request: T): Promise<SignInAnswer | null>
  onSignedIn(): void
  /** Above the button. */
  notice?: Notice | null
  /** The account needs a code, for which this form has no field. */
  onCode?(): void
  /** Another way to sign in, below the first field, with what is typed there. It is the main one. */
  other?: { label: string; main: string; take(typed: string): Promise<void> } | undefined
  /** Sends the form as soon as what is typed is whole. */
  isWhole?(typed: Readonly<Record<string, unknown>>): boolean
}

/** Signing in or making an account, on the trust's own origin only. Each problem appears at its field, and typed text stays. */
export const AccountForm = <T,>({
  schema,
  fields,
  submit,
  send,
  onSignedIn,
  notice,
  onCode,
  other,
  isWhole,
}: Props<T>) => {
  const texts = useTexts()
  const { environment, flow } = useDialog()
  const { session } = environment
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  const [shown, setShown] = useState(false)

  // After each refused try the first wrong field takes the focus, so that it is read out with its message.
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  const onSubmit = async (fields: FormData): Promise<void> => {
    const typed = Object.fromEntries(fields)
    const read = z.safeParse(schema, typed)
    if (!read.success) {
      const found: Record<string, string> = {}
      for (const { path, message } of read.error.issues) {
        const name = String(path[0])
        found[name] ??= accountProblem(texts, name, String(typed[name]).trim() ? message : 'required')
      }
      return setErrors(found)
    }
    await attempt(async () => {
      const answer = await send(read.data)
      if (!answer) return setBusy(false)
      if ('second_factor' in answer) return onCode?.()
      session.begin(answer)
      onSignedIn()
    })
  }

  const attempt = async (act: () => Promise<void>): Promise<void> => {
    setErrors({})
    setBusy(true)
    try {
      await act()
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'serverFault') flow.dispatch({ type: 'serverFault' })
      setErrors(failureOf(error, texts))
      setBusy(false)
    }
  }

  const typedIn = (): Record<string, unknown> => Object.fromEntries(new FormData(form.current ?? undefined))
  const takeOther = async (): Promise<void> => {
    const typed = String(typedIn()['email']).trim()
    if (busy || !other) return
    if (!typed) return setErrors({ email: accountProblem(texts, 'email', 'required') })
    await attempt(async () => {
      await other.take(typed)
      setBusy(false)
    })
  }

  return (
    // The key is of its fields: Enter in the address asks for the code.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void onSubmit(new FormData(event.currentTarget))
      }}
      onKeyDown={(event) => {
        // The form's own button would ask for a password that nobody has typed.
        if (!other || event.key !== 'Enter' || typedIn()['password'] || (event.target as Element).id !== 'email') return
        event.preventDefault()
        void takeOther()
      }}
      onInput={() => {
        if (!busy && form.current && isWhole?.(typedIn())) void onSubmit(new FormData(form.current))
      }}
    >
      {fields.flatMap((name) => {
        const { id, type, autoComplete } = inputs[name]
        const field = (
          <TextField
            key={id}
            id={id}
            type={type === 'password' && shown ? 'text' : type}
            label={(id === 'email' && other?.label) || texts.accountFields[name]}
            autoComplete={autoComplete}
            inputMode={id === 'code' ? 'numeric' : undefined}
            error={errors[id]}
          />
        )
        if (id !== 'email' || !other) return field
        return [
          field,
          <button key="other" type="button" className="main" aria-disabled={busy} onClick={() => void takeOther()}>
            {other.main}
          </button>,
          <p key="or" className="or">
            {texts.orPassword}
          </p>,
        ]
      })}
      {fields.some((name) => inputs[name].type === 'password') && (
        <label className="row check">
          <input type="checkbox" checked={shown} onChange={(event) => setShown(event.currentTarget.checked)} />
          {texts.showPassword}
        </label>
      )}
      {errors['form'] && (
        <p className="error" role="alert">
          {errors['form']}
        </p>
      )}
      {notice && <NoticeText notice={notice} />}
      <button className={other ? 'quiet wide' : 'main'} aria-disabled={busy}>
        {submit}
      </button>
    </form>
  )
}

/** The sentence for a code, specific to the field if there is one. Codes come from the contract's checks and from the server. */
const accountProblem = ({ accountProblems }: LazyText, name: string, code: string): string => {
  const sentences = new Map<string, string>(Object.entries(accountProblems))
  return sentences.get(`${name}:${code}`) ?? sentences.get(code) ?? accountProblems.other
}

/** The server's message, at its field if it names one. */
const failureOf = (error: unknown, texts: LazyText): Errors => {
  if (!(error instanceof ApiError)) return { form: texts.problems.unreachable[1] }
  const { kind, status, fields } = error
  if (status === 429) return { form: texts.waitSeconds(error.retryAfterSeconds) }
  // The server does not say which of e-mail and password was wrong, and neither do we.
  if (kind === 'unauthorized' || fields['password'] === 'mismatch') return { form: texts.signInFailed }
  if (status === 422) {
    const found: Record<string, string> = {}
    // The field of an address is `to` in the call, and `email` in the form.
    for (const [field, code] of Object.entries(fields)) {
      const name = field === 'to' ? 'email' : field
      found[name] = accountProblem(texts, name, code)
    }
    return Object.keys(found).length > 0 ? found : { form: texts.signInFailed }
  }
  return { form: texts.problems[kind === 'serverFault' || kind === 'timedOut' ? kind : 'unreachable'][1] }
}
