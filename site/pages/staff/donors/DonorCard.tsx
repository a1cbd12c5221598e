import type { ReactElement } from 'react'
import type { StaffDonor } from '../../../../shared/contract/staff/donors.ts'
import { formatMoney } from '../../../../shared/money.ts'
import text from '../../../components/Text.module.css'
import styles from './Donors.module.css'
import { sumOf } from './sumOf.ts'
import { useTexts } from '../../../texts/useTexts.ts'

/** One donor of a pair, so that two can be compared. */
export const DonorCard = ({ donor, name }: { donor: StaffDonor; name: ReactElement }) => {
  const texts = useTexts('staff').donors
  const { email, phone, city, pin, pan } = donor
  return (
    <div className={styles.card}>
      <strong>{name}</strong>
      <span className={text.soft}>{texts.kinds[donor.kind]}</span>
      {[email, phone, `${city} ${pin}`.trim(), pan].map((fact) => fact && <span key={fact}>{fact}</span>)}
      <span>{texts.count(donor.donations, formatMoney(sumOf(donor)))}</span>
    </div>
  )
}
