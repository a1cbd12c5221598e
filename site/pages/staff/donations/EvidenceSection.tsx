import type { StaffEvidence } from '../../../../shared/contract/staff/donation.ts'
import { formatDateTime } from '../../../../shared/date.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { DeskSection } from '../desk/DeskSection.tsx'
import { FactList } from '../desk/FactList.tsx'
import parts from '../desk/DeskItem.module.css'
import text from '../../../components/Text.module.css'
import styles from './Donations.module.css'
import { useTexts } from '../../../texts/useTexts.ts'

/** What the provider said, with every field; one that no signature covers is marked. */
export const EvidenceSection = ({ evidence }: { evidence: readonly StaffEvidence[] }) => {
  const texts = useTexts('desk').donations
  const lang = useLanguage()
  return (
    <DeskSection title={texts.evidence}>
      {evidence.length === 0 && <p>{texts.evidenceEmpty}</p>}
      {evidence.map(({ id, source, verified, note, seen, at, fields }) => (
        <details key={id} className={parts.more}>
          <summary>
            <strong>{texts.evidenceNumber(id)}</strong> {texts.sources[source]},{' '}
            <time dateTime={at}>{formatDateTime(at, lang)}</time>:{' '}
            <span className={verified ? text.good : text.wrong}>{verified ? texts.verified : texts.unverified}</span>,{' '}
            {texts.seen(seen)}
          </summary>
          {note && <p lang="en">{note}</p>}
          <FactList
            facts={fields.map(({ name, value, signed }) => [
              name,
              <>
                <span className={styles.code}>{value || '—'}</span>
                {signed === false && <span className={text.soft}> ({texts.unsigned})</span>}
              </>,
            ])}
          />
        </details>
      ))}
    </DeskSection>
  )
}
