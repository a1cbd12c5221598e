import { useState } from 'react'
import { approveRefund, refuseRefund } from '../../../../shared/api/staff/refunds.ts'
import type { StaffRefund } from '../../../../shared/contract/staff/refunds.ts'
import { useServices } from '../../../app/services.ts'
import { ActForm } from '../../../parts/act/ActForm.tsx'
import { NoteField } from '../../../staff/parts/NoteField.tsx'
import text from '../../../parts/Text.module.css'
import { useProvenAct } from '../../../parts/act/useProvenAct.ts'
import { refundsKey } from './refundsKey.ts'
import { useTexts } from '../../../texts/useTexts.ts'

interface DecideRefundProps {
  refund: StaffRefund
  /** Gets what happened, as a sentence. The entry may be gone by then. */
  onDecided(said: string): void
}

/** Approves after a recent proof of who it is, or refuses with a note. The person who asked can only withdraw. */
export const DecideRefund = ({ refund: { id, txn_id, may_decide }, onDecided }: DecideRefundProps) => {
  const texts = useTexts('staff').refunds
  const { api } = useServices()
  const [note, setNote] = useState('')
  const approving = useProvenAct(async () => {
    await approveRefund(api, id)
    onDecided(texts.approved)
  }, refundsKey)
  const refusing = useProvenAct(async () => {
    await refuseRefund(api, id, note)
    onDecided(texts.refused)
  }, refundsKey)
  const about = texts.about(txn_id)
  return (
    <>
      {may_decide ? (
        <ActForm act={approving} submit={texts.approve} about={about} look="primary" off={refusing.busy} />
      ) : (
        <p className={text.soft}>{texts.own}</p>
      )}
      <ActForm act={refusing} submit={may_decide ? texts.refuse : texts.withdraw} about={about} off={approving.busy}>
        <NoteField
          label={may_decide ? texts.refuseNote : texts.withdrawNote}
          problem={refusing.fields['note'] && texts.wrongNote}
          value={note}
          onChange={setNote}
        />
      </ActForm>
    </>
  )
}
