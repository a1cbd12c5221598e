/** What the script tag says: where we come from, and the options of the page (later merged by `configure`). */
import type { Options } from '../publicApi.ts'

/** Asked each time: a page may be written anew (`document.write`), with another `<html>`. */
export const page = (): HTMLElement => document.documentElement

/**
 * The tag that loaded us. A module has no `currentScript`, hence the query; and an image of that name in somebody's comment stands in its place: only
 * a script has a text.
 */
export const tag = (
  ((document.currentScript as HTMLScriptElement | null)?.text as string) >= ''
    ? document.currentScript
    : document.querySelector('script[src*="/donate.js"]')
) as HTMLScriptElement

/** Where the other modules lie, beside the script: a folder named by their content. */
export const folder = new URL(__FOLDER__, tag.src)

export const options = {
  siteRoot: folder.origin,
  apiRoot: __API_ROOT__,
  ...tag.dataset,
} as Options & { apiRoot: string; siteRoot: string }

/** What `destroy` calls. */
export const stops: Array<() => void> = []
