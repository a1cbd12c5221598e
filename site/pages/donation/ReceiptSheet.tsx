import { amountInWords } from '../../../shared/amountInWords/amountInWords.ts'
import type { Receipt } from '../../../shared/contract/donation/receipt.ts'
import { formatDay } from '../../../shared/date.ts'
import { taxRegistration } from '../../../shared/taxRegistration.ts'
import { formatRupees } from '../../../shared/money.ts'
import { maskPan } from '../../../shared/contract/people/pan.ts'
import { PageHeading } from '../../app/PageHeading.tsx'
import { useLanguage } from '../../app/language/language.ts'
import { artwork } from '../../layout/picture/artwork.ts'
import styles from './Receipt.module.css'
import { ReceiptFacts } from './ReceiptFacts.tsx'
import { ReceiptItems } from './ReceiptItems.tsx'
import { donationTexts } from './texts.ts'

/** The sheet itself; printed alone, on one A4 page. */
export const ReceiptSheet = ({ receipt }: { receipt: Receipt }) => {
  const texts = donationTexts.use()
  const lang = useLanguage()
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
          <p className={styles.small}>{trust.address}</p>
          <p className={`${styles.small} ${styles.reach}`}>
            {[trust.email, trust.phone].filter(Boolean).map((one) => (
              <span key={one}>{one}</span>
            ))}
          </p>
        </div>
      </div>
      <PageHeading title={`${texts.receiptTitle} ${receipt.number}`} className={styles.title}>
        {texts.receiptTitle}
      </PageHeading>
      <dl className={styles.top}>
        <div>
          <dt>{texts.number}</dt>
          <dd>{receipt.number}</dd>
        </div>
        <div>
          <dt>{texts.issued}</dt>
          <dd>{formatDay(receipt.issued_at, lang)}</dd>
        </div>
      </dl>
      {receipt.corrects && (
        <p className={styles.correction}>
          {texts.correction(receipt.version, receipt.corrects.version, formatDay(receipt.corrects.issued_at, lang))}
        </p>
      )}
      <div className={styles.donation}>
        <div>
          <p className={styles.label}>{texts.donor}</p>
          <p className={styles.donor}>{donor.name}</p>
          {place.map((part) => (
            <p key={part}>{part}</p>
          ))}
          <p>{donor.email}</p>
          {donor.pan && (
            <p>
              {texts.pan}: {maskPan(donor.pan)}
            </p>
          )}
        </div>
        <div>
          <p className={styles.label}>{texts.amount}</p>
          <p className={styles.amount}>{formatRupees(receipt.amount)}</p>
          <p className={styles.words}>{amountInWords(receipt.amount, lang)}</p>
        </div>
      </div>
      <ReceiptFacts receipt={receipt} />
      {receipt.items.length > 0 && <ReceiptItems receipt={receipt} />}
      <div className={styles.foot}>
        <p className={styles.label}>{texts.registrations}</p>
        <ul className={styles.registrations}>
          {trust.registrations.map(({ label, value }) => (
            <li key={label}>
              <span>{label}</span> {value}
              {label === taxRegistration(trust.registrations)?.label && validity && ` (${validity})`}
            </li>
          ))}
          {trust.pan && (
            <li>
              <span>{texts.trustPan}</span> {trust.pan}
            </li>
          )}
        </ul>
        {receipt.sentences.map((sentence) => (
          <p key={sentence} className={styles.sentence}>
            {sentence}
          </p>
        ))}
        <p className={styles.small}>{texts.machine}</p>
      </div>
    </article>
  )
}
