import { Link } from 'react-router-dom'
import type { ArchiveMonth } from '../../../shared/contract/content/blog.ts'
import { formatMonth } from '../../../shared/date.ts'
import { useLanguage } from '../../app/language/language.ts'
import { Row } from '../../layout/Row.tsx'
import lines from '../../parts/Lines.module.css'
import text from '../../parts/Text.module.css'
import { useTexts } from '../../texts/useTexts.ts'

interface MonthsProps {
  /** Newest first. */
  months: readonly ArchiveMonth[]
  year: number | undefined
  month: number | undefined
}

/** A line for each year, with its months and how many posts each has. */
export const Months = ({ months, year, month }: MonthsProps) => {
  const texts = useTexts('public').blog
  const lang = useLanguage()
  const years = [...new Set(months.map((one) => one.year))]
  return (
    <dl className={lines.lines}>
      {years.map((one) => (
        <Row
          key={one}
          label={
            <Link to={`?year=${one}`} aria-current={one === year && !month ? 'true' : undefined}>
              {one}
            </Link>
          }
        >
          <ul className="link-row">
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
                  <span className={text.small}>{texts.count(entry.count)}</span>
                </li>
              ))}
          </ul>
        </Row>
      ))}
    </dl>
  )
}
