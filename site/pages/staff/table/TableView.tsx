import { type ColumnDef, FlexRender, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, useEffect, useMemo, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '../../../texts/useTexts.ts'
import styles from './DataTable.module.css'
import type { DeskColumn } from './deskColumn.ts'
import { useRowKeys } from './useRowKeys.ts'
import type { Sort } from './useSort.ts'

const features = tableFeatures({ rowSortingFeature })

interface TableViewProps<Row extends object> {
  caption: string
  columns: ReadonlyArray<DeskColumn<Row>>
  rows: Row[]
  /** No further rows are on the server. */
  complete: boolean
  idOf(row: Row): string
  linkOf?: (row: Row) => string
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** Called when the last rows are near; absent while they load. */
  onEnd: (() => void) | undefined
}

/** The height of a row in px, until it is measured. */
const usualHeight = 44
/** The head stays in view, above a row that gets the focus. */
const headHeight = 48

export const TableView = <Row extends object>(props: TableViewProps<Row>) => {
  const { caption, columns, rows, complete, idOf, linkOf, sort, onSort, onEnd } = props
  const body = useRef<HTMLDivElement>(null)
  const defs = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<typeof features, Row> => ({
          id: column.id,
          header: column.title,
          cell: ({ row }) => column.cell(row.original),
          enableSorting: column.sortable === true,
        }),
      ),
    [columns],
  )
  const table = useTable({ features, columns: defs, data: rows, getRowId: idOf, manualSorting: true })
  const shown = table.getRowModel().rows
  const keys = useRowKeys(caption, rows, idOf)
  // oxlint-disable-next-line react/incompatible-library -- its functions are called in this component only
  const virtual = useWindowVirtualizer({
    count: shown.length,
    estimateSize: () => usualHeight,
    getItemKey: (index) => shown[index]?.id ?? index,
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
    if (onEnd && !complete && last >= shown.length - 10) onEnd()
  }, [onEnd, complete, last, shown.length])
  useEffect(() => keys.follow(body.current, (index) => virtual.scrollToIndex(index, { align: 'auto' })))
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--columns': columns.map(({ width }) => width).join(' '),
  }
  return (
    // Not a `table`: its rows are placed by transforms and become cards, and some browsers then forget what they are.
    <div
      role="table"
      aria-label={caption}
      aria-rowcount={complete ? shown.length + 1 : -1}
      className={styles.table}
      style={style}
    >
      <div role="rowgroup" className={styles.head}>
        <div role="row" aria-rowindex={1} className={styles.row}>
          {columns.map((column) => (
            <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </div>
      </div>
      <div ref={body} role="rowgroup" className={styles.body} style={{ height: virtual.getTotalSize() }}>
        {items.map(({ index, key, start }) => {
          const row = shown[index]
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
              {row.getAllCells().map((cell, place) => (
                <div
                  key={cell.id}
                  role="cell"
                  className={styles.cell}
                  data-label={columns[place]?.title}
                  data-numeric={columns[place]?.numeric || undefined}
                >
                  {linkOf && place === 0 ? (
                    <Link
                      to={linkOf(row.original)}
                      tabIndex={index === keys.active ? 0 : -1}
                      className={styles.open}
                      onFocus={() => keys.focused(index)}
                      onKeyDown={keys.press}
                      onClick={() => keys.opened(row.id)}
                    >
                      <FlexRender cell={cell} />
                    </Link>
                  ) : (
                    <FlexRender cell={cell} />
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
  column: DeskColumn<Row>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}

/** The head of a column; a button if the server can sort by it. */
const HeadCell = <Row,>({ column, sort, onSort }: HeadCellProps<Row>) => {
  const { table } = useTexts('desk').desk
  const { id, title, sortable, numeric } = column
  const here = sort?.by === id ? sort : undefined
  const order = here && (here.descending ? 'descending' : 'ascending')
  return (
    <div role="columnheader" className={styles.cell} aria-sort={order} data-numeric={numeric || undefined}>
      {sortable && onSort ? (
        <button
          type="button"
          className={styles.sort}
          data-order={order}
          title={table.sortBy(title)}
          onClick={() => onSort({ by: id, descending: !here?.descending })}
        >
          {title}
        </button>
      ) : (
        title
      )}
    </div>
  )
}
