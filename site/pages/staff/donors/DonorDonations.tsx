import { Link } from 'react-router-dom'
import type { StaffDonorDetail } from '../../../../shared/contract/staff/donors.ts'
import { formatDay } from '../../../../shared/date.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { deskPath } from '../desk/deskPath.ts'
import { StateMark } from '../donations/StateMark.tsx'
import { DeskSection } from '../desk/DeskSection.tsx'
import parts from '../desk/DeskItem.module.css'
import text from '../../../components/Text.module.css'
import styles from './Donors.module.css'
import { useTexts } from '../../../texts/useTexts.ts'

/** The donor's donations, newest first; also those of who was merged into them. */
export const DonorDonations = ({ rows }: Pick<StaffDonorDetail, 'rows'>) => {
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
