import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { User } from '../../../shared/contract/people/session.ts'
import { useTexts } from '../../app/texts.ts'
import { isSessionEnd } from '../../app/session/watchedTransport.ts'
import { failureText } from '../../forms/failureText.ts'
import { Button } from '../Button.tsx'
import styles from './DeleteAccount.module.css'
import { memberTexts } from './texts.ts'
import { useDeletion } from './useDeletion.ts'

/** The second question. Nothing is sent until the e-mail address of the account is typed. */
export const ConfirmDeletion = ({ user, onKeep }: { user: User; onKeep(): void }) => {
  const texts = useTexts()
  const { deletion } = memberTexts.use()
  const remove = useDeletion(user)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  useEffect(() => field.current?.focus(), [])

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
    const failure = await remove()
    if (failure === null || isSessionEnd(failure)) return
    setBusy(false)
    setProblem(failureText(texts, failure))
  }
  return (
    <form onSubmit={submit} noValidate>
      <AlertDialog.Title className={styles.title}>{deletion.sureTitle}</AlertDialog.Title>
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
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        <p role="alert" id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      </div>
      <div className={styles.ways}>
        <Button onClick={onKeep}>{deletion.keep}</Button>
        <Button type="submit" look="outline" busy={busy} className={styles.last}>
          {deletion.deleteNow}
        </Button>
      </div>
    </form>
  )
}
