/** Which language a reader gets: rules without a store or React, because a form that opens before the site's program needs them too (features/giving/openEarly.ts). */
import { fallbackLanguage, isLanguage, type Language } from '../../../shared/languages.ts'

const cookie = 'siteLanguage'

/** The language chosen before, from a cookie header or `document.cookie`. */
export const chosenLanguage = (cookies: string): Language | null => {
  const valueOf = (name: string) => new RegExp(`(?:^|;\\s*)${name}=(\\w+)`).exec(cookies)?.[1]
  return [`__Host-${cookie}`, cookie].map(valueOf).find(isLanguage) ?? null
}

/** @param wanted the browser's languages, most wanted first, e.g. `navigator.languages` */
export const firstLanguage = (search: string, chosen: Language | null, wanted: readonly string[]): Language => {
  const asked = new URLSearchParams(search).get('lang')
  if (isLanguage(asked)) return asked
  if (chosen) return chosen
  return wanted.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? fallbackLanguage
}

/**
 * For a year; as a `Set-Cookie` header or `document.cookie` takes it.
 * @param secure the page came over https: then the browser accepts the cookie from this host only
 */
export const languageCookie = (lang: Language, secure: boolean): string =>
  `${secure ? '__Host-' : ''}${cookie}=${lang}; path=/; max-age=31536000; samesite=lax${secure ? '; secure' : ''}`
