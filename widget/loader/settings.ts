/** Options of the page: attributes of the script tag, later `configure`. */
import type { Options } from '../publicApi.ts'

/** The tag that loaded us. A module has no `currentScript`, hence the query. */
export const tag =
  (document.currentScript as HTMLScriptElement | null) ??
  document.querySelector<HTMLScriptElement>('script[src*="/donate.js"]')!

/** A positive whole number, or nothing: what a page hands in is never trusted. */
export const positive = (given: unknown): number | undefined => {
  const number = Number(given)
  return number > 0 && number % 1 === 0 ? number : undefined
}

export const options = {
  apiRoot: __API_ROOT__,
  siteRoot: new URL(tag.src).origin,
  ...tag.dataset,
} as Options & { apiRoot: string; siteRoot: string }

export const language = (): 'en' | 'hi' => (/^hi/.test(options.lang || document.documentElement.lang) ? 'hi' : 'en')
