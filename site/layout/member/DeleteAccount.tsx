import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useState } from 'react'
import type { User } from '../../../shared/contract/people/session.ts'
import { formatDay } from '../../../shared/date.ts'
import { useApiQuery } from '../../app/firstLoad/queryClient.ts'
import { useLanguage } from '../../app/language/language.ts'
import { useServices } from '../../app/services.ts'
import forms from '../../forms/account/AccountForm.module.css'
import { Button } from '../Button.tsx'
import { ConfirmDeletion } from './ConfirmDeletion.tsx'
import dialog from '../dialog/Dialog.module.css'
import styles from './DeleteAccount.module.css'
import { myDataQuery } from './myDataQuery.ts'
import { useTexts } from '../../texts/useTexts.ts'

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
                <AlertDialog.Description render={<div />} className={styles.words}>
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
