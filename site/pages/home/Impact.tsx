import type { Dashboard } from '../../../shared/contract/content/dashboard.ts'
import { formatDay } from '../../../shared/date.ts'
import { groupIndian } from '../../../shared/money.ts'
import { useLanguage } from '../../app/language/language.ts'
import { Row } from '../../layout/Row.tsx'
import { Section } from '../../layout/Section.tsx'
import lines from '../../parts/Lines.module.css'
import styles from './HomeStory.module.css'
import { homeTexts } from './texts.ts'

/** The year in numbers, one under the other. */
export const Impact = ({ dashboard: { impact, year, as_of } }: { dashboard: Dashboard }) => {
  const texts = homeTexts.use()
  const day = formatDay(as_of, useLanguage())
  return (
    <Section beside tone="deep" title={texts.impact} lead={`${texts.impactLead(year)} ${texts.asOf(day)}`}>
      <dl className={`${lines.lines} ${styles.figures}`}>
        {impact.map(({ key, value, label, unit }) => (
          <Row
            key={key}
            label={
              <>
                {groupIndian(value)}
                {unit && <small> {unit}</small>}
              </>
            }
          >
            {label}
          </Row>
        ))}
      </dl>
    </Section>
  )
}
