import type { DayFigures } from '../../../../shared/contract/staff/reconciliation.ts'
import { formatDay } from '../../../../shared/date.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { formatPaise } from '../../../staff/formatPaise.ts'
import styles from './Reconciliation.module.css'
import { reconciliationTexts } from './texts.ts'

/** What the last comparison counted and summed, to the paisa. */
export const FiguresTable = ({ day, figures }: { day: string; figures: DayFigures }) => {
  const texts = reconciliationTexts.use()
  const lang = useLanguage()
  const { ours, ours_paise, theirs, theirs_paise, lines, fees_paise, payout_paise } = figures
  const rows: ReadonlyArray<[string, number | null, number | null]> = [
    [texts.ours, ours, ours_paise],
    [texts.theirs, theirs, theirs_paise],
    [texts.lines, lines, null],
    [texts.fees, null, fees_paise],
    [texts.payout, null, payout_paise],
  ]
  return (
    <table className={styles.figures}>
      <caption className="visually-hidden">{formatDay(day, lang)}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.what}</th>
          <th scope="col">{texts.count}</th>
          <th scope="col">{texts.sum}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([title, count, paise]) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{count}</td>
            <td>{paise !== null && formatPaise(paise)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
