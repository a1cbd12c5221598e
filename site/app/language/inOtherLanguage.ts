import type { QueryClient } from '@tanstack/react-query'
import { isLanguage, languages } from '../../../shared/languages.ts'

/**
 * A query's answer in another language: after a change of language it stays on screen until the new one has arrived. Undefined if the key has no
 * language. Read from the cache only, so that nothing of a former person is shown (queryClient.ts).
 */
export const inOtherLanguage = <T>(client: QueryClient, key: readonly unknown[]): T | undefined => {
  if (!key.some(isLanguage)) return undefined
  for (const other of languages) {
    const held = client.getQueryData<T>(key.map((part) => (isLanguage(part) ? other : part)))
    if (held !== undefined) return held
  }
  return undefined
}
