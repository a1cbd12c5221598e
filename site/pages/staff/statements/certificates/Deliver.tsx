import { deliverCertificates } from '../../../../../shared/api/staff/certificates.ts'
import { useServices } from '../../../../app/services.ts'
import { Button } from '../../../../layout/Button.tsx'
import { ActProof } from '../../../../staff/ActProof.tsx'
import { useStaffAct } from '../../../../staff/useStaffAct.ts'
import { statementKey } from '../statementKey.ts'
import styles from '../Statements.module.css'
import { statementTexts } from '../texts.ts'

/** Delivers every matched certificate that still waits. */
export const Deliver = ({ year, waiting }: { year: string; waiting: number }) => {
  const texts = statementTexts.use()
  const { api } = useServices()
  const act = useStaffAct(() => deliverCertificates(api, year), statementKey)
  return (
    <div className={styles.act}>
      <ActProof act={act} />
      {waiting > 0 && (
        <Button busy={act.busy} onClick={() => void act.run()}>
          {act.busy ? texts.delivering : texts.deliver(waiting)}
        </Button>
      )}
      <p role="status" className={styles.said}>
        {act.result && texts.delivered(act.result)}
      </p>
    </div>
  )
}
