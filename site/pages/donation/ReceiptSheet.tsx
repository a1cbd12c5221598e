import { amountInWords } from '../../../shared/texts/amountInWords.ts'
import type { Receipt } from '../../../shared/contract/donation/receipt.ts'
import { maskPan } from '../../../shared/contract/people/person.ts'
import { formatDateTime, formatDay } from '../../../shared/date.ts'
import { formatRupees } from '../../../shared/money.ts'
import { taxRegistration } from '../../../shared/taxRegistration.ts'
import { PageHeading } from '../../app/PageHeading.tsx'
import { unbroken } from '../../components/content/unbroken.ts'
import { artwork } from '../../components/picture/artwork.ts'
import { Facts } from '../../components/Facts.tsx'
import { FigureTable } from '../../components/FigureTable.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './Receipt.module.css'

/** The sheet itself; printed alone, on one A4 page. */
export const ReceiptSheet = ({ receipt }: { receipt: Receipt }) => {
  const { donations: texts, lang } = useTexts('profile')
  const { trust, donor } = receipt
  const { line, city, state, pin } = donor.address
  const place = [line, [city, pin].filter(Boolean).join(' '), state].filter(Boolean)
  const validity =
    trust.tax_validity &&
    texts.validity(formatDay(trust.tax_validity.from, lang), formatDay(trust.tax_validity.until, lang))
  return (
    <article className={styles.sheet}>
      <div className={styles.trust}>
        <img src={artwork.emblemColor} alt="" width={56} height={56} />
        <div>
          <p className={styles.name}>{trust.name}</p>
          <p className="text-small">{trust.address}</p>
          <p className="text-small">{[trust.email, trust.phone].filter(Boolean).join(', ')}</p>
        </div>
      </div>
      <PageHeading title={`${texts.receiptTitle} ${receipt.number}`} className={styles.title}>
        {texts.receiptTitle}
      </PageHeading>
      <Facts
        className={styles.facts}
        facts={[
          [texts.number, receipt.number],
          [texts.issued, formatDay(receipt.issued_at, lang)],
        ]}
      />
      {receipt.corrects && (
        <p className="text-beware">
          {texts.correction(receipt.version, receipt.corrects.version, formatDay(receipt.corrects.issued_at, lang))}
        </p>
      )}
      <div className={styles.donation}>
        <div>
          <p className="text-small">{texts.donor}</p>
          <p className="text-name">{donor.name}</p>
          {place.map((part) => (
            <p key={part}>{part}</p>
          ))}
          {donor.email && <p>{donor.email}</p>}
          {donor.pan && (
            <p>
              {texts.pan}: {maskPan(donor.pan)}
            </p>
          )}
        </div>
        <div>
          <p className="text-small">{texts.amount}</p>
          <p className={styles.amount}>{formatRupees(receipt.amount)}</p>
          <p className="text-small">{amountInWords(receipt.amount, lang)}</p>
        </div>
      </div>
      <Facts
        className={styles.facts}
        facts={[
          [texts.given, formatDateTime(receipt.given_at, lang)],
          [texts.mode, texts.modes[receipt.mode]],
          [texts.project, receipt.project.title],
          [texts.purpose, receipt.purpose],
          [texts.dedicatedTo, receipt.dedicated_to],
          [texts.quantity, receipt.quantity],
          [texts.txnId, receipt.txn_id],
          [texts.paymentId, receipt.payment_id],
        ]}
      />
      {receipt.items.length > 0 && <ReceiptItems receipt={receipt} />}
      <div className={styles.foot}>
        <p className="text-small">{texts.registrations}</p>
        <ul className={styles.registrations}>
          {trust.registrations.map(({ label, value }) => (
            <li key={label}>
              <p className="text-soft">{label}</p>
              {value}
              {label === taxRegistration(trust.registrations)?.label && validity && ` (${validity})`}
            </li>
          ))}
          {trust.pan && (
            <li>
              <p className="text-soft">{texts.trustPan}</p>
              {trust.pan}
            </li>
          )}
        </ul>
        {receipt.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className="text-small">{texts.machine}</p>
      </div>
    </article>
  )
}

/** The items of the donation at the prices of its day. */
const ReceiptItems = ({ receipt: { items, amount } }: { receipt: Receipt }) => {
  const texts = useTexts('profile').donations
  return (
    <FigureTable
      heads={[texts.item, texts.count, texts.price, texts.sumOf]}
      rows={items.map(({ title, qty, price }) => [
        unbroken(title),
        qty,
        formatRupees(price),
        formatRupees(price * qty),
      ])}
      sum={[texts.together, '', '', formatRupees(amount)]}
    />
  )
}
