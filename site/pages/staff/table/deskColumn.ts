import type { ReactNode } from 'react'

/** A column of a `DataTable`. */
export interface DeskColumn<Row> {
  /** Also the name by which the server sorts. */
  id: string
  title: string
  /** Track of a CSS grid, e.g. `8rem` or `minmax(0, 2fr)`. */
  width: string
  cell(row: Row): ReactNode
  /** A number or an amount: to the right, in tabular figures. */
  numeric?: boolean
  /** The server can sort by it. */
  sortable?: boolean
}

/** One page of rows; `next` is the cursor of the following one, null after the last. */
export interface ListPage<Row> {
  rows: readonly Row[]
  next: string | null
}
