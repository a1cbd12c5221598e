import type { QueryClient } from '@tanstack/react-query'
import { isLanguage, languages } from '../../../shared/languages.ts'

/**
 * What a query holds in another language: after a switch it stays on screen until the same has come in the reader's own. Undefined where the key names
 * no language. Read from the cache alone, so that nothing of a former person is shown (queryClient.ts).
 */
export const inOtherLanguage = <T>(client: QueryClient, key: readonly unknown[]): T | undefined => {
  if (!key.some(isLanguage)) return undefined
  for (const other of languages) {
    const held = client.getQueryData<T>(key.map((part) => (isLanguage(part) ? other : part)))
    if (held !== undefined) return held
  }
  return undefined
}
