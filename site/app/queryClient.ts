/** Server state. Only pages that load any import this, so the sign-in pages do not pay for it. */
import { QueryClient, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { ApiError } from '../../shared/api/apiError.ts'
import { type Services, useServices } from './services.ts'

/** A refusal stays one however often it is asked; only what may pass by itself is tried once more, and nothing here moves money. */
const mayPass = (error: Error) =>
  error instanceof ApiError && (error.kind === 'unreachable' || error.kind === 'timedOut')

const clients = new WeakMap<Services, QueryClient>()

const clientOf = (services: Services): QueryClient => {
  const known = clients.get(services)
  if (known) return known
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // The browser's own idea of being online is often wrong; a call that fails says so at once.
        networkMode: 'always',
        retry: (count, error) => count < 1 && mayPass(error),
        retryDelay: 1000,
      },
    },
  })
  clients.set(services, client)
  return client
}

/** `useQuery` with the client that belongs to the services around this component. */
export const useApiQuery = <T>(options: UseQueryOptions<T>) => useQuery<T>(options, clientOf(useServices()))
