import { formatDay } from '../../../../shared/date.ts'
import type { Dashboard } from '../../../../shared/contract/content/dashboard.ts'
import { groupIndian } from '../../../../shared/money.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { Split } from '../../../content/Split.tsx'
import styles from './Impact.module.css'
import { homeTexts } from '../texts.ts'

/** The year in numbers, one under the other. */
export const Impact = ({ dashboard: { impact, year, as_of } }: { dashboard: Dashboard }) => {
  const texts = homeTexts.use()
  const day = formatDay(as_of, useLanguage())
  return (
    <Split tone="deep" title={texts.impact} lead={`${texts.impactLead(year)} ${texts.asOf(day)}`}>
      <ul className={styles.numbers}>
        {impact.map(({ key, value, label, unit }) => (
          <li key={key}>
            <span className={styles.value}>
              {groupIndian(value)}
              {unit && <span className={styles.unit}> {unit}</span>}
            </span>{' '}
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </Split>
  )
}
