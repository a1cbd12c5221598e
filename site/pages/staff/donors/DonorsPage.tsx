import { Link, useLocation, useParams } from 'react-router-dom'
import { staffDonor, type StaffDonorDetail, unmergeDonor } from '../../../../shared/contract/staff/donors.ts'
import { staffMandates } from '../../../../shared/contract/staff/mandates.ts'
import { formatDay } from '../../../../shared/date.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import { Button } from '../../../components/Button.tsx'
import text from '../../../components/Text.module.css'
import { ActMessage } from '../../../components/act/ActButton.tsx'
import { useAct } from '../../../components/act/useAct.ts'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { DeskEntry } from '../desk/DeskEntry.tsx'
import parts from '../desk/DeskItem.module.css'
import { DeskSection } from '../desk/DeskSection.tsx'
import { deskPath } from '../desk/deskPath.ts'
import { useMay } from '../desk/role.ts'
import { mandatesKey } from '../monthly/mandatesKey.ts'
import { StateMark } from '../donations/StateMark.tsx'
import { DonorFacts } from './DonorFacts.tsx'
import { DonorList } from './DonorList.tsx'
import styles from './Donors.module.css'
import { DuplicateList } from './DuplicateList.tsx'

/** `/staff/donors`: the list; `/staff/donors/duplicates`: who may be one person; `/staff/donors/donor-12`: one donor. */
export const DonorsPage = () => {
  const [, part] = (useParams()['*'] ?? '').split('/')
  if (part === 'duplicates') return <DuplicateList />
  return part ? <DonorDetail key={part} donorKey={part} /> : <DonorList />
}

/** One donor: who it is, sums, donations, and who was merged into them. Escape returns to the list. */
const DonorDetail = ({ donorKey }: { donorKey: string }) => {
  const texts = useTexts('staff').donors
  const lang = useLanguage()
  const { search, hash } = useLocation()
  const query = useApiQuery(['staff-donor', donorKey, lang], (api) => staffDonor(api, donorKey), {
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <DeskEntry
      title={query.data?.donor.name ?? texts.title}
      above={[{ title: texts.title, to: deskPath('donors') + search + hash }]}
      back={texts.back}
      query={query}
      missing={{ title: texts.missingTitle, text: texts.missing }}
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

/** The donor's donations, newest first; also those of who was merged into them. */
const DonorDonations = ({ rows }: Pick<StaffDonorDetail, 'rows'>) => {
  const texts = useTexts('staff').donors
  const lang = useLanguage()
  return (
    <DeskSection title={texts.given}>
      {rows.length === 0 && <p>{texts.noDonations}</p>}
      <ul className={parts.list}>
        {rows.map((row) => (
          <li key={row.txn_id}>
            <div className={styles.donation}>
              <Link to={deskPath('donations', row.txn_id)}>{formatRupees(row.amount)}</Link>
              <span>{formatDay(row.at, lang)}</span>
              <StateMark state={row.state} />
              <span className={text.soft}>{[row.project, row.receipt].filter(Boolean).join(' · ')}</span>
            </div>
          </li>
        ))}
      </ul>
      {rows.length === 100 && <p className={text.soft}>{texts.newest}</p>}
    </DeskSection>
  )
}

/** What the donor agreed to give each month. Nothing for a donor who never did. */
const DonorMandates = ({ donorKey }: { donorKey: string }) => {
  const texts = useTexts('staff').mandates
  const lang = useLanguage()
  const { data } = useApiQuery(
    [mandatesKey, 'donor', donorKey, lang],
    (api) => staffMandates(api, { key: donorKey }, null),
    { staleTime: 0, refetchOnWindowFocus: false },
  )
  if (!data || data.rows.length === 0) return null
  return (
    <DeskSection title={texts.ofDonor}>
      <ul className={parts.list}>
        {data.rows.map(({ id, amount, state, next, project }) => (
          <li key={id}>
            <div className={styles.donation}>
              <Link to={deskPath('monthly', String(id))}>{formatRupees(amount)}</Link>
              <span>{next && formatDay(next, lang)}</span>
              <span>{texts.states[state]}</span>
              <span className={text.soft}>{project}</span>
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
  const texts = useTexts('staff').donors
  return (
    <DeskSection title={texts.merged}>
      <ul className={parts.list}>
        {merged.map((one) => (
          <MergedDonor key={one.key} one={one} />
        ))}
      </ul>
    </DeskSection>
  )
}

const MergedDonor = ({ one: { key, name, email } }: { one: Merged[number] }) => {
  const texts = useTexts('staff').donors
  const { api } = useServices()
  const maySeparate = useMay('accountant')
  const act = useAct({
    call: () => unmergeDonor(api, key),
    say: null,
    refreshes: ['staff-donors', 'staff-duplicates', 'staff-donor'],
  })
  return (
    <li>
      <div className={styles.merged}>
        <span>
          {name} <span className={text.soft}>{email}</span>
        </span>
        {maySeparate && (
          <Button look="outline" busy={act.busy} aria-label={texts.separateOne(name)} onClick={() => void act.run()}>
            {texts.separate}
          </Button>
        )}
      </div>
      <ActMessage act={act} />
    </li>
  )
}
