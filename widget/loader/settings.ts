/** What the script tag says: where we come from, and the options of the page (later merged by `configure`). */
import type { Options } from '../publicApi.ts'

export const page = document.documentElement

/** The tag that loaded us. A module has no `currentScript`, hence the query. */
export const tag =
  (document.currentScript as HTMLScriptElement | null) ||
  document.querySelector<HTMLScriptElement>('[src*="/donate.js"]')!

/** Where the other modules lie, beside the script: a folder named by their content. */
export const folder = new URL(__FOLDER__, tag.src)

export const options = {
  apiRoot: __API_ROOT__,
  siteRoot: folder.origin,
  ...tag.dataset,
} as Options & { apiRoot: string; siteRoot: string }

/** What `destroy` calls. */
export const stops: Array<() => void> = []
