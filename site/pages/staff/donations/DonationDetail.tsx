import { type ComponentType, useState } from 'react'
import { useLocation } from 'react-router-dom'
import {
  staffDonation,
  type StaffDonation,
  type StaffEvidence,
  type StaffLedgerEntry,
} from '../../../../shared/contract/staff/donation.ts'
import { formatDateTime } from '../../../../shared/date.ts'
import { useLanguage } from '../../../app/language/language.ts'
import text from '../../../components/Text.module.css'
import { pressedPart } from '../../../components/content/pressedPart.tsx'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { DeskEntry } from '../desk/DeskEntry.tsx'
import parts from '../desk/DeskItem.module.css'
import { DeskSection } from '../desk/DeskSection.tsx'
import { FactList } from '../desk/FactList.tsx'
import { deskPath } from '../desk/deskPath.ts'
import { formatPaise } from '../../../../shared/money.ts'
import { useMay } from '../desk/role.ts'
import type { Done } from './CancelOffline.tsx'
import { DonationFacts } from './DonationFacts.tsx'
import styles from './Donations.module.css'
import { MoneyBackSection } from './MoneyBackSection.tsx'
import { PapersSection } from './PapersSection.tsx'
import { useActorName } from './useActorName.ts'

/** They have forms, and load only for a donation that may be changed. */
const act = <Props extends object>(load: () => Promise<ComponentType<Props>>) => pressedPart(load, null, ['staff'])
const CancelOffline = act(async () => (await import('./CancelOffline.tsx')).CancelOffline)
const ClearCheque = act(async () => (await import('./ClearCheque.tsx')).ClearCheque)
const ReturnOffline = act(async () => (await import('./ReturnOffline.tsx')).ReturnOffline)
const CorrectName = act(async () => (await import('./CorrectName.tsx')).CorrectName)
const CorrectOffline = act(async () => (await import('./CorrectOffline.tsx')).CorrectOffline)

/** Lets an accountant clear a cheque, and correct or cancel a paid offline donation, and then says that it is cancelled. Nothing for all other donations and readers. */
const OfflineActs = ({ donation }: { donation: StaffDonation }) => {
  const { txn_id, mode, state, balance, receipts } = donation
  const [done, setDone] = useState<Done>()
  const newest = receipts.at(-1)
  if (!useMay('accountant') || mode === 'provider' || !newest) return null
  const { version } = newest
  return (
    <>
      {state === 'paid' && mode === 'cheque' && !balance.settled && <ClearCheque txnId={txn_id} />}
      {donation.returnable > 0 && <ReturnOffline donation={donation} />}
      {state === 'paid' && <CorrectOffline donation={{ ...donation, mode }} version={version} />}
      {(state === 'paid' || done) && (
        <CancelOffline txnId={txn_id} version={version} mode={mode} done={done} onDone={setDone} />
      )}
    </>
  )
}

const NameAct = ({ donation: { txn_id, dedication } }: { donation: StaffDonation }) =>
  useMay('accountant') && dedication && <CorrectName txnId={txn_id} name={dedication.name} />

/** One donation: its facts, donor, ledger, evidence, receipts, and what staff did with it. Escape returns to the list. */
export const DonationDetail = ({ txnId }: { txnId: string }) => {
  const texts = useTexts('desk').donations
  const lang = useLanguage()
  const { search, hash } = useLocation()
  const query = useApiQuery(['staff-donation', txnId, lang], (api) => staffDonation(api, txnId), {
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <DeskEntry
      title={`${texts.one} ${txnId}`}
      above={[{ title: texts.title, to: deskPath('donations') + search + hash }]}
      back={texts.back}
      query={query}
      missing={{ title: texts.missingTitle, text: texts.missing }}
    >
      {(donation) => (
        <>
          <DonationFacts donation={donation} />
          <MoneyBackSection donation={donation} />
          <LedgerSection entries={donation.entries} />
          <EvidenceSection evidence={donation.evidence} />
          <PapersSection donation={donation} />
          <NameAct donation={donation} />
          <OfflineActs donation={donation} />
        </>
      )}
    </DeskEntry>
  )
}

/** What the provider said, with every field; one that no signature covers is marked. */
const EvidenceSection = ({ evidence }: { evidence: readonly StaffEvidence[] }) => {
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

/** Each fact about the donation with its lines, to the paisa. */
const LedgerSection = ({ entries }: { entries: readonly StaffLedgerEntry[] }) => {
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
                      <td>{formatPaise(amount_paise, true)}</td>
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
