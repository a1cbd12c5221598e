import {
  staffDonor,
  type StaffDonorDetail,
  staffDonors,
  unmergeDonor,
} from '../../../../shared/contract/staff/donors.ts'
import { staffMandates } from '../../../../shared/contract/staff/mandates.ts'
import { formatDay } from '../../../../shared/date.ts'
import { formatMoney, formatRupees, groupIndian } from '../../../../shared/money.ts'
import { ActButton, ActMessage } from '../../../components/act/ActButton.tsx'
import { useAct } from '../../../components/act/useAct.ts'
import { Button, LinkButton } from '../../../components/Button.tsx'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { DeskEntry } from '../desk/DeskEntry.tsx'
import { deskLink, deskPath, keys, useDesk, useOpenPage } from '../desk/useDesk.tsx'
import { FactList } from '../desk/DeskList.tsx'
import { DeskSection } from '../desk/DeskPage.tsx'
import { StateMark } from '../donations/StateMark.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { useDeskList } from '../table/useDeskList.ts'
import styles from './Donors.module.css'
import { DuplicateList, sumOf } from './DuplicateList.tsx'

/** `/staff/donors`: the list; `/staff/donors/duplicates`: who may be one person; `/staff/donors/donor-12`: one donor. */
export const DonorsPage = () => {
  const [part] = useOpenPage().parts
  if (part === 'duplicates') return <DuplicateList />
  return part ? <DonorDetail key={part} donorKey={part} /> : <DonorList />
}

/** All donors, the newest first, by a search. */
const DonorList = () => {
  const { texts, mayChange } = useDesk('donors')
  const fields = [{ name: 'search', label: texts.search, kind: 'search' }] as const
  const list = useDeskList([keys.donors], fields, (api, set, after) => staffDonors(api, set['search'], after))
  const year = list.first?.year ?? ''
  return (
    <DataTable
      lead={texts.lead}
      actions={
        mayChange && (
          <LinkButton to={deskPath('donors', 'duplicates')} look="outline">
            {texts.duplicates}
          </LinkButton>
        )
      }
      list={list}
      titles={{ ...texts.columns, year: texts.columns.year(year) }}
      columns={{
        name: { width: 1.3, cell: ({ name }) => name },
        kind: { width: 1, cell: ({ kind }) => texts.kinds[kind] },
        contact: {
          width: 1.8,
          cell: ({ email, phone }) => (
            <span>
              {email && <Email email={email} />} {phone && <span className={styles.whole}>{phone}</span>}
            </span>
          ),
        },
        place: { width: 1, cell: ({ city, pin }) => `${city} ${pin}`.trim() },
        donations: { width: '5.5rem', cell: ({ donations }) => groupIndian(donations), numeric: true },
        year: { width: '6.5rem', cell: (donor) => formatMoney(sumOf(donor, year)), numeric: true },
        total: { width: '6.5rem', cell: (donor) => formatMoney(sumOf(donor)), numeric: true },
      }}
      idOf={({ key }) => key}
      opens
      empty={texts.empty}
    />
  )
}

/** An address that is too long for its line breaks before its @. */
const Email = ({ email }: { email: string }) => {
  const at = email.lastIndexOf('@')
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}

/** One donor: who it is, sums, donations, and who was merged into them. Escape returns to the list. */
const DonorDetail = ({ donorKey }: { donorKey: string }) => {
  const { texts } = useDesk('donors')
  return (
    <DeskEntry
      queryKey={[keys.donor, donorKey]}
      ask={(api) => staffDonor(api, donorKey)}
      title={(detail) => detail?.donor.name}
      texts={texts}
    >
      {(detail) => (
        <>
          <DonorFacts detail={detail} />
          {detail.merged.length > 0 && <MergedDonors merged={detail.merged} />}
          {detail.donor.kind === 'account' && <DonorMandates donorKey={donorKey} />}
          <DonorDonations rows={detail.rows} />
        </>
      )}
    </DeskEntry>
  )
}

/** Who the donor is, and the sums of the financial years. What is not known is left out. */
const DonorFacts = ({ detail: { donor, into, left_until: leftUntil } }: { detail: StaffDonorDetail }) => {
  const { texts } = useDesk('donors')
  const { facts } = texts
  const email =
    donor.email && donor.kind === 'account'
      ? `${donor.email} (${donor.email_proven ? texts.proven : texts.notProven})`
      : donor.email
  return (
    <div className="desk-columns">
      <DeskSection title={texts.columns.name}>
        <p>
          <strong>{donor.name}</strong>
        </p>
        {into && (
          <p className="text-beware">
            {texts.isMerged} {deskLink(texts.openOther, 'donors', into)}
          </p>
        )}
        {leftUntil && <LeftDonor donorKey={donor.key} until={leftUntil} />}
        <FactList
          facts={[
            [facts.kind, texts.kinds[donor.kind]],
            [facts.email, email],
            [facts.phone, donor.phone],
            [facts.place, `${donor.city} ${donor.pin}`.trim()],
            [facts.pan, donor.pan],
          ]}
        />
      </DeskSection>
      <DeskSection title={texts.years}>
        {donor.years.length === 0 && <p>{texts.noYears}</p>}
        <FactList facts={donor.years.map(({ year, net }) => [year, formatMoney(net)])} />
      </DeskSection>
    </div>
  )
}

/** The account was deleted with whom this donor was merged: the undo. */
const LeftDonor = ({ donorKey, until }: { donorKey: string; until: string }) => {
  const { texts, lang, mayChange } = useDesk('donors')
  const act = useAct({ call: (api) => unmergeDonor(api, donorKey), say: null, refreshes: [keys.donor] })
  return (
    <>
      <p className="text-beware">{texts.left(formatDay(until, lang))}</p>
      {mayChange && <ActButton act={act}>{texts.keep}</ActButton>}
    </>
  )
}

/** The donor's donations, newest first; also those of who was merged into them. */
const DonorDonations = ({ rows }: Pick<StaffDonorDetail, 'rows'>) => {
  const { texts, lang } = useDesk('donors')
  return (
    <DeskSection title={texts.given}>
      {rows.length === 0 && <p>{texts.noDonations}</p>}
      <ul className="desk-list">
        {rows.map((row) => (
          <li key={row.txn_id}>
            <div className={styles.donation}>
              {deskLink(formatRupees(row.amount), 'donations', row.txn_id)}
              <span>{formatDay(row.at, lang)}</span>
              <StateMark state={row.state} />
              <span className="text-soft">{[row.project, row.receipt].filter(Boolean).join(' · ')}</span>
            </div>
          </li>
        ))}
      </ul>
      {rows.length === 100 && <p className="text-soft">{texts.newest}</p>}
    </DeskSection>
  )
}

/** What the donor agreed to give each month. Nothing for a donor who never did. */
const DonorMandates = ({ donorKey }: { donorKey: string }) => {
  const { texts, pages, lang } = useDesk('mandates')
  const { data } = useApiQuery(
    [keys.mandates, 'donor', donorKey, lang],
    (api) => staffMandates(api, { key: donorKey }, null),
    { staleTime: 0, refetchOnWindowFocus: false },
  )
  if (!data || data.rows.length === 0) return null
  return (
    <DeskSection title={pages.monthly}>
      <ul className="desk-list">
        {data.rows.map(({ id, amount, state, next, project }) => (
          <li key={id}>
            <div className={styles.donation}>
              {deskLink(formatRupees(amount), 'monthly', String(id))}
              <span>{next && formatDay(next, lang)}</span>
              <span>{texts.states[state]}</span>
              <span className="text-soft">{project}</span>
            </div>
          </li>
        ))}
      </ul>
    </DeskSection>
  )
}

type Merged = StaffDonorDetail['merged']

/** Who was merged into this donor, each with a way back. */
const MergedDonors = ({ merged }: { merged: Merged }) => {
  const { texts } = useDesk('donors')
  return (
    <DeskSection title={texts.merged}>
      <ul className="desk-list">
        {merged.map((one) => (
          <MergedDonor key={one.key} one={one} />
        ))}
      </ul>
    </DeskSection>
  )
}

const MergedDonor = ({ one: { key, name, email } }: { one: Merged[number] }) => {
  const { texts, mayChange } = useDesk('donors')
  const act = useAct({
    call: (api) => unmergeDonor(api, key),
    say: null,
    refreshes: [keys.donors, keys.duplicates, keys.donor],
  })
  return (
    <li>
      <div className="desk-between">
        <span>
          {name} <span className="text-soft">{email}</span>
        </span>
        {mayChange && (
          <Button look="outline" busy={act.busy} aria-label={texts.separateOne(name)} onClick={() => void act.run()}>
            {texts.separate}
          </Button>
        )}
      </div>
      <ActMessage act={act} />
    </li>
  )
}
