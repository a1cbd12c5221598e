import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '../../../texts/useTexts.ts'
import styles from './DataTable.module.css'
import { useRowKeys } from './useRowKeys.ts'
import type { Order } from './useOrder.ts'

/** A column. */
interface DeskColumn<Row> {
  /** Its share of the width that is left (`1.5`), or a track of a CSS grid (`8rem`). */
  width: number | string
  cell(row: Row): ReactNode
  /** A number or an amount: to the right, in tabular figures. */
  numeric?: boolean
  /** The server can sort by it. */
  sortable?: boolean
}

export interface TableViewProps<Row extends object, Name extends string> {
  /** Names the table for screen readers. */
  caption: string
  /** By the names by which the server sorts, from left to right. */
  columns: Readonly<Record<Name, DeskColumn<Row>>>
  /** Of the columns. */
  titles: Readonly<Record<NoInfer<Name>, string>>
  rows: readonly Row[]
  /** No further rows are on the server. */
  complete: boolean
  idOf(row: Row): string
  /** The address of a row's own page. The first column becomes a link, and Enter opens it. */
  linkOf: ((row: Row) => string) | undefined
  order?: Order
  /** Called when the last rows are near; absent while they load. */
  onEnd: (() => void) | undefined
}

/** The height of a row in px, until it is measured. */
const usualHeight = 44
/** The head stays in view, above a row that gets the focus. */
const headHeight = 48

/** The rows that are in view. Each page of a list adds some at the end. */
export const TableView = <Row extends object, Name extends string>(props: TableViewProps<Row, Name>) => {
  const { caption, titles, rows, complete, idOf, linkOf, order, onEnd } = props
  const body = useRef<HTMLDivElement>(null)
  const names = Object.keys(props.columns) as Name[] // keys of the record
  const columns = names.map((id) => ({ id, title: titles[id], ...props.columns[id] }))
  const keys = useRowKeys(caption, rows, idOf)
  // oxlint-disable-next-line react/incompatible-library -- its functions are called in this component only
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => usualHeight,
    getItemKey: (index) => (rows[index] ? idOf(rows[index]) : index),
    overscan: 8,
    scrollMargin: body.current?.offsetTop ?? 0,
    scrollPaddingStart: headHeight,
    // The row with the focus stays, wherever the reader scrolls.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), keys.active])]
        .filter((index) => index < range.count)
        .toSorted((a, b) => a - b),
  })
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (onEnd && !complete && last >= rows.length - 10) onEnd()
  }, [onEnd, complete, last, rows.length])
  useEffect(() => keys.follow(body.current, (index) => virtual.scrollToIndex(index, { align: 'auto' })))
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--columns': columns.map(({ width }) => (typeof width === 'number' ? `minmax(0, ${width}fr)` : width)).join(' '),
  }
  return (
    // Not a `table`: its rows are placed by transforms and become cards, and some browsers then forget what they are.
    <div
      role="table"
      aria-label={caption}
      aria-rowcount={complete ? rows.length + 1 : -1}
      className={styles.table}
      style={style}
    >
      <div role="rowgroup" className={styles.head}>
        <div role="row" aria-rowindex={1} className={styles.row}>
          {columns.map((column) => (
            <HeadCell key={column.id} column={column} order={order} />
          ))}
        </div>
      </div>
      <div ref={body} role="rowgroup" className={styles.body} style={{ height: virtual.getTotalSize() }}>
        {items.map(({ index, key, start }) => {
          const row = rows[index]
          if (!row) return null
          return (
            <div
              key={key}
              ref={virtual.measureElement}
              role="row"
              data-index={index}
              aria-rowindex={index + 2}
              className={styles.row}
              style={{ transform: `translateY(${start - virtual.options.scrollMargin}px)` }}
            >
              {columns.map(({ id, title, numeric, cell }, place) => (
                <div
                  key={id}
                  role="cell"
                  className={styles.cell}
                  data-label={title}
                  data-numeric={numeric || undefined}
                >
                  {linkOf && place === 0 ? (
                    <Link
                      to={linkOf(row)}
                      tabIndex={index === keys.active ? 0 : -1}
                      className={styles.open}
                      onFocus={() => keys.focused(index)}
                      onKeyDown={keys.press}
                      onClick={() => keys.opened(idOf(row))}
                    >
                      {cell(row)}
                    </Link>
                  ) : (
                    cell(row)
                  )}
                </div>
              ))}
            </div>
          )
        })}
      </div>
    </div>
  )
}

interface HeadCellProps<Row> {
  column: DeskColumn<Row> & { id: string; title: string }
  order: Order | undefined
}

/** The head of a column; a button if the server can sort by it. */
const HeadCell = <Row,>({ column: { id, title, sortable, numeric }, order }: HeadCellProps<Row>) => {
  const { table } = useTexts('desk').desk
  const here = order?.by === id ? order : undefined
  const direction = here && (here.descending ? 'descending' : 'ascending')
  return (
    <div role="columnheader" className={styles.cell} aria-sort={direction} data-numeric={numeric || undefined}>
      {sortable && order ? (
        <button
          type="button"
          className={styles.sort}
          data-order={direction}
          title={table.sortBy(title)}
          onClick={() => order.change(id, !here?.descending)}
        >
          {title}
        </button>
      ) : (
        title
      )}
    </div>
  )
}
