import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { deleteAccount } from '../../../shared/contract/people/profile.ts'
import type { User } from '../../../shared/contract/people/account.ts'
import { formatDay } from '../../../shared/date.ts'
import { useLanguage } from '../../app/language/language.ts'
import { paths } from '../../app/paths.ts'
import { useServices } from '../../app/services.ts'
import { leaveSession } from '../../app/session/sessionEnd.ts'
import { Field, fieldOf } from '../forms/Field.tsx'
import forms from '../forms/Form.module.css'
import { useForm } from '../forms/useForm.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../Button.tsx'
import dialog from '../Dialog.module.css'
import { useMyData } from './useMyData.ts'

interface DeleteAccountProps {
  user: User
  open: boolean
  onOpenChange(open: boolean): void
}

/** Asks twice: first shows what is deleted and what stays, then asks for the e-mail address. */
export const DeleteAccount = ({ user, open, onOpenChange }: DeleteAccountProps) => {
  const { deletion } = useTexts('member').menus
  const lang = useLanguage()
  const [sure, setSure] = useState(false)
  // Without an answer, the sentence names no day.
  const { data } = useMyData({ enabled: open })
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

const sameAddress = (own: string) =>
  z.object({ email: z.string().check(z.refine((typed) => typed.trim().toLowerCase() === own.toLowerCase(), 'other')) })

/**
 * The second question. Nothing is sent until the e-mail address of the account is typed. On success: the message, all local storage cleared, and home
 * (specification, section 4); the menus disappear with the session.
 */
const ConfirmDeletion = ({ user, onKeep }: { user: User; onKeep(): void }) => {
  const { deletion } = useTexts('member').menus
  const { session } = useServices()
  const navigate = useNavigate()
  const [schema] = useState(() => sameAddress(user.email))
  const form = useForm({
    schema: async () => schema,
    labels: { email: deletion.email },
    problems: { 'email:*': deletion.other, required: deletion.other },
    async call(api) {
      await deleteAccount(api, user.id)
      // `expired` clears the whole storage.
      leaveSession(session, 'expired')
      void navigate(paths.home)
    },
    say: { toast: () => deletion.done },
  })
  const { act, ref, events, refusals } = form
  const field = fieldOf({ form, name: 'email' })
  const problem = field.problem ?? (form.failure || undefined)
  // At first, and after each refused try.
  useEffect(() => document.getElementById(field.id)?.focus(), [field.id, refusals])
  return (
    <form {...events} ref={ref} noValidate className={forms.form}>
      <div>
        <AlertDialog.Title className={dialog.title}>{deletion.sureTitle}</AlertDialog.Title>
        <AlertDialog.Description className={dialog.words}>{deletion.sure(user.email)}</AlertDialog.Description>
      </div>
      <Field
        {...field}
        problem={problem}
        alert
        type="email"
        autoComplete="off"
        control={{ autoCapitalize: 'none', spellCheck: false }}
      />
      {act.Proof && <act.Proof act={act} />}
      <div className={forms.ways}>
        <Button onClick={onKeep}>{deletion.keep}</Button>
        <Button type="submit" look="danger" busy={act.busy}>
          {deletion.deleteNow}
        </Button>
      </div>
    </form>
  )
}
