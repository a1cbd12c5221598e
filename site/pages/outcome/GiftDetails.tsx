import { formatDateTime } from '../../../shared/date.ts'
import type { DonationStatus } from '../../../shared/contract/donation.ts'
import { useLanguage } from '../../app/language/language.ts'
import { CopyButton } from '../../layout/copy/CopyButton.tsx'
import { Row } from '../../layout/Row.tsx'
import styles from './GiftDetails.module.css'
import { useItemNames } from './useItemNames.ts'
import { outcomeTexts } from './texts.ts'

/** The donation, as a table. */
export const GiftDetails = ({ gift, statusName }: { gift: DonationStatus; statusName: string }) => {
  const { outcome } = outcomeTexts.use()
  const lang = useLanguage()
  const nameOf = useItemNames(gift)
  return (
    <section className={styles.details}>
      <h2>{outcome.details}</h2>
      <dl>
        {gift.project && <Row label={outcome.project}>{gift.project.title}</Row>}
        {gift.purpose && <Row label={outcome.purpose}>{gift.purpose.title}</Row>}
        {gift.items && gift.items.length > 0 && (
          <Row label={outcome.items}>
            <ul className={styles.items}>
              {gift.items.map(({ id, qty }) => (
                <li key={id}>
                  <span>{nameOf(id) ?? outcome.itemUnknown(id)}</span>
                  <span>× {qty}</span>
                </li>
              ))}
            </ul>
          </Row>
        )}
        {gift.partner && <Row label={outcome.partner}>{gift.partner}</Row>}
        {gift.created_at && <Row label={outcome.date}>{formatDateTime(gift.created_at, lang)}</Row>}
        <Row label={outcome.status}>{statusName}</Row>
        <Row label={outcome.txnId}>
          <code>{gift.txn_id}</code>
          <CopyButton label={outcome.txnId} value={gift.txn_id} />
        </Row>
      </dl>
    </section>
  )
}
