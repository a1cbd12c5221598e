import { staffReceipt, type StaffReceipt, staffReceiptPdf } from '../../../../shared/contract/staff/receipts.ts'
import { formatDateTime } from '../../../../shared/date.ts'
import { languageLabel } from '../../../../shared/languageLabel.ts'
import { useLanguage } from '../../../app/language/language.ts'
import text from '../../../components/Text.module.css'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { DeskDownload } from '../desk/DeskDownload.tsx'
import { DeskEntry } from '../desk/DeskEntry.tsx'
import { DeskSection } from '../desk/DeskSection.tsx'
import { FactList } from '../desk/FactList.tsx'
import { deskPath } from '../desk/deskPath.ts'
import { CorrectReceipt } from './CorrectReceipt.tsx'
import styles from './Donations.module.css'
import { receiptKey } from './receiptKey.ts'

/** `/staff/donations/<txn id>/receipt`: every version of the receipt side by side, and the form that issues the next one. */
export const DeskReceiptPage = ({ txnId }: { txnId: string }) => {
  const texts = useTexts('staff').receipt
  const donations = useTexts('desk').donations
  const query = useApiQuery([receiptKey, txnId], (api) => staffReceipt(api, txnId), {
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <DeskEntry
      title={query.data ? texts.title(query.data.number) : texts.receipt}
      above={[
        { title: donations.title, to: deskPath('donations') },
        { title: `${donations.one} ${txnId}`, to: deskPath('donations', txnId) },
      ]}
      back={texts.back}
      query={query}
      missing={{ title: texts.missingTitle, text: texts.missing }}
    >
      {({ number, versions }) => (
        <>
          <DeskSection title={texts.versions}>
            <p>{texts.lead}</p>
            <VersionList txnId={txnId} number={number} versions={versions} />
          </DeskSection>
          <DeskSection title={texts.correct}>
            {versions[0]?.donor ? (
              <CorrectReceipt number={number} newest={{ ...versions[0], donor: versions[0].donor }} />
            ) : (
              <p>{texts.gone}</p>
            )}
          </DeskSection>
        </>
      )}
    </DeskEntry>
  )
}

type Version = StaffReceipt['versions'][number]

interface VersionListProps {
  txnId: string
  number: string
  /** Newest first. */
  versions: readonly Version[]
}

/** The versions side by side, the newest first. What a version changed is marked. */
const VersionList = ({ txnId, number, versions }: VersionListProps) => {
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
