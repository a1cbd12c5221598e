import { Link } from 'react-router-dom'
import type { StaffDonorDetail } from '../../../../shared/contract/staff/donors.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { deskPath } from '../../../staff/deskPath.ts'
import entry from '../entry/Entry.module.css'
import { EntrySection } from '../entry/EntrySection.tsx'
import { type Fact, FactList } from '../entry/FactList.tsx'
import styles from './Donors.module.css'
import { donorTexts } from './texts.ts'

/** Who the donor is, and the sums of the financial years. What is not known is left out. */
export const DonorFacts = ({ detail: { donor, into } }: { detail: StaffDonorDetail }) => {
  const texts = donorTexts.use()
  const { facts } = texts
  const known: readonly Fact[] = [
    [facts.kind, texts.kinds[donor.kind]],
    [facts.email, donor.email],
    [facts.phone, donor.phone],
    [facts.place, `${donor.city} ${donor.pin}`.trim()],
    [facts.pan, donor.pan],
  ]
  return (
    <div className={entry.columns}>
      <EntrySection title={texts.columns.name}>
        <p className={styles.name}>{donor.name}</p>
        {into && (
          <p className={styles.note}>
            {texts.isMerged} <Link to={deskPath('donors', into)}>{texts.openOther}</Link>
          </p>
        )}
        <FactList facts={known} />
      </EntrySection>
      <EntrySection title={texts.years}>
        {donor.years.length === 0 && <p>{texts.noYears}</p>}
        <FactList facts={donor.years.map(({ year, net }) => [year, formatRupees(net)])} />
      </EntrySection>
    </div>
  )
}
