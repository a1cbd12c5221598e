import { useMemo } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { isSessionEnd } from '../../../app/session/watchedTransport.ts'
import { failureText } from '../../../components/forms/failureText.ts'
import { Button } from '../../../components/Button.tsx'
import { QueryState } from '../../../components/QueryState.tsx'
import text from '../../../components/Text.module.css'
import { useTexts } from '../../../texts/useTexts.ts'
import { Nothing } from '../desk/Nothing.tsx'
import { TableView } from './TableView.tsx'
import type { DeskColumn, ListPage } from './deskColumn.ts'
import type { DeskList } from './useDeskList.ts'
import type { Sort } from './useSort.ts'

interface DataTableProps<Row extends object> {
  /** Names the table for screen readers. */
  caption: string
  columns: ReadonlyArray<DeskColumn<Row>>
  list: DeskList<ListPage<Row>>
  idOf(row: Row): string
  /** The address of a row's own page. The first column becomes a link, and Enter opens it. */
  linkOf?: (row: Row) => string
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** What to show for a list without entries and without filters. */
  empty: string
}

/**
 * A list of the desk: rows are drawn as they scroll into view, and loaded page by page. Arrow keys move from row to row. On a narrow screen each row is
 * a card.
 */
export const DataTable = <Row extends object>({ list, empty, ...view }: DataTableProps<Row>) => {
  const texts = useTexts('desk').desk
  const site = useTexts('common')
  const { pages, error, isFetching, isFetchingNextPage, hasNextPage, fetchNext, refetch } = list
  const rows = useMemo(() => pages?.flatMap((page) => page.rows) ?? [], [pages])
  const failed = error && !isSessionEnd(error)
  if (!pages) return <QueryState query={{ data: pages, error, isFetching, refetch }}>{() => null}</QueryState>
  return (
    <>
      {rows.length === 0 && <NothingFound empty={empty} />}
      {rows.length > 0 && (
        <TableView
          {...view}
          rows={rows}
          complete={!hasNextPage}
          onEnd={!isFetching && !failed ? fetchNext : undefined}
        />
      )}
      {failed && (
        <p role="alert" className={text.wrong}>
          {failureText(site, error)}
        </p>
      )}
      {hasNextPage && (
        <div>
          <Button look="outline" busy={isFetchingNextPage} onClick={fetchNext}>
            {failed ? site.frame.tryAgain : isFetchingNextPage ? texts.table.loadingMore : texts.table.more}
          </Button>
        </div>
      )}
    </>
  )
}

/** @param empty what to say if there is nothing at all, and not only nothing for these filters */
const NothingFound = ({ empty }: { empty: string }) => {
  const { table } = useTexts('desk').desk
  const { search, hash } = useLocation()
  const filtered =
    hash !== '' || [...new URLSearchParams(search).keys()].some((name) => name !== 'sort' && name !== 'lang')
  return (
    <Nothing title={table.nothing}>
      <p>{filtered ? table.nothingWith : empty}</p>
      {filtered && <Link to="?">{table.showAll}</Link>}
    </Nothing>
  )
}
