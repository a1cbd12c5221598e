import { unmergeDonor } from '../../../../shared/api/staff/donors.ts'
import type { StaffDonorDetail } from '../../../../shared/contract/staff/donors.ts'
import { useServices } from '../../../app/services.ts'
import { Button } from '../../../components/Button.tsx'
import { ActProof } from '../../../components/act/ActProof.tsx'
import { useMay } from '../desk/role.ts'
import { useRefresh } from '../table/useDeskList.ts'
import { useProvenAct } from '../../../components/act/useProvenAct.ts'
import { DeskSection } from '../desk/DeskSection.tsx'
import parts from '../desk/DeskItem.module.css'
import text from '../../../components/Text.module.css'
import styles from './Donors.module.css'
import { useTexts } from '../../../texts/useTexts.ts'

type Merged = StaffDonorDetail['merged']

/** Who was merged into this donor, each with a way back. */
export const MergedDonors = ({ merged }: { merged: Merged }) => {
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
  const refresh = useRefresh()
  const maySeparate = useMay('accountant')
  const act = useProvenAct(async () => {
    await unmergeDonor(api, key)
    await refresh('staff-donors', 'staff-duplicates')
  }, 'staff-donor')
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
      <ActProof act={act} />
    </li>
  )
}
