import { Link } from 'react-router-dom'
import type { Dashboard } from '../../../shared/contract/content/pages.ts'
import { formatDay } from '../../../shared/date.ts'
import { groupIndian } from '../../../shared/money.ts'
import { useLanguage } from '../../app/language/language.ts'
import { paths } from '../../app/paths.ts'
import nightLamps from '../../artwork/night-lamps.svg'
import { Row } from '../../components/Row.tsx'
import section from '../../components/Section.module.css'
import block from '../../components/Block.module.css'
import text from '../../components/Text.module.css'
import styles from './Home.module.css'
import { useTexts } from '../../texts/useTexts.ts'

/** Above this, the first figure is set smaller, so that it stays on one line. */
const longFigure = 9

/** The page's strongest moment: the mission, and the year's first number across the whole page, above lamps on the river. The other numbers follow. */
export const Moment = ({ dashboard }: { dashboard: Dashboard | undefined }) => {
  const texts = useTexts('public').home
  const lang = useLanguage()
  const [first, ...others] = dashboard?.impact ?? []
  const figure = first ? groupIndian(first.value) : ''
  return (
    <section className={`${section.deep} ${styles.moment}`} aria-labelledby="mission">
      <div className={`${block.page} ${block.columns}`}>
        <h2 id="mission" className={text.statement}>
          {texts.mission}
        </h2>
        <div className={`${block.stack} ${text.soft}`}>
          <p>{texts.missionText}</p>
          <Link to={paths.about}>{texts.missionLink}</Link>
        </div>
        {dashboard && first && (
          <div className={styles.year}>
            <p>
              <strong className={styles.figure} data-long={figure.length > longFigure || undefined}>
                {figure}
              </strong>{' '}
              <span className={text.lead}>
                {first.unit} {first.label}
              </span>
            </p>
            <dl className={styles.others}>
              {others.map(({ key, value, label, unit }) => (
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
            <p className={text.small}>
              {texts.impactLead(dashboard.year)} {texts.asOf(formatDay(dashboard.as_of, lang))}
            </p>
          </div>
        )}
      </div>
      <img className={styles.river} src={nightLamps} alt="" width={1600} height={240} loading="lazy" />
    </section>
  )
}
