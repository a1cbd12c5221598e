import type { ReactNode } from 'react'
import { formatDateTime } from '../../../shared/date.ts'
import type { DonationStatus } from '../../../shared/contract/donation.ts'
import { useLanguage } from '../../app/language.ts'
import { CopyButton } from '../../layout/CopyButton.tsx'
import styles from './GiftOutcome.module.css'
import { useItemNames } from './useItemNames.ts'
import { outcomeTexts } from './texts.ts'

/** The gift, set like a table in a book. */
export const GiftDetails = ({ gift, statusName }: { gift: DonationStatus; statusName: string }) => {
  const { outcome } = outcomeTexts.use()
  const lang = useLanguage()
  const nameOf = useItemNames(gift)
  const row = (label: string, content: ReactNode) => (
    <div>
      <dt>{label}</dt>
      <dd>{content}</dd>
    </div>
  )
  return (
    <section className={styles.details}>
      <h2>{outcome.details}</h2>
      <dl>
        {gift.project && row(outcome.project, gift.project.title)}
        {gift.purpose && row(outcome.purpose, gift.purpose.title)}
        {gift.items &&
          gift.items.length > 0 &&
          row(
            outcome.items,
            <ul className={styles.items}>
              {gift.items.map(({ id, qty }) => (
                <li key={id}>
                  <span>{nameOf(id) ?? outcome.itemUnknown(id)}</span>
                  <span>× {qty}</span>
                </li>
              ))}
            </ul>,
          )}
        {gift.partner && row(outcome.partner, gift.partner)}
        {gift.created_at && row(outcome.date, formatDateTime(gift.created_at, lang))}
        {row(outcome.status, statusName)}
        {row(
          outcome.txnId,
          <>
            <code>{gift.txn_id}</code>
            <CopyButton label={outcome.txnId} value={gift.txn_id} />
          </>,
        )}
      </dl>
    </section>
  )
}
