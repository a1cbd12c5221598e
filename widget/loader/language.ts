import { fallbackLanguage, type Language, toLanguage } from '../../shared/languages.ts'
import { options, page } from './settings.ts'

/** The donor's language: `data-lang`, else the page's own, else English. */
export const language = (): Language => toLanguage(options.lang || page().lang) ?? fallbackLanguage
