import { type Query, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { use } from 'react'
import type { Transport } from '../../shared/api/transport.ts'
import { useLanguage } from './language.ts'
import { queryClientOf } from './queryClient.ts'
import { useServices } from './services.ts'

interface ContentOptions {
  /** False: not asked for yet. */
  enabled?: boolean
  /** How long an answer is taken to be fresh, in ms; 60,000 unless told. */
  staleTime?: number
}

/**
 * Content of the API, in the reader's language. A failure is logged, and the page shows what it can (specification, section 8). While a page is
 * prerendered this waits for the answer; in a browser the answer of the prerendering is already there.
 *
 * @param key what is asked for, e.g. `['project', id]`; the language is added
 * @param ask one call of shared/api
 */
export const useContent = <T>(
  key: readonly unknown[],
  ask: (api: Transport) => Promise<T>,
  options: ContentOptions = {},
): UseQueryResult<T> => {
  const services = useServices()
  const lang = useLanguage()
  const client = queryClientOf(services)
  const query = { queryKey: [...key, lang], queryFn: () => ask(services.quietApi) }
  if (services.prerendering && options.enabled !== false) {
    const state = client.getQueryState(query.queryKey)
    if (!state || state.status === 'pending') use(client.prefetchQuery(query))
  }
  /** In the other language the same thing stays on screen until it has come; another thing does not. */
  const keepWhileTranslating = (before: T | undefined, asked: Query<T> | undefined) =>
    asked && JSON.stringify(asked.queryKey.slice(0, -1)) === JSON.stringify(key) ? before : undefined
  return useQuery<T>({ ...query, ...options, placeholderData: keepWhileTranslating as never }, client)
}
