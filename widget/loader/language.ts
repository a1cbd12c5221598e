import type { Language } from '../publicApi.ts'
import { options, page } from './settings.ts'

/** The donor's language: `data-lang`, else the page's own, else English. */
export const language = (): Language => (/^hi/.test(options.lang || page().lang) ? 'hi' : 'en')
