import { Link } from 'react-router-dom'
import type { DonationYear } from '../../../../shared/contract/donation/donationHistory.ts'
import { formatRupees } from '../../../../shared/money.ts'
import styles from './DonationsByYear.module.css'
import { donationTexts } from '../texts.ts'

/** The financial years with donations, and the total of each. */
export const YearNav = ({ years, shown }: { years: readonly DonationYear[]; shown: string }) => {
  const texts = donationTexts.use()
  return (
    <nav aria-label={texts.years}>
      <p className={styles.yearsTitle}>{texts.years}</p>
      <p className={styles.yearsLead}>{texts.yearsLead}</p>
      <ul className={styles.yearList}>
        {years.map(({ year, total }) => (
          <li key={year}>
            <Link to={`?year=${year}`} aria-current={year === shown ? 'page' : undefined} className={styles.year}>
              <span>{year}</span>
              <span>{formatRupees(total)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
