import type { Language, Options } from '../publicApi.ts'

/** The donor's language: `data-lang`, else the page's own, else English. */
export const language = ({ lang }: Options): Language =>
  /^hi/.test(lang || document.documentElement.lang) ? 'hi' : 'en'
