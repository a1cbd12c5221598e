import type { ReactNode } from 'react'
import styles from './FigureTable.module.css'

interface FigureTableProps {
  /** Names the table for screen readers, unless its heads say enough. */
  caption?: string
  heads: readonly string[]
  /** Each begins with its name. */
  rows: ReadonlyArray<readonly ReactNode[]>
  /** Of all rows, below them. */
  sum?: readonly ReactNode[]
}

/** Rows with figures. */
export const FigureTable = ({ caption, heads, rows, sum }: FigureTableProps) => {
  const row = ([name, ...figures]: readonly ReactNode[], key: number) => (
    <tr key={key}>
      <th scope="row">{name}</th>
      {figures.map((figure, column) => (
        // A figure has no name but its column.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={column}>{figure}</td>
      ))}
    </tr>
  )
  return (
    <table className={styles.figures}>
      {caption && <caption className="visually-hidden">{caption}</caption>}
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(row)}</tbody>
      {sum && <tfoot>{row(sum, 0)}</tfoot>}
    </table>
  )
}
