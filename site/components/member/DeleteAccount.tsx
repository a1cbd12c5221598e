import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { deleteAccount } from '../../../shared/contract/people/profile.ts'
import type { User } from '../../../shared/contract/people/account.ts'
import { formatDay } from '../../../shared/date.ts'
import { useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useLanguage } from '../../app/language/language.ts'
import { notify } from '../../app/notify.ts'
import { paths } from '../../app/paths.ts'
import { useServices } from '../../app/services.ts'
import { leaveSession } from '../../app/session/sessionEnd.ts'
import { described, FieldFrame } from '../forms/FieldFrame.tsx'
import forms from '../../features/signIn/AccountForm.module.css'
import { PasswordProof } from '../../features/proof/PasswordProof.tsx'
import { useProven } from '../../features/proof/useProven.ts'
import { useAct } from '../forms/useAct.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../Button.tsx'
import dialog from '../Dialog.module.css'
import { myDataQuery } from './myDataQuery.ts'

export interface DeleteAccountProps {
  user: User
  open: boolean
  onOpenChange(open: boolean): void
}

/** Asks twice: first shows what is deleted and what stays, then asks for the e-mail address. */
export const DeleteAccount = ({ user, open, onOpenChange }: DeleteAccountProps) => {
  const { deletion } = useTexts('member').menus
  const lang = useLanguage()
  const { api } = useServices()
  const [sure, setSure] = useState(false)
  // Without an answer, the sentence names no day.
  const { data } = useApiQuery({ ...myDataQuery(api, lang), enabled: open })
  const change = (next: boolean) => {
    setSure(false)
    onOpenChange(next)
  }
  const keep = () => change(false)
  return (
    <AlertDialog.Root open={open} onOpenChange={change}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={dialog.veil} />
        <AlertDialog.Popup className={dialog.popup}>
          {sure ? (
            <ConfirmDeletion user={user} onKeep={keep} />
          ) : (
            <div className={forms.form}>
              <div>
                <AlertDialog.Title className={dialog.title}>{deletion.title}</AlertDialog.Title>
                <AlertDialog.Description render={<div />} className={dialog.words}>
                  <strong>{deletion.goesTitle}</strong>
                  <p>{deletion.goes}</p>
                  <strong>{deletion.staysTitle}</strong>
                  <p>{deletion.stays}</p>
                  {(!data || data.deletion.until) && (
                    <p>{deletion.sealed(data?.deletion.until ? formatDay(data.deletion.until, lang) : undefined)}</p>
                  )}
                  <p>{deletion.advice}</p>
                </AlertDialog.Description>
              </div>
              <div className={forms.ways}>
                <Button onClick={keep}>{deletion.keep}</Button>
                <Button look="outline" onClick={() => setSure(true)}>
                  {deletion.next}
                </Button>
              </div>
            </div>
          )}
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

/**
 * The second question. Nothing is sent until the e-mail address of the account is typed. On success: the message, all local storage cleared, and home
 * (specification, section 4); the menus disappear with the session.
 */
const ConfirmDeletion = ({ user, onKeep }: { user: User; onKeep(): void }) => {
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
        <AlertDialog.Description className={dialog.words}>{deletion.sure(user.email)}</AlertDialog.Description>
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
        <Button type="submit" look="outline" busy={busy} className={dialog.last}>
          {deletion.deleteNow}
        </Button>
      </div>
    </form>
  )
}
