import {
  correctionFormSchema,
  correctReceipt,
  staffReceipt,
  type StaffReceipt,
  staffReceiptPdf,
} from '../../../../shared/contract/staff/receipts.ts'
import { formatDateTime } from '../../../../shared/date.ts'
import { languageLabel } from '../../../../shared/languageLabel.ts'
import { TextField } from '../../../components/forms/Field.tsx'
import { Form } from '../../../components/forms/Form.tsx'
import { SelectField } from '../../../components/forms/SelectField.tsx'
import { useSavedForm } from '../../../components/forms/useSavedForm.tsx'
import { useTexts } from '../../../texts/useTexts.ts'
import { DeskDownload } from '../desk/DeskDownload.tsx'
import { DeskEntry } from '../desk/DeskEntry.tsx'
import { useLanguageOptions } from '../desk/deskForms.tsx'
import { deskPath, keys, useDesk, useRefresh } from '../desk/useDesk.tsx'
import { FactList } from '../desk/DeskList.tsx'
import { DeskSection } from '../desk/DeskPage.tsx'
import styles from './Donations.module.css'

/** `/staff/donations/<txn id>/receipt`: every version of the receipt side by side, and the form that issues the next one. */
export const DeskReceiptPage = ({ txnId }: { txnId: string }) => {
  const { texts } = useDesk('receipt')
  const { one } = useTexts('desk').donations
  return (
    <DeskEntry
      queryKey={[keys.receipt, txnId]}
      ask={(api) => staffReceipt(api, txnId)}
      title={(receipt) => (receipt ? texts.title(receipt.number) : texts.receipt)}
      parent={{ title: `${one} ${txnId}`, to: deskPath('donations', txnId) }}
      texts={texts}
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
  const { texts } = useDesk('receipt')
  return (
    <ol className={styles.versions}>
      {versions.map((one, index) => (
        <li key={one.version} className="desk-card">
          <h3>
            {texts.version(one.version)}
            {index === 0 && versions.length > 1 && <span className={styles.newest}>{texts.newest}</span>}
          </h3>
          <p className="text-soft">{one.reason ? texts.corrected(texts.reasons[one.reason]) : texts.original}</p>
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
  const { texts, lang } = useDesk('receipt')
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

interface CorrectReceiptProps {
  number: string
  newest: Version & { donor: NonNullable<Version['donor']> }
}

/** The form of the next version. It begins with what the newest one says; only the reason is new. */
const CorrectReceipt = ({ number, newest }: CorrectReceiptProps) => {
  const { version, language, donor } = newest
  const { texts, lang } = useDesk('receipt')
  const { pan, pan_kind, pan_own } = useTexts('staff').offline.problems
  const refresh = useRefresh()
  const form = useSavedForm({
    schema: async () => correctionFormSchema,
    start: { name: donor.name, address: donor.address, language, pan: '', fresh_trust: false, note: '' },
    labels: texts.labels,
    problems: { pan, pan_kind, pan_own, ...texts.problems },
    show: (name, value) => (name === 'language' ? languageLabel(language, lang) : value),
    onMeanwhile: () => refresh(keys.receipt),
    async call(api, { pan: added, ...wanted }) {
      const saved = await correctReceipt(api, { ...wanted, number, version, ...(added && { pan: added }) })
      form.set('fresh_trust', false)
      return saved
    },
    say: (saved) => texts.saved(saved.version),
    refreshes: [keys.receipt, keys.donation],
  })
  const may = { form, note: texts.optional, autoComplete: 'off' }
  return (
    <div className="desk-form">
      <p>{texts.correctLead}</p>
      <Form form={form} submit={texts.save} label={texts.correct}>
        <TextField form={form} name="name" autoComplete="off" />
        <TextField {...may} name="address.line" />
        <div className="flow-pair">
          <TextField {...may} name="address.city" />
          <TextField {...may} name="address.pin" inputMode="numeric" />
        </div>
        <TextField {...may} name="address.state" />
        <div className="flow-pair">
          <SelectField form={form} name="language" options={useLanguageOptions()} />
          <TextField {...may} name="pan" hint={donor.pan ? texts.panKept(donor.pan) : texts.noPan} />
        </div>
        <label className={styles.check}>
          <input type="checkbox" name="fresh_trust" />
          {texts.labels.fresh_trust}
        </label>
        <TextField form={form} name="note" autoComplete="off" hint={texts.noteHint} />
      </Form>
      <p role="status" className="text-done">
        {form.act.message}
      </p>
    </div>
  )
}
