/** What the script tag says: where we come from, and the options of the page (later merged by `configure`). */
import type { Options } from '../publicApi.ts'

/** Asked each time: a page may be written anew (`document.write`), with another `<html>`. */
export const page = (): HTMLElement => document.documentElement

const running = document.currentScript

/** The tag that loaded us. A module has no `currentScript`, and in some pages an image of that name is in its place. */
export const tag =
  running instanceof HTMLScriptElement
    ? running
    : // Some tag has loaded us.
      document.querySelector<HTMLScriptElement>('script[src*="/donate.js"]')!

/** Address of the other modules, beside the script: a folder named by their content. */
export const folder = new URL(__FOLDER__, tag.src)

export const options = {
  siteRoot: folder.origin,
  apiRoot: __API_ROOT__,
  // Attributes are texts, whatever their type says: whoever uses one reads it first (`readRequest.ts`).
  ...tag.dataset,
} as Options & { apiRoot: string; siteRoot: string }

/** What `destroy` calls. */
export const stops: Array<() => void> = []
