import { Link } from 'react-router-dom'
import type { StaffDonorDetail } from '../../../../shared/contract/staff/donors.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { deskPath } from '../../../staff/deskPath.ts'
import parts from '../../../staff/parts/Entry.module.css'
import { DeskSection } from '../../../staff/parts/DeskSection.tsx'
import { type Fact, FactList } from '../../../staff/parts/FactList.tsx'
import text from '../../../parts/Text.module.css'
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
    <div className={parts.columns}>
      <DeskSection title={texts.columns.name}>
        <p>
          <strong>{donor.name}</strong>
        </p>
        {into && (
          <p className={text.beware}>
            {texts.isMerged} <Link to={deskPath('donors', into)}>{texts.openOther}</Link>
          </p>
        )}
        <FactList facts={known} />
      </DeskSection>
      <DeskSection title={texts.years}>
        {donor.years.length === 0 && <p>{texts.noYears}</p>}
        <FactList facts={donor.years.map(({ year, net }) => [year, formatRupees(net)])} />
      </DeskSection>
    </div>
  )
}
