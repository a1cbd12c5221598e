import { useState } from 'react'
import { approveRefund, refuseRefund } from '../../../../shared/api/staff/refunds.ts'
import type { StaffRefund } from '../../../../shared/contract/staff/refunds.ts'
import { useServices } from '../../../app/services.ts'
import { Button } from '../../../layout/Button.tsx'
import { ActProof } from '../../../staff/ActProof.tsx'
import { useStaffAct } from '../../../staff/useStaffAct.ts'
import styles from '../cases/Cases.module.css'
import { NoteField } from '../cases/NoteField.tsx'
import { refundsKey } from './refundsKey.ts'
import { refundTexts } from './texts.ts'

interface DecideRefundProps {
  refund: StaffRefund
  /** Gets what happened, as a sentence. The entry may be gone by then. */
  onDecided(said: string): void
}

/** Approves after a recent proof of who it is, or refuses with a note. The person who asked can only withdraw. */
export const DecideRefund = ({ refund: { id, txn_id, may_decide }, onDecided }: DecideRefundProps) => {
  const texts = refundTexts.use()
  const { api } = useServices()
  const [note, setNote] = useState('')
  const approving = useStaffAct(async () => {
    await approveRefund(api, id)
    onDecided(texts.approved)
  }, refundsKey)
  const refusing = useStaffAct(async () => {
    await refuseRefund(api, id, note)
    onDecided(texts.refused)
  }, refundsKey)
  const busy = approving.busy || refusing.busy
  const about = <span className="visually-hidden">{texts.about(txn_id)}</span>
  return (
    <div className={styles.close}>
      {may_decide ? (
        <>
          <ActProof act={approving} />
          <Button busy={busy} onClick={() => void approving.run()}>
            {texts.approve}
            {about}
          </Button>
        </>
      ) : (
        <p className={styles.meta}>{texts.own}</p>
      )}
      <NoteField
        label={may_decide ? texts.refuseNote : texts.withdrawNote}
        problem={refusing.fields['note'] && texts.wrongNote}
        value={note}
        onChange={setNote}
      />
      <ActProof act={refusing} />
      <Button look="outline" busy={busy} onClick={() => void refusing.run()}>
        {may_decide ? texts.refuse : texts.withdraw}
        {about}
      </Button>
    </div>
  )
}
