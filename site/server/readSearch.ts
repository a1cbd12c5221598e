import type { Language } from '../../shared/languages.ts'

/** Every parameter that a page's HTML depends on. A page that reads another one on the server needs it here. */
const read = [
  'page',
  'year',
  'month',
  'tag',
  'type',
  'search',
  'q',
  'receipt',
  'next',
  'from',
  'token',
  'txnid',
  'project',
  'amount',
  'purpose',
  'items',
  'ways',
  'partner',
  'lang',
] as const

/** Longer values are no address of this site. */
const MOST = 200

/**
 * The part of a query that changes the page, in one order. Without this, each new tracking parameter would cost a rendering and a place in the cache.
 * Only the first value of a parameter counts.
 */
export function readSearch({ searchParams }: URL, lang: Language): string {
  const kept = new URLSearchParams()
  for (const name of read) {
    const value = searchParams.get(name)
    if (value === null || value.length > MOST || (name === 'lang' && value !== lang)) continue
    kept.set(name, value)
  }
  const text = kept.toString()
  return text === '' ? '' : `?${text}`
}
