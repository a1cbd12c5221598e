import { Link } from 'react-router-dom'
import { type StaffDonorDetail, unmergeDonor } from '../../../../shared/contract/staff/donors.ts'
import { formatDay } from '../../../../shared/date.ts'
import { formatMoney } from '../../../../shared/money.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import { ActButton } from '../../../components/act/ActButton.tsx'
import { useAct } from '../../../components/act/useAct.ts'
import { useMay } from '../desk/role.ts'
import { deskPath } from '../desk/deskPath.ts'
import parts from '../desk/DeskItem.module.css'
import { DeskSection } from '../desk/DeskSection.tsx'
import { type Fact, FactList } from '../desk/FactList.tsx'
import text from '../../../components/Text.module.css'
import { useTexts } from '../../../texts/useTexts.ts'

/** Who the donor is, and the sums of the financial years. What is not known is left out. */
export const DonorFacts = ({ detail: { donor, into, left_until: leftUntil } }: { detail: StaffDonorDetail }) => {
  const texts = useTexts('staff').donors
  const { facts } = texts
  const known: readonly Fact[] = [
    [facts.kind, texts.kinds[donor.kind]],
    [
      facts.email,
      donor.email && donor.kind === 'account'
        ? `${donor.email} (${donor.email_proven ? texts.proven : texts.notProven})`
        : donor.email,
    ],
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
        {leftUntil && <LeftDonor donorKey={donor.key} until={leftUntil} />}
        <FactList facts={known} />
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
  const texts = useTexts('staff').donors
  const lang = useLanguage()
  const { api } = useServices()
  const mayKeep = useMay('accountant')
  const act = useAct({ call: () => unmergeDonor(api, donorKey), say: null, refreshes: ['staff-donor'] })
  return (
    <>
      <p className={text.beware}>{texts.left(formatDay(until, lang))}</p>
      {mayKeep && <ActButton act={act}>{texts.keep}</ActButton>}
    </>
  )
}
