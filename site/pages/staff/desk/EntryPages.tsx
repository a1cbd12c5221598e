import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Content } from '../../../framework/firstLoad/useContent.ts'
import { Pager, pageIn } from '../../../components/Pager.tsx'
import { QueryState } from '../../../components/QueryState.tsx'
import styles from './DeskItem.module.css'

interface EntryPagesProps<Row> {
  query: Content<{ rows: readonly Row[]; per_page: number; total: number }>
  empty: ReactNode
  /** What the pages contain, for screen readers. */
  label: string
  /** Draws one row as an `Entry`. */
  children(row: Row): ReactNode
}

/** A list of entries, page by page; the address has the page. */
export const EntryPages = <Row,>({ query, empty, label, children }: EntryPagesProps<Row>) => {
  const [search] = useSearchParams()
  return (
    <QueryState query={query} empty={{ when: ({ rows }) => rows.length === 0, show: empty }}>
      {({ rows, per_page, total }) => (
        <>
          <ul className={styles.list}>{rows.map(children)}</ul>
          <Pager page={pageIn(search)} perPage={per_page} total={total} label={label} />
        </>
      )}
    </QueryState>
  )
}
