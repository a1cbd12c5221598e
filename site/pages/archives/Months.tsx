import { Link } from 'react-router-dom'
import type { ArchiveMonth } from '../../../shared/contract/content/blog.ts'
import { formatMonth } from '../../../shared/date.ts'
import { useLanguage } from '../../app/language/language.ts'
import { blogTexts } from '../blog/texts.ts'
import styles from './Months.module.css'

interface MonthsProps {
  /** Newest first. */
  months: readonly ArchiveMonth[]
  year: number | undefined
  month: number | undefined
}

/** A line for each year, with its months and how many posts each has. */
export const Months = ({ months, year, month }: MonthsProps) => {
  const texts = blogTexts.use()
  const lang = useLanguage()
  const years = [...new Set(months.map((one) => one.year))]
  return (
    <dl className={styles.years}>
      {years.map((one) => (
        <div key={one}>
          <dt>
            <Link to={`?year=${one}`} aria-current={one === year && !month ? 'true' : undefined}>
              {one}
            </Link>
          </dt>
          <dd>
            <ul className={styles.months}>
              {months
                .filter((entry) => entry.year === one)
                .map((entry) => (
                  <li key={entry.month}>
                    <Link
                      to={`?year=${one}&month=${entry.month}`}
                      aria-current={one === year && entry.month === month ? 'true' : undefined}
                    >
                      {formatMonth(entry.month, lang)}
                    </Link>{' '}
                    <span>{texts.count(entry.count)}</span>
                  </li>
                ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  )
}
