import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { ApiError } from '../../../shared/api/apiError.ts'
import type { User } from '../../../shared/contract/people/session.ts'
import { paths } from '../../app/paths.ts'
import { useTexts } from '../../app/texts.ts'
import { isSessionEnd } from '../../app/session/watchedTransport.ts'
import { failureText } from '../../forms/failureText.ts'
import { needsProof } from '../../forms/proof/needsProof.ts'
import { PasswordProof } from '../../forms/proof/PasswordProof.tsx'
import { Button } from '../Button.tsx'
import dialog from '../dialog/Dialog.module.css'
import styles from './DeleteAccount.module.css'
import { accountTexts } from '../../messages/accountTexts.ts'
import { memberTexts } from './texts.ts'
import { useDeletion } from './useDeletion.ts'

/** The second question. Nothing is sent until the e-mail address of the account is typed. */
export const ConfirmDeletion = ({ user, onKeep }: { user: User; onKeep(): void }) => {
  const texts = useTexts()
  const { deletion } = memberTexts.use()
  const { proof } = accountTexts.use()
  const remove = useDeletion(user)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const password = useRef<HTMLInputElement>(null)
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  useEffect(() => (asks ? password : field).current?.focus(), [asks])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (field.current?.value.trim().toLowerCase() !== user.email.toLowerCase()) {
      setProblem(deletion.other)
      field.current?.focus()
      return
    }
    setProblem(undefined)
    setBusy(true)
    const failure = await remove(password.current?.value ?? '')
    if (failure === null || isSessionEnd(failure)) return
    setBusy(false)
    if (needsProof(failure)) {
      setAsks(true)
      return
    }
    const wrong = failure instanceof ApiError && 'password' in failure.fields
    setProblem(wrong ? proof.wrong : failureText(texts, failure))
  }
  return (
    <form onSubmit={submit} noValidate>
      <AlertDialog.Title className={dialog.title}>{deletion.sureTitle}</AlertDialog.Title>
      <AlertDialog.Description className={styles.words}>{deletion.sure(user.email)}</AlertDialog.Description>
      <div className={styles.field}>
        <label htmlFor={id}>{deletion.email}</label>
        <input
          ref={field}
          id={id}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={problem && !asks ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        <p role="alert" id={`${id}-problem`} className={styles.problem}>
          {!asks && problem}
        </p>
      </div>
      {asks && (
        <div className={styles.proof}>
          <PasswordProof ref={password} problem={problem} next={paths.profile} />
        </div>
      )}
      <div className={styles.ways}>
        <Button onClick={onKeep}>{deletion.keep}</Button>
        <Button type="submit" look="outline" busy={busy} className={styles.last}>
          {deletion.deleteNow}
        </Button>
      </div>
    </form>
  )
}
