/** The cache of server state, one for each set of services. Only pages that load any import this, so the sign-in pages do not pay for it. */
import { type Query, QueryCache, QueryClient, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../shared/api/apiError.ts'
import { inOtherLanguage } from '../language/inOtherLanguage.ts'
import { type Services, useServices } from '../services.ts'

/** A refusal stays one however often it is asked; only what may pass by itself is tried once more, and nothing here moves money. */
const mayPass = (error: Error) =>
  error instanceof ApiError && (error.kind === 'unreachable' || error.kind === 'timedOut')

/** How long a failure stands for all who ask for the same; a press on "Try again" always asks. */
const SHARED_FAILURE_MS = 10_000

/** A query that failed a moment ago: whoever else wants the same shares the failure. */
export const failedJustNow = ({ state }: { state: { status: string; errorUpdatedAt: number } }): boolean =>
  state.status === 'error' && Date.now() - state.errorUpdatedAt <= SHARED_FAILURE_MS

const clients = new WeakMap<Services, QueryClient>()

export const queryClientOf = (services: Services): QueryClient => {
  const known = clients.get(services)
  if (known) return known
  const client = new QueryClient({
    // "Logged only" (specification, section 8): the page shows what it can, the log says what was missing.
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => console.warn('could not load', queryKey[0], error.message),
    }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // The browser's own idea of being online is often wrong; a call that fails says so at once.
        networkMode: 'always',
        retry: (count, error) => count < 1 && mayPass(error),
        retryDelay: 1000,
        // A part of the page that comes a moment later shares the failure: a server in trouble is not asked again by each of them.
        retryOnMount: (query) => !failedJustNow(query),
      },
    },
  })
  clients.set(services, client)
  // What one person was shown must not meet the next one, in this tab or by a change in another (a late answer included).
  services.session.subscribe((now, before) => {
    if (before.token !== null && now.token !== before.token) forgetPerson(client, now.token !== null)
  })
  return client
}

/** Marks content that is the same for everyone (useContent, the menu of projects): it stays when a session ends. */
export const contentMeta = { content: true } as const

const isPersonal = (query: Query) => query.meta?.['content'] !== true

/** @param again whether what is on screen is asked for anew, for the next person */
const forgetPerson = (client: QueryClient, again: boolean): void => {
  client.removeQueries({ predicate: isPersonal, type: 'inactive' })
  if (again) void client.resetQueries({ predicate: isPersonal })
  else for (const query of client.getQueryCache().findAll({ predicate: isPersonal })) query.reset()
}

/** `useQuery` with the client that belongs to the services around this component. A switch of language leaves what is on screen until the other has come. */
export const useApiQuery = <T>(options: UseQueryOptions<T>) => {
  const client = queryClientOf(useServices())
  // The library's type forbids functions as answers; ours are never functions.
  const placeholderData = (() => inOtherLanguage<T>(client, options.queryKey)) as NonNullable<
    UseQueryOptions<T>['placeholderData']
  >
  return useQuery<T>({ placeholderData, ...options }, client)
}
