import type { Language } from '../../shared/languages.ts'
import { options, page } from './settings.ts'

/**
 * The donor's language: `data-lang`, else the page's own, else English. The languages are repeated here, because the loader is on every page and has
 * no bytes for the list. The test beside it compares the two.
 */
export const language = (): Language => (/^hi/.test(options.lang || page().lang) ? 'hi' : 'en')
