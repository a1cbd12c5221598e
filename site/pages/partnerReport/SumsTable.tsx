import type { ReactNode } from 'react'
import type { GiftSums } from '../../../shared/contract/partner.ts'
import { formatRupees, groupIndian } from '../../../shared/money.ts'
import styles from './PartnerReport.module.css'
import { reportTexts } from './texts.ts'

interface SumsTableProps<Row extends GiftSums> {
  /** What the rows are; names the table. */
  caption: string
  /** Head of the first column. */
  what: string
  rows: readonly Row[]
  nameOf(row: Row): ReactNode
  /** Of all rows, below them. */
  sum?: GiftSums
}

/** Rows with their three figures: gifts, paid ones, what these come to. */
export const SumsTable = <Row extends GiftSums>({ caption, what, rows, nameOf, sum }: SumsTableProps<Row>) => {
  const texts = reportTexts.use()
  const line = (name: ReactNode, { gifts, paid, total }: GiftSums, key: number) => (
    <tr key={key}>
      <th scope="row">{name}</th>
      <td>{groupIndian(gifts)}</td>
      <td>{groupIndian(paid)}</td>
      <td>{formatRupees(total)}</td>
    </tr>
  )
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {[what, texts.gifts, texts.paid, texts.total].map((title) => (
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
