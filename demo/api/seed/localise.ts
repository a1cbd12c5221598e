import * as z from 'zod/mini'
import type { Language } from '../http/language.ts'

const bothSchema = z.strictObject({ en: z.string(), hi: z.string() })

/** A part of the seed in one language: every text that is in both becomes that language's text, wherever it stands. */
export function localise(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((part) => localise(part, language))
  if (typeof value !== 'object' || value === null) return value
  const both = bothSchema.safeParse(value)
  if (both.success) return both.data[language]
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, localise(part, language)]))
}
