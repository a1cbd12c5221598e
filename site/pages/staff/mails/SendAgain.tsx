import { useState } from 'react'
import { mailAgain } from '../../../../shared/api/undeliveredMails.ts'
import type { UndeliveredMail } from '../../../../shared/contract/mail.ts'
import { useServices } from '../../../app/services.ts'
import { useTexts } from '../../../app/texts.ts'
import { failureText } from '../../../forms/failureText.ts'
import { Button } from '../../../layout/Button.tsx'
import { mailTexts } from './texts.ts'
import styles from './UndeliveredMails.module.css'

/** Queues the mail again. The answer is shown in place: the mail stays in the list until somebody loads the page again. */
export const SendAgain = ({ mail: { id, subject, to } }: { mail: UndeliveredMail }) => {
  const texts = mailTexts.use()
  const site = useTexts()
  const { api } = useServices()
  const [step, setStep] = useState<'ready' | 'busy' | 'queued'>('ready')
  const [failure, setFailure] = useState<unknown>()
  const send = async () => {
    setStep('busy')
    setFailure(undefined)
    try {
      await mailAgain(api, id)
      setStep('queued')
    } catch (error) {
      setFailure(error)
      setStep('ready')
    }
  }
  return (
    <div className={styles.again}>
      {/* It stays after the answer, so that the keyboard keeps its place. */}
      <Button look="outline" busy={step !== 'ready'} onClick={() => void send()}>
        {step === 'busy' ? texts.sending : texts.again}
        <span className="visually-hidden">{texts.about(subject, to)}</span>
      </Button>
      <p role="status" className={styles.queued}>
        {step === 'queued' && texts.queued}
      </p>
      <p role="alert" className={styles.wrong}>
        {failure !== undefined && failureText(site, failure)}
      </p>
    </div>
  )
}
