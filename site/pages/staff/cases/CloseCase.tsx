import { type FormEvent, useId, useState } from 'react'
import { closeCase } from '../../../../shared/api/staff/cases.ts'
import type { CaseRow } from '../../../../shared/contract/staff/cases.ts'
import { useServices } from '../../../app/services.ts'
import { useTexts } from '../../../app/texts.ts'
import { failureText } from '../../../forms/failureText.ts'
import { FieldFrame } from '../../../forms/FieldFrame.tsx'
import { Button } from '../../../layout/Button.tsx'
import styles from './Cases.module.css'
import { caseTexts } from './texts.ts'

/** Closes the case with a note. The answer is shown in place; a note that was refused stays in its field. */
export const CloseCase = ({ row: { id, txn_id } }: { row: CaseRow }) => {
  const texts = caseTexts.use()
  const site = useTexts()
  const { api } = useServices()
  const field = useId()
  const [step, setStep] = useState<'ready' | 'busy' | 'closed'>('ready')
  const [failure, setFailure] = useState<unknown>()
  const close = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (step !== 'ready') return
    const note = String(new FormData(event.currentTarget).get('note') ?? '')
    setStep('busy')
    setFailure(undefined)
    try {
      await closeCase(api, id, note)
      setStep('closed')
    } catch (error) {
      setFailure(error)
      setStep('ready')
    }
  }
  return (
    <form className={styles.close} onSubmit={(event) => void close(event)}>
      <FieldFrame id={field} label={texts.note} problem={undefined}>
        <textarea id={field} name="note" rows={2} minLength={3} maxLength={500} required readOnly={step !== 'ready'} />
      </FieldFrame>
      {/* It stays after the answer, so that the keyboard keeps its place. */}
      <Button type="submit" look="outline" busy={step !== 'ready'}>
        {step === 'busy' ? texts.closing : texts.close}
        <span className="visually-hidden">{texts.about(txn_id)}</span>
      </Button>
      <p role="status" className={styles.done}>
        {step === 'closed' && texts.closed}
      </p>
      <p role="alert" className={styles.urgent}>
        {failure !== undefined && failureText(site, failure)}
      </p>
    </form>
  )
}
