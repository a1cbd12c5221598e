import type { StatementYear } from '../../../../shared/contract/staff/statements.ts'
import { formatDay } from '../../../../shared/date.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { Part } from './Part.tsx'
import styles from './Statements.module.css'
import { statementTexts } from './texts.ts'

type Kind = keyof StatementYear['tallies']

const kinds: readonly Kind[] = ['reported', 'without_id', 'anonymous', 'foreign', 'returned']

/** What the statement contains and what it leaves out. */
export const Tallies = ({ statement }: { statement: StatementYear }) => {
  const texts = statementTexts.use()
  const lang = useLanguage()
  const { form, due, rows, rupees, tallies } = statement
  return (
    <Part title={texts.form(form.name, form.formerly)} lead={texts.due(formatDay(due, lang))}>
      <table className={styles.table}>
        <caption className="visually-hidden">{texts.what}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.what}</th>
            <th scope="col">{texts.donations}</th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{texts.tallies[kind]}</th>
              <td>{tallies[kind].donations}</td>
              <td>{formatRupees(tallies[kind].rupees)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <strong>{texts.rows(rows, formatRupees(rupees))}</strong>
      </p>
      <p className={styles.hint}>{texts.summed}</p>
    </Part>
  )
}
