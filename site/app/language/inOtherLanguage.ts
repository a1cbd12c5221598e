import type { QueryClient } from '@tanstack/react-query'

const other: Readonly<Record<string, string>> = { en: 'hi', hi: 'en' }

/**
 * What a query holds in the other language: after a switch it stays on screen until the same has come in the reader's own. Undefined where the key names
 * no language. Read from the cache alone, so that nothing of a former person is shown (queryClient.ts).
 */
export const inOtherLanguage = <T>(client: QueryClient, key: readonly unknown[]): T | undefined => {
  const turned = key.map((part) => (typeof part === 'string' ? (other[part] ?? part) : part))
  return client.getQueryData<T>(turned)
}
