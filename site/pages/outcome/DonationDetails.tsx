import { formatDateTime } from '../../../shared/date.ts'
import type { DonationStatus } from '../../../shared/contract/donation/donation.ts'
import { useLanguage } from '../../app/language/language.ts'
import { CopyButton } from '../../layout/copy/CopyButton.tsx'
import { Row } from '../../layout/Row.tsx'
import styles from './DonationDetails.module.css'
import { useItemNames } from './useItemNames.ts'
import { outcomeTexts } from './texts.ts'

/** The donation, as a table. */
export const DonationDetails = ({ donation, statusName }: { donation: DonationStatus; statusName: string }) => {
  const { outcome } = outcomeTexts.use()
  const lang = useLanguage()
  const nameOf = useItemNames(donation)
  return (
    <section className={styles.details}>
      <h2>{outcome.details}</h2>
      <dl>
        {donation.project && <Row label={outcome.project}>{donation.project.title}</Row>}
        {donation.purpose && <Row label={outcome.purpose}>{donation.purpose.title}</Row>}
        {donation.items && donation.items.length > 0 && (
          <Row label={outcome.items}>
            <ul className={styles.items}>
              {donation.items.map(({ id, qty }) => (
                <li key={id}>
                  <span>{nameOf(id) ?? outcome.itemUnknown(id)}</span>
                  <span>× {qty}</span>
                </li>
              ))}
            </ul>
          </Row>
        )}
        {donation.partner && <Row label={outcome.partner}>{donation.partner}</Row>}
        {donation.created_at && <Row label={outcome.date}>{formatDateTime(donation.created_at, lang)}</Row>}
        <Row label={outcome.status}>{statusName}</Row>
        <Row label={outcome.txnId}>
          <code>{donation.txn_id}</code>
          <CopyButton label={outcome.txnId} value={donation.txn_id} />
        </Row>
      </dl>
    </section>
  )
}
