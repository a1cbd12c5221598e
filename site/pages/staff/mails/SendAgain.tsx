import { mailAgain } from '../../../../shared/api/undeliveredMails.ts'
import type { UndeliveredMail } from '../../../../shared/contract/mail.ts'
import { useServices } from '../../../app/services.ts'
import { Button } from '../../../layout/Button.tsx'
import { ActProof } from '../../../staff/ActProof.tsx'
import { useStaffAct } from '../../../staff/useStaffAct.ts'
import { mailTexts } from './texts.ts'
import styles from './UndeliveredMails.module.css'

/** Queues the mail again. The answer is shown in place: the mail stays in the list until somebody loads the page again. */
export const SendAgain = ({ mail: { id, subject, to } }: { mail: UndeliveredMail }) => {
  const texts = mailTexts.use()
  const { api } = useServices()
  const act = useStaffAct(async () => {
    await mailAgain(api, id)
    return 'queued'
  })
  return (
    <div className={styles.again}>
      <ActProof act={act} />
      {/* It stays after the answer, so that the keyboard keeps its place. */}
      <Button look="outline" busy={act.busy || act.result !== undefined} onClick={() => void act.run()}>
        {act.busy ? texts.sending : texts.again}
        <span className="visually-hidden">{texts.about(subject, to)}</span>
      </Button>
      <p role="status" className={styles.queued}>
        {act.result && texts.queued}
      </p>
    </div>
  )
}
