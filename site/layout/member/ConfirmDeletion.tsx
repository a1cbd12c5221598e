import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { deleteAccount } from '../../../shared/api/people/profile.ts'
import type { User } from '../../../shared/contract/people/session.ts'
import { notify } from '../../app/notify.ts'
import { paths } from '../../app/paths.ts'
import { useServices } from '../../app/services.ts'
import { leaveSession } from '../../app/session/sessionEnd.ts'
import forms from '../../forms/account/AccountForm.module.css'
import { described, FieldFrame } from '../../forms/FieldFrame.tsx'
import { PasswordProof } from '../../forms/proof/PasswordProof.tsx'
import { useProven } from '../../forms/proof/useProven.ts'
import { useAct } from '../../forms/useAct.ts'
import { Button } from '../Button.tsx'
import dialog from '../dialog/Dialog.module.css'
import styles from './DeleteAccount.module.css'
import { useTexts } from '../../texts/useTexts.ts'

/**
 * The second question. Nothing is sent until the e-mail address of the account is typed. On success: the message, all local storage cleared, and home
 * (specification, section 4); the menus disappear with the session.
 */
export const ConfirmDeletion = ({ user, onKeep }: { user: User; onKeep(): void }) => {
  const { deletion } = useTexts('member').menus
  const { api, session } = useServices()
  const navigate = useNavigate()
  const { asks, bindPassword, problem: wrong, run: prove } = useProven()
  const { busy, failure, run } = useAct()
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const [isOther, setIsOther] = useState(false)
  useEffect(() => field.current?.focus(), [])

  const remove = async () => {
    await deleteAccount(api, user.id)
    // `expired` clears the whole storage.
    leaveSession(session, 'expired')
    notify({ kind: 'success', title: deletion.done })
    void navigate(paths.home)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const other = field.current?.value.trim().toLowerCase() !== user.email.toLowerCase()
    setIsOther(other)
    if (other) field.current?.focus()
    else void run(() => prove(remove))
  }
  const problem = isOther ? deletion.other : failure || undefined
  const ofAddress = asks ? undefined : problem
  return (
    <form onSubmit={submit} noValidate className={forms.form}>
      <div>
        <AlertDialog.Title className={dialog.title}>{deletion.sureTitle}</AlertDialog.Title>
        <AlertDialog.Description className={styles.words}>{deletion.sure(user.email)}</AlertDialog.Description>
      </div>
      <FieldFrame id={id} label={deletion.email} problem={ofAddress} alert>
        <input
          ref={field}
          id={id}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...described(id, ofAddress, undefined)}
        />
      </FieldFrame>
      {asks && <PasswordProof ref={bindPassword} problem={problem ?? wrong} next={paths.profile} />}
      <div className={forms.ways}>
        <Button onClick={onKeep}>{deletion.keep}</Button>
        <Button type="submit" look="outline" busy={busy} className={styles.last}>
          {deletion.deleteNow}
        </Button>
      </div>
    </form>
  )
}
