import { Link } from 'react-router-dom'
import type { StaffRefund } from '../../../../shared/contract/staff/refunds.ts'
import { formatDateTime } from '../../../../shared/date.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { deskPath } from '../../../staff/deskPath.ts'
import { useMay } from '../../../staff/role.ts'
import styles from '../cases/Cases.module.css'
import { DecideRefund } from './DecideRefund.tsx'
import { refundTexts } from './texts.ts'

/** One refund: how much, why, who, and its state. Another person than the one who asked can approve it. */
export const RefundEntry = ({ refund, onDecided }: { refund: StaffRefund; onDecided(said: string): void }) => {
  const texts = refundTexts.use()
  const lang = useLanguage()
  const may = useMay('accountant')
  const { amount, donation_amount, state, txn_id, donor, reason, asked_by, asked_at, decided_by, decided_at } = refund
  return (
    <li>
      <div className={styles.head}>
        <h2>{texts.refundOf(formatRupees(amount), formatRupees(donation_amount))}</h2>
        <p className={state === 'failed' ? styles.urgent : styles.meta}>{texts.states[state]}</p>
      </div>
      <dl className={styles.facts}>
        <dt>{texts.transaction}</dt>
        <dd>
          <Link to={deskPath('donations', txn_id)}>{txn_id}</Link>
        </dd>
        <dt>{texts.donor}</dt>
        <dd>{donor || texts.noDonor}</dd>
        <dt>{texts.why}</dt>
        <dd>{reason}</dd>
        <dt>{texts.askedBy}</dt>
        <dd>
          {asked_by.name}, {formatDateTime(asked_at, lang)}
        </dd>
        {decided_by && decided_at && (
          <>
            <dt>{texts.decidedBy}</dt>
            <dd>
              {decided_by.name}, {formatDateTime(decided_at, lang)}
            </dd>
          </>
        )}
        {(refund.decision_note ?? refund.failure) && (
          <>
            <dt>{texts.note}</dt>
            <dd>{refund.decision_note ?? refund.failure}</dd>
          </>
        )}
      </dl>
      {state === 'asked' && may && <DecideRefund refund={refund} onDecided={onDecided} />}
    </li>
  )
}
