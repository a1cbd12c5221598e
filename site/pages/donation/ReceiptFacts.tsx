import type { Receipt } from '../../../shared/contract/donation/receipt.ts'
import { formatDateTime } from '../../../shared/date.ts'
import { useLanguage } from '../../app/language/language.ts'
import styles from './Receipt.module.css'
import { donationTexts } from './texts.ts'

/** What the donation was for, and the numbers by which a bank or an accountant finds it. */
export const ReceiptFacts = ({ receipt }: { receipt: Receipt }) => {
  const texts = donationTexts.use()
  const lang = useLanguage()
  const facts: ReadonlyArray<[string, string | number | null | undefined]> = [
    [texts.given, formatDateTime(receipt.given_at, lang)],
    [texts.mode, texts.modes[receipt.mode]],
    [texts.project, receipt.project.title],
    [texts.purpose, receipt.purpose],
    [texts.dedicatedTo, receipt.dedicated_to],
    [texts.quantity, receipt.quantity],
    [texts.txnId, receipt.txn_id],
    [texts.paymentId, receipt.payment_id],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value !== null &&
          value !== undefined && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
