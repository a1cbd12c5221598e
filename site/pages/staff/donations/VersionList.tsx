import { staffReceiptPdf } from '../../../../shared/api/staff/receipts.ts'
import type { StaffReceipt } from '../../../../shared/contract/staff/correctReceipt.ts'
import { formatDateTime } from '../../../../shared/date.ts'
import { languageLabel } from '../../../../shared/languageLabel.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { DeskDownload } from '../desk/DeskDownload.tsx'
import { FactList } from '../desk/FactList.tsx'
import text from '../../../components/Text.module.css'
import styles from './Receipt.module.css'
import { useTexts } from '../../../texts/useTexts.ts'

type Version = StaffReceipt['versions'][number]

interface VersionListProps {
  txnId: string
  number: string
  /** Newest first. */
  versions: readonly Version[]
}

/** The versions side by side, the newest first. What a version changed is marked. */
export const VersionList = ({ txnId, number, versions }: VersionListProps) => {
  const texts = useTexts('staff').receipt
  return (
    <ol className={styles.versions}>
      {versions.map((one, index) => (
        <li key={one.version}>
          <h3>
            {texts.version(one.version)}
            {index === 0 && versions.length > 1 && <span className={styles.newest}>{texts.newest}</span>}
          </h3>
          <p className={text.soft}>{one.reason ? texts.corrected(texts.reasons[one.reason]) : texts.original}</p>
          <VersionFacts version={one} before={versions[index + 1]} />
          <DeskDownload
            path={staffReceiptPdf(txnId, one.version)}
            name={`receipt_${number.replace(/[^A-Za-z0-9]+/g, '-')}_v${one.version}.pdf`}
          >
            {texts.pdf}
            <span className="visually-hidden">{texts.ofVersion(one.version)}</span>
          </DeskDownload>
        </li>
      ))}
    </ol>
  )
}

const addressOf = ({ donor }: Version) =>
  donor
    ? [donor.address.line, donor.address.city, donor.address.state, donor.address.pin].filter(Boolean).join(', ')
    : ''

const VersionFacts = ({ version, before }: { version: Version; before: Version | undefined }) => {
  const texts = useTexts('staff').receipt
  const lang = useLanguage()
  const factOf = (read: (one: Version) => string | null | undefined) => {
    const value = read(version) || texts.none
    return !before || value === (read(before) || texts.none) ? (
      value
    ) : (
      <mark className={styles.changed}>
        {value} <span className="visually-hidden">({texts.changed})</span>
      </mark>
    )
  }
  const { facts } = texts
  return (
    <FactList
      facts={[
        [facts.issued, formatDateTime(version.issued_at, lang)],
        [facts.language, factOf(({ language }) => languageLabel(language, lang))],
        ...(version.donor
          ? ([
              [facts.name, factOf(({ donor }) => donor?.name)],
              [facts.address, factOf(addressOf)],
              [facts.pan, factOf(({ donor }) => donor?.pan)],
              [facts.note, version.donor.note],
            ] as const)
          : []),
      ]}
    />
  )
}
