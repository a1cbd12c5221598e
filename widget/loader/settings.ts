/** The script tag's settings: our own address, and the options of the page (merged on `configure`). */
import type { Options } from '../publicApi.ts'
import { fallbackLanguage, type Language, toLanguage } from '../../shared/languages.ts'

/** Read each time: `document.write` may have replaced `<html>`. */
export const page = (): HTMLElement => document.documentElement

const running = document.currentScript

/** The tag that loaded us. A module has no `currentScript`, and on some pages an image of that name replaces it. */
export const tag =
  running instanceof HTMLScriptElement
    ? running
    : // Without such a tag, an optimiser has merged us into a module.
      (document.querySelector<HTMLScriptElement>('script[src*="/donate.js"]') ?? document.scripts[0]!)

export const options = {
  siteRoot: __SITE_ROOT__,
  apiRoot: __API_ROOT__,
  // Attributes are texts, whatever their type says, so parse one before you use it (`readRequest.ts`).
  ...tag.dataset,
} as Options & { apiRoot: string; siteRoot: string }

const isMerged = !/\/widget\/.+\/donate/.test(tag.src)
if (isMerged) console.warn('Exclude donate.js from merging')

/**
 * Address of the other modules: a folder named by their content, beside the script. Beside a merged or copied script there is none, so we use the trust's own.
 */
export const folder = new URL(__FOLDER__, isMerged ? `${options.siteRoot}/widget/v1/` : tag.src)

/** What `destroy` calls. */
export const stops: Array<() => void> = []

/** The donor's language: `data-lang`, else the page's own, else English. */
export const language = (): Language => toLanguage(options.lang || page().lang) ?? fallbackLanguage
