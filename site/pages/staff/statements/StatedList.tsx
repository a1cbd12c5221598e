import { keepPreviousData } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Transport } from '../../../../shared/contract/transport.ts'
import { Button } from '../../../components/Button.tsx'
import { QueryState } from '../../../components/QueryState.tsx'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { keys, useDesk } from '../desk/useDesk.tsx'
import styles from './Statements.module.css'

interface Found<Row> {
  rows: readonly Row[]
  per_page: number
  total: number
}

interface StatedListProps<State extends string, Row, Page extends Found<Row>> {
  /** Of the cache, after the page's own key. */
  queryKey: readonly string[]
  ask(api: Transport, page: number, state: State | undefined): Promise<Page>
  /** Names the filter. */
  label: string
  names: Readonly<Record<State, string>>
  empty: string
  /** Above the filter. */
  above?: (found: Page) => ReactNode
  /** Draws one row as a `<li>`. */
  children(row: Page['rows'][number]): ReactNode
}

/** A list inside the page, whose address names the year only: by state, page by page. */
export const StatedList = <State extends string, Row, Page extends Found<Row>>(
  props: StatedListProps<State, Row, Page>,
) => {
  const { queryKey, ask, label, names, empty, above, children } = props
  const { filter } = useTexts('desk').desk
  const { previousPage, nextPage } = useTexts('common').frame
  const { texts } = useDesk('statements')
  const [shown, show] = useState<{ state?: State; page: number }>({ page: 1 })
  const { state: chosen, page } = shown
  const key = [keys.statements, ...queryKey, chosen, page]
  const query = useApiQuery(key, (api) => ask(api, page, chosen), { staleTime: 0, placeholderData: keepPreviousData })
  // Keys of the record.
  const states = Object.keys(names) as State[]
  return (
    <>
      {query.data && above?.(query.data)}
      {/* Also if the rows of this state do not load: another one may. */}
      {(chosen || (query.data && query.data.total > 0)) && (
        <div role="group" aria-label={label} className="desk-choices">
          <button type="button" aria-pressed={!chosen} onClick={() => show({ page: 1 })}>
            {filter.any}
          </button>
          {states.map((state) => (
            <button key={state} type="button" aria-pressed={state === chosen} onClick={() => show({ state, page: 1 })}>
              {names[state]}
            </button>
          ))}
        </div>
      )}
      <QueryState query={query} empty={<p>{empty}</p>}>
        {({ rows, per_page, total }) => {
          const last = Math.ceil(total / per_page)
          return (
            <>
              <ul className="desk-list">{rows.map(children)}</ul>
              {last > 1 && (
                <nav aria-label={texts.pages} className={`desk-row ${styles.steps}`}>
                  <Button look="outline" disabled={page <= 1} onClick={() => show({ ...shown, page: page - 1 })}>
                    {previousPage}
                  </Button>
                  <span>{texts.page(page, last)}</span>
                  <Button look="outline" disabled={page >= last} onClick={() => show({ ...shown, page: page + 1 })}>
                    {nextPage}
                  </Button>
                </nav>
              )}
            </>
          )
        }}
      </QueryState>
    </>
  )
}
