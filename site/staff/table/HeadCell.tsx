import styles from './DataTable.module.css'
import type { DeskColumn } from './deskColumn.ts'
import type { Sort } from './useSort.ts'
import { useTexts } from '../../texts/useTexts.ts'

interface HeadCellProps<Row> {
  column: DeskColumn<Row>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}

/** The head of a column; a button if the server can sort by it. */
export const HeadCell = <Row,>({ column, sort, onSort }: HeadCellProps<Row>) => {
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
