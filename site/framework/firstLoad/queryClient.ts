/**
 * The cache of server state, one for each set of services. Pages of one person import this for `useApiQuery`. `useContent` loads it with the first
 * content that was not prerendered. So neither a public page nor a sign-in page begins with react-query.
 */
import {
  notifyManager,
  type Query,
  QueryCache,
  QueryClient,
  type QueryFunctionContext,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
  type UseQueryOptions,
  useQuery,
} from '@tanstack/react-query'
import { ApiError, type Transport } from '../../../shared/contract/transport.ts'
import { isLanguage, languages } from '../../../shared/languages.ts'
import { type Services, useServices } from '../../app/services.ts'

/** A refusal does not change on a retry. Only temporary failures are tried again, and nothing here moves money. */
const mayPass = (error: Error) =>
  error instanceof ApiError && (error.kind === 'unreachable' || error.kind === 'timedOut')

/** How long a failure is shared by all who request the same; "Try again" always sends a request. */
const SHARED_FAILURE_MS = 10_000

/** A query that failed a moment ago: other users of it share the failure. */
const failedJustNow = ({ state }: { state: { status: string; errorUpdatedAt: number } }): boolean =>
  state.status === 'error' && Date.now() - state.errorUpdatedAt <= SHARED_FAILURE_MS

const clients = new WeakMap<Services, QueryClient>()

export const queryClientOf = (services: Services): QueryClient => {
  const known = clients.get(services)
  if (known) return known
  const client = new QueryClient({
    // "Logged only" (specification, section 8): the page shows what it can, and the log says what was missing.
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => console.warn('could not load', queryKey[0], error.message),
    }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // The browser's own online state is often wrong; a call that fails reports it at once.
        networkMode: 'always',
        retry: (count, error) => count < 1 && mayPass(error),
        retryDelay: 1000,
        // A component that mounts a moment later shares the failure, so that a failing server does not get a request from each.
        retryOnMount: (query) => !failedJustNow(query),
      },
    },
  })
  clients.set(services, client)
  // The next person must not see data of the former one, in this tab or after a change in another (late answers included).
  services.session.subscribe((now, before) => {
    if (before.token !== null && now.token !== before.token) forgetPerson(client, now.token !== null)
  })
  return client
}

/** Marks content that is the same for everyone (useContent, the menu of projects): it stays when a session ends. */
export const contentMeta = { content: true } as const

const isPersonal = (query: Query) => query.meta?.['content'] !== true

/** @param again whether to request what is on screen again, for the next person */
const forgetPerson = (client: QueryClient, again: boolean): void => {
  client.removeQueries({ predicate: isPersonal, type: 'inactive' })
  if (again) void client.resetQueries({ predicate: isPersonal })
  else for (const query of client.getQueryCache().findAll({ predicate: isPersonal })) query.reset()
}

/**
 * A query's answer in another language: after a change of language it stays on screen until the new one has arrived. Undefined if the key has no
 * language. Read from the cache only, so that nothing of a former person is shown.
 */
const inOtherLanguage = <T>(client: QueryClient, key: readonly unknown[]): T | undefined => {
  if (!key.some(isLanguage)) return undefined
  for (const other of languages) {
    const held = client.getQueryData<T>(key.map((part) => (isLanguage(part) ? other : part)))
    if (held !== undefined) return held
  }
  return undefined
}

/**
 * `useQuery` with the client and the API of the services around this component. After a change of language the old content stays on screen until the new one
 * has arrived.
 */
export const useApiQuery = <T>(
  queryKey: readonly unknown[],
  ask: (api: Transport, context: QueryFunctionContext) => Promise<T>,
  options: Omit<UseQueryOptions<T>, 'queryKey' | 'queryFn'> = {},
) => {
  const services = useServices()
  const client = queryClientOf(services)
  // The library's type forbids functions as answers; ours are never functions.
  const placeholderData = (() => inOtherLanguage<T>(client, queryKey)) as NonNullable<
    UseQueryOptions<T>['placeholderData']
  >
  const queryFn = (context: QueryFunctionContext) => ask(services.api, context)
  return useQuery<T>({ placeholderData, ...options, queryKey, queryFn }, client)
}

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

/** What `useContent` shows of a query. */
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
