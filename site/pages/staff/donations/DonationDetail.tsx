import { Fragment } from 'react'
import { staffDonation, type StaffDonation } from '../../../../shared/contract/staff/donation.ts'
import { formatDateTime, formatDay } from '../../../../shared/date.ts'
import { formatMoney, formatPaise, formatRupees } from '../../../../shared/money.ts'
import type { Fact } from '../../../components/Facts.tsx'
import { pressedPart } from '../../../components/content/pressedPart.tsx'
import { useTexts } from '../../../texts/useTexts.ts'
import { DeskEntry } from '../desk/DeskEntry.tsx'
import { deskLink, keys, useMay } from '../desk/useDesk.tsx'
import { FactList, mailLink } from '../desk/DeskList.tsx'
import { DeskSection } from '../desk/DeskPage.tsx'
import { StateMark } from './StateMark.tsx'
import styles from './Donations.module.css'

/** Its forms load only for a donation that may be changed. */
const OfflineActs = pressedPart(async () => (await import('./OfflineActs.tsx')).OfflineActs)

/** One donation: its facts, donor, ledger, evidence, receipts, and what staff did with it. Escape returns to the list. */
export const DonationDetail = ({ txnId }: { txnId: string }) => {
  const { donations: texts } = useTexts('desk')
  const mayChange = useMay('accountant')
  return (
    <DeskEntry
      queryKey={[keys.donation, txnId]}
      ask={(api) => staffDonation(api, txnId)}
      title={() => `${texts.one} ${txnId}`}
      texts={texts}
    >
      {(donation) => (
        <>
          <DonationFacts donation={donation} />
          <MoneyBackSection donation={donation} />
          <LedgerSection donation={donation} />
          <EvidenceSection donation={donation} />
          <PapersSection donation={donation} />
          {mayChange && (donation.dedication ?? donation.mode !== 'provider') && <OfflineActs donation={donation} />}
        </>
      )}
    </DeskEntry>
  )
}

interface SectionProps {
  donation: StaffDonation
}

/** Who acted, in words: a person's own name stays as it is. */
const useActorName = () => {
  const actors: Readonly<Record<string, string>> = useTexts('desk').donations.actors
  return (actor: string): string => actors[actor] ?? actor
}

/** What the donation is, and who gave it. What is not known is left out. */
const DonationFacts = ({ donation }: SectionProps) => {
  const { donations: texts, lang } = useTexts('desk')
  const actorName = useActorName()
  const { facts } = texts
  const { balance, dedication, donor } = donation
  const money: Fact[] = [
    [facts.amount, <strong key="amount">{formatRupees(donation.amount)}</strong>],
    [facts.state, <StateMark key="state" state={donation.state} />],
    [facts.net, formatMoney(balance.net)],
    [facts.refunded, balance.refunded > 0 && formatMoney(balance.refunded)],
    [facts.lost, balance.lost > 0 && formatMoney(balance.lost)],
    [facts.settled, balance.paid > 0 && (balance.settled ? texts.yes : texts.no)],
    [facts.mode, texts.modes[donation.mode]],
    [facts.given, balance.paid > 0 && formatDateTime(donation.at, lang)],
    [facts.prepared, formatDateTime(donation.created_at, lang)],
    [facts.project, donation.project],
    [facts.purpose, donation.purpose],
    [facts.partner, donation.partner],
    [facts.inName, dedication?.name],
    [facts.occasion, dedication?.occasion && texts.occasions[dedication.occasion]],
    [
      facts.card,
      dedication?.mailed &&
        (dedication.sent_at
          ? formatDateTime(dedication.sent_at, lang)
          : dedication.day && formatDay(dedication.day, lang)),
    ],
    [facts.linkOf, donation.link_of !== null && deskLink(donation.link_of || texts.nobody, 'links')],
    [donation.mode === 'provider' ? facts.providerId : facts.number, donation.provider_id],
    [facts.reason, donation.reason],
    ...donation.put_away.map(
      ({ warning, reason, actor, sum, donations }): Fact => [
        texts.putAway[warning],
        <Fragment key={warning}>
          {reason}{' '}
          <span className="text-soft">
            ({texts.by(actorName(actor))}
            {sum !== null && `, ${formatRupees(sum)}`}
            {donations.map(({ txn_id, receipt }) => (
              <Fragment key={txn_id}>, {deskLink(receipt, 'donations', txn_id)}</Fragment>
            ))}
            )
          </span>
        </Fragment>,
      ],
    ),
  ]
  const person: Fact[] = donor
    ? [
        [
          donor.kind === 'account' ? facts.account : facts.offlineDonor,
          deskLink(donor.name, 'donors', `${donor.kind}-${donor.id}`),
        ],
        [facts.email, donor.email && mailLink(donor.email)],
        [facts.pan, donor.pan],
        [facts.declared, donation.declared && texts.declared[donation.declared]],
      ]
    : [[texts.donor, texts.nobody]]
  return (
    <div className="desk-columns">
      <DeskSection title={texts.one}>
        <FactList facts={money} />
      </DeskSection>
      <DeskSection title={texts.donor}>
        <FactList facts={person} />
      </DeskSection>
    </div>
  )
}

/** What the provider said, with every field; one that no signature covers is marked. */
const EvidenceSection = ({ donation: { evidence } }: SectionProps) => {
  const { donations: texts, lang } = useTexts('desk')
  return (
    <DeskSection title={texts.evidence}>
      {evidence.length === 0 && <p>{texts.evidenceEmpty}</p>}
      {evidence.map(({ id, source, verified, note, seen, at, fields }) => (
        <details key={id} className="desk-more">
          <summary>
            <strong>{texts.evidenceNumber(id)}</strong> {texts.sources[source]},{' '}
            <time dateTime={at}>{formatDateTime(at, lang)}</time>:{' '}
            <span className={verified ? 'text-good' : 'text-wrong'}>
              {verified ? texts.verified : texts.unverified}
            </span>
            , {texts.seen(seen)}
          </summary>
          {note && <p lang="en">{note}</p>}
          <FactList
            facts={fields.map(({ name, value, signed }) => [
              name,
              <>
                <span className={styles.code}>{value || '—'}</span>
                {signed === false && <span className="text-soft"> ({texts.unsigned})</span>}
              </>,
            ])}
          />
        </details>
      ))}
    </DeskSection>
  )
}

/** Each fact about the donation with its lines, to the paisa. */
const LedgerSection = ({ donation: { entries } }: SectionProps) => {
  const { donations: texts, lang } = useTexts('desk')
  const actorName = useActorName()
  return (
    <DeskSection title={texts.ledger}>
      {entries.length === 0 && <p>{texts.ledgerEmpty}</p>}
      <ol className={`desk-section ${styles.entries}`}>
        {entries.map(({ id, event, effective_at, actor, reference, note, evidence_id, lines }) => (
          <li key={id}>
            <p>
              <strong>{texts.events[event]}</strong>{' '}
              <span className="text-soft">
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

/** The refunds and cases of the donation, and a way to ask for a refund. Nothing if there is none of them. */
const MoneyBackSection = ({ donation }: SectionProps) => {
  const mayAsk = useMay('accountant') && donation.refundable > 0
  const { refunds, cases } = donation
  if (!mayAsk && refunds.length === 0 && cases.length === 0) return null
  return (
    <div className="desk-columns">
      {(mayAsk || refunds.length > 0) && <Refunds donation={donation} mayAsk={mayAsk} />}
      {cases.length > 0 && <Cases donation={donation} />}
    </div>
  )
}

const Refunds = ({ donation: { txn_id, refunds, refundable }, mayAsk }: SectionProps & { mayAsk: boolean }) => {
  const { donations: texts, lang } = useTexts('desk')
  const { states } = useTexts('staff').refunds
  const page = `refunds?txn_id=${txn_id}`
  return (
    <DeskSection title={texts.refunds}>
      {refunds.length > 0 && (
        <ul className="flow-tight">
          {refunds.map(({ id, amount, state, asked_at }) => (
            <li key={id}>
              {deskLink(formatRupees(amount), page)} {states[state]},{' '}
              <span className="text-soft">{formatDay(asked_at, lang)}</span>
            </li>
          ))}
        </ul>
      )}
      {mayAsk && <p>{deskLink(texts.askRefund(formatRupees(refundable)), page)}</p>}
    </DeskSection>
  )
}

const Cases = ({ donation: { txn_id, cases } }: SectionProps) => {
  const { donations: texts, lang } = useTexts('desk')
  const { kinds } = useTexts('staff').cases
  return (
    <DeskSection title={texts.cases}>
      <ul className="flow-tight">
        {cases.map(({ id, code, day, open }) => (
          <li key={id}>
            {deskLink(kinds[code], `cases?open=all&txn_id=${txn_id}`)} {open ? texts.caseOpen : texts.caseClosed},{' '}
            <span className="text-soft">{formatDay(day, lang)}</span>
          </li>
        ))}
      </ul>
    </DeskSection>
  )
}

/** Receipts with their versions, the mail, and what staff did. */
const PapersSection = ({ donation: { txn_id, state, receipts, mail, audit } }: SectionProps) => {
  const { donations: texts, lang } = useTexts('desk')
  const { actions } = useTexts('staff').audit
  const actorName = useActorName()
  const mayCorrect = useMay('accountant')
  return (
    <div className="desk-columns">
      <DeskSection title={texts.receipts}>
        {receipts.length === 0 && <p>{texts.receiptsEmpty}</p>}
        <ul className="flow-tight">
          {receipts.map(({ number, version, kind, issued_at }) => (
            <li key={version}>
              <strong>{number}</strong> {texts.version(version)}, {texts[kind]},{' '}
              <span className="text-soft">{formatDateTime(issued_at, lang)}</span>
            </li>
          ))}
        </ul>
        {state === 'voided' && <p className="text-wrong">{texts.receiptCancelled}</p>}
        {mayCorrect && receipts.length > 0 && <p>{deskLink(texts.openReceipt, 'donations', txn_id, 'receipt')}</p>}
        {mail && <p>{mail.sent_at ? texts.mailed(formatDateTime(mail.sent_at, lang)) : texts.mailWaits}</p>}
      </DeskSection>
      <DeskSection title={texts.log}>
        <ul className="flow-tight">
          {audit.map(({ id, at, action, actor }) => (
            <li key={id}>
              {actions[action]}{' '}
              <span className="text-soft">
                {texts.by(actorName(actor))}, {formatDateTime(at, lang)}
              </span>
            </li>
          ))}
        </ul>
      </DeskSection>
    </div>
  )
}
