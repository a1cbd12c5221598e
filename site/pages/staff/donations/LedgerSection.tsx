import type { StaffLedgerEntry } from '../../../../shared/contract/staff/donation.ts'
import { formatDateTime } from '../../../../shared/date.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { formatPaise } from '../desk/formatPaise.ts'
import { DeskSection } from '../desk/DeskSection.tsx'
import text from '../../../components/Text.module.css'
import styles from './Donations.module.css'
import { useActorName } from './useActorName.ts'
import { useTexts } from '../../../texts/useTexts.ts'

/** Each fact about the donation with its lines, to the paisa. */
export const LedgerSection = ({ entries }: { entries: readonly StaffLedgerEntry[] }) => {
  const texts = useTexts('desk').donations
  const lang = useLanguage()
  const actorName = useActorName()
  return (
    <DeskSection title={texts.ledger}>
      {entries.length === 0 && <p>{texts.ledgerEmpty}</p>}
      <ol className={styles.entries}>
        {entries.map(({ id, event, effective_at, actor, reference, note, evidence_id, lines }) => (
          <li key={id}>
            <p>
              <strong>{texts.events[event]}</strong>{' '}
              <span className={text.soft}>
                <time dateTime={effective_at}>{formatDateTime(effective_at, lang)}</time>, {texts.by(actorName(actor))}
                {reference && `, ${texts.reference(reference)}`}
                {evidence_id && `, ${texts.evidenceNumber(evidence_id)}`}
              </span>
            </p>
            {note && <p>{note}</p>}
            {lines.length > 0 && (
              <table className={styles.lines}>
                <caption className="visually-hidden">{texts.events[event]}</caption>
                <tbody>
                  {lines.map(({ account, amount_paise }) => (
                    <tr key={account}>
                      <th scope="row">{texts.accounts[account]}</th>
                      <td>{formatPaise(amount_paise)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </li>
        ))}
      </ol>
    </DeskSection>
  )
}
