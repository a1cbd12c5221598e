/** What `useContent` does with react-query: cache, fetching, retries. */
import {
  notifyManager,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/react-query'
import type { Transport } from '../../../shared/api/transport.ts'
import { inOtherLanguage } from '../../app/language/inOtherLanguage.ts'
import { contentMeta, failedJustNow, queryClientOf } from './queryClient.ts'
import type { Services } from '../../app/services.ts'

interface ContentQuery<T> {
  key: readonly unknown[]
  lang: string
  ask(api: Transport): Promise<T>
  enabled: boolean
  /** ms */
  staleTime: number
}

interface ContentObserver<T> {
  read(query: ContentQuery<T>): QueryObserverResult<T>
  /** Requests the last `read`; called once the page shows it. */
  follow(query: ContentQuery<T>): void
  subscribe(listener: () => void): () => void
  current(): QueryObserverResult<T>
}

/** Puts the answers of the prerendered page into the cache, with the page's age. */
export const remember = (services: Services): void => {
  const client = queryClientOf(services)
  const options = { updatedAt: performance.timeOrigin }
  // An id is a query's key as JSON.
  for (const [id, data] of services.given) client.setQueryData(JSON.parse(id) as unknown[], data, options)
}

export const observe = <T>(services: Services): ContentObserver<T> => {
  const client = queryClientOf(services)
  const optionsOf = ({ key, lang, ask, enabled, staleTime }: ContentQuery<T>): QueryObserverOptions<T> => ({
    queryKey: [...key, lang],
    queryFn: () => ask(services.api),
    meta: contentMeta,
    // An observer that changes to another query requests it even after a failure: `retryOnMount` applies only to new observers.
    enabled: (one) => enabled && !failedJustNow(one),
    staleTime,
    // The library's type forbids functions as answers; ours are never functions.
    placeholderData: (() => inOtherLanguage<T>(client, [...key, lang])) as NonNullable<
      QueryObserverOptions<T>['placeholderData']
    >,
  })
  const observer = new QueryObserver<T>(client, { queryKey: ['nothing yet'], enabled: false })
  return {
    // The defaults do not change the answer's type, but the library's type does not say so.
    read: (query) => observer.getOptimisticResult(client.defaultQueryOptions(optionsOf(query)) as never),
    follow: (query) => observer.setOptions(optionsOf(query)),
    subscribe: (listener) => observer.subscribe(notifyManager.batchCalls(listener)),
    current: () => observer.getCurrentResult(),
  }
}
