import type { ReactNode } from 'react'
import type { DonationSums } from '../../../../shared/contract/partner.ts'
import { formatRupees, groupIndian } from '../../../../shared/money.ts'
import styles from './PartnerReport.module.css'
import { reportTexts } from './texts.ts'

interface SumsTableProps<Row extends DonationSums> {
  /** What the rows are; names the table. */
  caption: string
  /** Head of the first column. */
  what: string
  rows: readonly Row[]
  nameOf(row: Row): ReactNode
  /** Of all rows, below them. */
  sum?: DonationSums
}

/** Rows with three figures: donations, their total, and unpaid attempts. */
export const SumsTable = <Row extends DonationSums>({ caption, what, rows, nameOf, sum }: SumsTableProps<Row>) => {
  const texts = reportTexts.use()
  const line = (name: ReactNode, { donations, total, unpaid }: DonationSums, key: number) => (
    <tr key={key}>
      <th scope="row">{name}</th>
      <td>{groupIndian(donations)}</td>
      <td>{formatRupees(total)}</td>
      <td>{groupIndian(unpaid)}</td>
    </tr>
  )
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {[what, texts.donations, texts.total, texts.unpaid].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map((row, index) => line(nameOf(row), row, index))}</tbody>
      {sum && <tfoot>{line(texts.all, sum, 0)}</tfoot>}
    </table>
  )
}
