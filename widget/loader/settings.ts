/** The script tag's settings: our own address, and the options of the page (merged on `configure`). */
import type { Options } from '../publicApi.ts'

/** Read each time: `document.write` may have replaced `<html>`. */
export const page = (): HTMLElement => document.documentElement

const running = document.currentScript

/** The tag that loaded us. A module has no `currentScript`, and on some pages an image of that name replaces it. */
export const tag =
  running instanceof HTMLScriptElement
    ? running
    : // A tag must have loaded us.
      document.querySelector<HTMLScriptElement>('script[src*="/donate.js"]')!

/** Address of the other modules, beside the script: a folder named by their content. */
export const folder = new URL(__FOLDER__, tag.src)

export const options = {
  siteRoot: folder.origin,
  apiRoot: __API_ROOT__,
  // Attributes are texts, whatever their type says, so parse one before you use it (`readRequest.ts`).
  ...tag.dataset,
} as Options & { apiRoot: string; siteRoot: string }

/** What `destroy` calls. */
export const stops: Array<() => void> = []
