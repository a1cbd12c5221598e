import type { StaffDonation } from '../../../../shared/contract/staff/donation.ts'
import { formatDateTime } from '../../../../shared/date.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { auditTexts } from '../audit/texts.ts'
import styles from './Donations.module.css'
import { donationTexts } from './texts.ts'
import { useActorName } from './useActorName.ts'

/** Receipts with their versions, the mail, and what staff did. */
export const PapersSection = ({ donation: { receipts, mail, audit } }: { donation: StaffDonation }) => {
  const texts = donationTexts.use()
  const { actions } = auditTexts.use()
  const lang = useLanguage()
  const actorName = useActorName()
  return (
    <div className={styles.columns}>
      <section className={styles.section}>
        <h2>{texts.receipts}</h2>
        {receipts.length === 0 && <p>{texts.receiptsEmpty}</p>}
        <ul className={styles.plain}>
          {receipts.map(({ number, version, kind, issued_at }) => (
            <li key={version}>
              <strong>{number}</strong> {texts.version(version)}, {texts[kind]},{' '}
              <span className={styles.soft}>{formatDateTime(issued_at, lang)}</span>
            </li>
          ))}
        </ul>
        {mail && <p>{mail.sent_at ? texts.mailed(formatDateTime(mail.sent_at, lang)) : texts.mailWaits}</p>}
      </section>
      <section className={styles.section}>
        <h2>{texts.log}</h2>
        <ul className={styles.plain}>
          {audit.map(({ at, action, actor }) => (
            <li key={at + action}>
              {actions[action]}{' '}
              <span className={styles.soft}>
                {texts.by(actorName(actor))}, {formatDateTime(at, lang)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
