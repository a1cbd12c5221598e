import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { deleteAccount } from '../../../shared/api/people/profile.ts'
import type { User } from '../../../shared/contract/people/session.ts'
import { notify } from '../../app/notify.ts'
import { paths } from '../../app/paths.ts'
import { useServices } from '../../app/services.ts'
import { leaveSession } from '../../app/session/sessionEnd.ts'
import { isSessionEnd } from '../../app/session/watchedTransport.ts'
import { useTexts } from '../../app/texts.ts'
import { failureText } from '../../forms/failureText.ts'
import { PasswordProof } from '../../forms/proof/PasswordProof.tsx'
import { useProven } from '../../forms/proof/useProven.ts'
import { Button } from '../Button.tsx'
import dialog from '../dialog/Dialog.module.css'
import styles from './DeleteAccount.module.css'
import { memberTexts } from './texts.ts'

/**
 * The second question. Nothing is sent until the e-mail address of the account is typed. On success: the message, all local storage cleared, and home
 * (specification, section 4); the menus disappear with the session.
 */
export const ConfirmDeletion = ({ user, onKeep }: { user: User; onKeep(): void }) => {
  const texts = useTexts()
  const { deletion } = memberTexts.use()
  const { api, session } = useServices()
  const navigate = useNavigate()
  const { asks, bindPassword, problem: wrong, run } = useProven()
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  useEffect(() => field.current?.focus(), [])

  const remove = async () => {
    await deleteAccount(api, user.id)
    // `expired` clears the whole storage.
    leaveSession(session, 'expired')
    notify({ kind: 'success', title: deletion.done })
    void navigate(paths.home)
  }
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
    try {
      if (await run(remove)) return
    } catch (error) {
      if (isSessionEnd(error)) return
      setProblem(failureText(texts, error))
    }
    setBusy(false)
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
          <PasswordProof ref={bindPassword} problem={problem ?? wrong} next={paths.profile} />
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
