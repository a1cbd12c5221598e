import { parseAccept } from 'hono/utils/accept'
import { fallbackLanguage, isLanguage, type Language } from '../../../shared/languages.ts'

/** The reader's preferred language. Quality values of Accept-Language count; unknown languages are ignored. */
export function readLanguage(acceptLanguage: string | null): Language {
  for (const { type, q, params } of parseAccept(acceptLanguage ?? '')) {
    const language = type.toLowerCase().split('-')[0]
    // The parser takes a weight that is no number for 1.
    if (q > 0 && !Number.isNaN(Number(params['q'] ?? 1)) && isLanguage(language)) return language
  }
  return fallbackLanguage
}
