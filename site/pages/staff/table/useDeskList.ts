import { useInfiniteQuery } from '@tanstack/react-query'
import type { Transport } from '../../../../shared/contract/transport.ts'
import { queryClientOf } from '../../../framework/firstLoad/queryClient.ts'
import { useServices } from '../../../app/services.ts'
import { type FilterField, useFilters } from './FilterBar.tsx'

/** One page of rows; `next` is the cursor of the following one, null after the last. */
export interface ListPage<Row> {
  rows: readonly Row[]
  next: string | null
}

/**
 * A list with filters that the server answers page by page. Its pages stay for the way back from one entry; an act that changes them invalidates the key
 * (`useRefresh`).
 * @param key of the cache; the first part names the list. Changed filters are another list, so they are added.
 * @param fetchPage gets the API, the filters that are set, and the cursor of the page; null for the first one
 */
export const useDeskList = <Page extends ListPage<object>>(
  key: readonly unknown[],
  fields: readonly FilterField[],
  fetchPage: (api: Transport, set: Readonly<Record<string, string>>, after: string | null) => Promise<Page>,
) => {
  const filters = useFilters(fields)
  const services = useServices()
  const query = useInfiniteQuery(
    {
      queryKey: [...key, filters.set],
      queryFn: ({ pageParam }) => fetchPage(services.api, filters.set, pageParam),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
      staleTime: 300_000,
      // Otherwise every page is loaded again, and logged again, when the window gets the focus.
      refetchOnWindowFocus: false,
    },
    queryClientOf(services),
  )
  return { filters, query, first: query.data?.pages[0] }
}
export type DeskList<Page extends ListPage<object>> = ReturnType<typeof useDeskList<Page>>
