import { formatDay } from '../../../../shared/date.ts'
import type { Dashboard } from '../../../../shared/contract/content/dashboard.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { ShareBar } from '../../../content/figures/ShareBar.tsx'
import { Split } from '../../../content/Split.tsx'
import styles from './Spending.module.css'
import { homeTexts } from '../texts.ts'

/** Each project with its share and its rupees, as a table; the lines only repeat the numbers. */
export const Spending = ({ dashboard: { spending, year, as_of, source } }: { dashboard: Dashboard }) => {
  const texts = homeTexts.use()
  const day = formatDay(as_of, useLanguage())
  const total = formatRupees(spending.reduce((sum, { amount }) => sum + amount, 0))
  return (
    <Split
      tone="quiet"
      title={texts.money}
      lead={texts.moneyLead(total, year)}
      aside={
        <p className={styles.source}>
          {source} {!source.includes(day) && texts.asOf(day)}
        </p>
      }
    >
      <table className={styles.table}>
        <caption className="visually-hidden">{texts.moneyCaption(year)}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.work}</th>
            <th scope="col">{texts.share}</th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {spending.map(({ key, label, percent, amount }) => (
            <tr key={key}>
              <th scope="row">
                {label}
                <ShareBar percent={percent} />
              </th>
              <td>
                {percent}
                {'\u00a0'}%
              </td>
              <td>{formatRupees(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.together}</th>
            <td>100{'\u00a0'}%</td>
            <td>{total}</td>
          </tr>
        </tfoot>
      </table>
    </Split>
  )
}
