import { donatePath, donateSearch, readDonateQuery } from '../../shared/donation/address/donateAddress.ts'
import type { Language } from '../../shared/languages.ts'

const page = /^(?:[2-9]|[1-9]\d{1,5})$/
/** What people type. Longer values are no address of this site. */
const words = /^.{1,200}$/s

/** The parameters that a page's HTML depends on, and their usable values. A page that reads another one on the server needs it here. */
const read: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  '/projects': { page, type: /^[a-z]{1,20}$/, search: words },
  '/blog': { page, tag: /^[\w-]{1,40}$/ },
  '/archives': { page, year: /^[12]\d{3}$/, month: /^(?:[1-9]|1[0-2])$/ },
  '/not-found': { q: words, from: words },
  [donatePath]: { page, search: words },
}

/**
 * The part of a query that changes the page at this path, in one order. Without this, each new tracking parameter would cost a rendering and a place in the cache.
 * Only the first value of a parameter counts. A value that the page ignores is left out.
 */
export function readSearch({ pathname, searchParams }: URL, lang: Language): string {
  const kept = new URLSearchParams(pathname === donatePath ? donateSearch(readDonateQuery(searchParams)) : '')
  for (const [name, usable] of Object.entries(read[pathname] ?? {})) {
    const value = searchParams.get(name)?.trim() ?? ''
    if (usable.test(value)) kept.set(name, value)
  }
  if (searchParams.get('lang') === lang) kept.set('lang', lang)
  const text = kept.toString()
  return text === '' ? '' : `?${text}`
}

/** Whether anybody can make up more of such addresses: those with a parameter besides the language. The pages without one are a list. */
export const isOneOfMany = (search: string): boolean => !['', '?lang='].includes(search.replace(/=\w+$/, '='))
