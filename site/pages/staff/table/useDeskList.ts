import { useInfiniteQuery } from '@tanstack/react-query'
import { queryClientOf } from '../../../framework/firstLoad/queryClient.ts'
import { useServices } from '../../../app/services.ts'
import type { ListPage } from './deskColumn.ts'

/**
 * A list that the server answers page by page. Changed filters are another list, so they belong to the key. Its pages stay for the way back from one entry;
 * an act that changes them invalidates the key (`useRefresh`).
 * @param key of the cache; the first part names the list
 */
export const useDeskList = <Page extends ListPage<unknown>>(
  key: readonly unknown[],
  fetchPage: (after: string | null) => Promise<Page>,
) => {
  const query = useInfiniteQuery(
    {
      queryKey: key,
      queryFn: ({ pageParam }) => fetchPage(pageParam),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
      staleTime: 300_000,
      // Otherwise every page is loaded again, and logged again, when the window gets the focus.
      refetchOnWindowFocus: false,
    },
    queryClientOf(useServices()),
  )
  const { data, error, isFetching, isFetchingNextPage, hasNextPage } = query
  return {
    /** Of the first page; undefined while it loads. */
    first: data?.pages[0],
    pages: data?.pages,
    error,
    isFetching,
    isFetchingNextPage,
    hasNextPage,
    refetch: () => query.refetch(),
    fetchNext: () => void query.fetchNextPage(),
  }
}
export type DeskList<Page extends ListPage<unknown>> = ReturnType<typeof useDeskList<Page>>

/** Loads lists and entries again after an act, by the first part of their keys. */
export const useRefresh = () => {
  const client = queryClientOf(useServices())
  return (...names: string[]): Promise<unknown> =>
    Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })))
}
