import { type ReactNode, useMemo } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { isSessionEnd } from '../../../app/session/watchedTransport.ts'
import { failureText } from '../../../components/forms/failureText.ts'
import { Button } from '../../../components/Button.tsx'
import { QueryState } from '../../../components/QueryState.tsx'
import { useTexts } from '../../../texts/useTexts.ts'
import { DeskHeading, Nothing } from '../desk/DeskPage.tsx'
import { useOpenPage } from '../desk/useDesk.tsx'
import styles from './DataTable.module.css'
import { FilterBar } from './FilterBar.tsx'
import { TableView, type TableViewProps } from './TableView.tsx'
import type { DeskList, ListPage } from './useDeskList.ts'

type OwnOfTable = 'caption' | 'rows' | 'complete' | 'linkOf' | 'onEnd'

interface DataTableProps<Row extends object, Name extends string> extends Omit<TableViewProps<Row, Name>, OwnOfTable> {
  /** One sentence under the page's title. */
  lead?: string
  /** Buttons beside the page's title. */
  actions?: ReactNode
  /** Each row has a page of its own below this one. */
  opens?: boolean
  list: DeskList<ListPage<Row>>
  /** How much the list holds, once that is known; read out when the filters change. */
  total?: ReactNode
  /** What to show for a list without entries and without filters. */
  empty: string
}

/**
 * A page of the desk that is one table: its title, the filters, and the list. Rows are drawn as they scroll into view, and loaded page by page. Arrow keys move from row to row. On a narrow screen
 * each row is a card.
 */
export const DataTable = <Row extends object, Name extends string>(props: DataTableProps<Row, Name>) => {
  const { list, lead, actions, opens, total, empty, ...view } = props
  const { title, path } = useOpenPage()
  const texts = useTexts('desk').desk
  const site = useTexts('common')
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, refetch } = list.query
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows), [data])
  const fetchNext = () => void list.query.fetchNextPage()
  const failed = error && !isSessionEnd(error)
  return (
    <>
      <DeskHeading lead={lead}>{actions}</DeskHeading>
      <FilterBar filters={list.filters} />
      {total !== undefined && (
        <p role="status" className={styles.total}>
          {total}
        </p>
      )}
      {!rows && <QueryState query={{ data: rows, error, isFetching, refetch }}>{() => null}</QueryState>}
      {rows?.length === 0 && <NothingFound empty={empty} />}
      {rows && rows.length > 0 && (
        <TableView
          {...view}
          caption={title}
          rows={rows}
          complete={!hasNextPage}
          linkOf={opens ? (row) => `${path}/${view.idOf(row)}${list.filters.address}` : undefined}
          onEnd={!isFetching && !failed ? fetchNext : undefined}
        />
      )}
      {rows && failed && (
        <p role="alert" className="text-wrong">
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
