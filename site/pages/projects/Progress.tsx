import type { ProjectRow } from '../../../shared/contract/project.ts'
import { formatDay } from '../../../shared/date.ts'
import { formatRupees, groupIndian } from '../../../shared/money.ts'
import { ShareBar } from '../../components/ShareBar.tsx'
import styles from './Progress.module.css'
import { useTexts } from '../../texts/useTexts.ts'

type ProgressProps = Pick<ProjectRow, 'raised' | 'goal' | 'donors'> & Partial<Pick<ProjectRow, 'as_of' | 'ends_on'>>

/** The amount donated, the goal, the donors and the last day of an appeal, in words. The line only repeats it. The date is absent if a list shows it for all. */
export const Progress = ({ raised, goal, donors, ends_on, as_of }: ProgressProps) => {
  const { projects: texts, lang } = useTexts('projects')
  const percent = percentOf({ raised, goal })
  return (
    <div className={`flow-tight ${styles.progress}`}>
      <p className={styles.raised}>
        <span>
          <span className={styles.amount}>{formatRupees(raised)}</span> {texts.raised}
        </span>
        {percent !== null && <strong>{texts.percent(percent)}</strong>}
      </p>
      {percent !== null && <ShareBar percent={percent} />}
      <p className={`text-small ${styles.small}`}>
        <span>{goal === null ? texts.openEnd : texts.ofGoal(formatRupees(goal))}</span>{' '}
        <span>{texts.donors(groupIndian(donors))}</span>{' '}
        {ends_on && <span>{texts.lastDay(formatDay(ends_on, lang))} </span>}
        {as_of && <time dateTime={as_of}>{texts.asOf(formatDay(as_of, lang))}</time>}
      </p>
    </div>
  )
}

/** The share of the goal in whole percent, rounded down so that 100 means all of it; null if there is no goal. */
export const percentOf = ({ raised, goal }: { raised: number; goal: number | null }): number | null =>
  goal ? Math.floor((raised / goal) * 100) : null
