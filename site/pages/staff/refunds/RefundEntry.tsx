import { Link } from 'react-router-dom'
import type { StaffRefund } from '../../../../shared/contract/staff/refunds.ts'
import { formatDateTime } from '../../../../shared/date.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { deskPath } from '../../../staff/deskPath.ts'
import { Entry } from '../../../staff/parts/Entry.tsx'
import { FactList } from '../../../staff/parts/FactList.tsx'
import { useMay } from '../../../staff/role.ts'
import { DecideRefund } from './DecideRefund.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

/** One refund: how much, why, who, and its state. Another person than the one who asked can approve it. */
export const RefundEntry = ({ refund, onDecided }: { refund: StaffRefund; onDecided(said: string): void }) => {
  const texts = useTexts('staff').refunds
  const lang = useLanguage()
  const may = useMay('accountant')
  const { amount, donation_amount, state, txn_id, donor, reason, asked_by, asked_at, decided_by, decided_at } = refund
  const act = ({ name }: { name: string }, at: string) => `${name}, ${formatDateTime(at, lang)}`
  return (
    <Entry
      title={texts.refundOf(formatRupees(amount), formatRupees(donation_amount))}
      state={texts.states[state]}
      wrong={state === 'failed'}
    >
      <FactList
        facts={[
          [
            texts.transaction,
            <Link key="transaction" to={deskPath('donations', txn_id)}>
              {txn_id}
            </Link>,
          ],
          [texts.donor, donor || texts.noDonor],
          [texts.why, reason],
          [texts.askedBy, act(asked_by, asked_at)],
          [texts.decidedBy, decided_by && decided_at && act(decided_by, decided_at)],
          [texts.note, refund.decision_note ?? refund.failure],
        ]}
      />
      {state === 'asked' && may && <DecideRefund refund={refund} onDecided={onDecided} />}
    </Entry>
  )
}
