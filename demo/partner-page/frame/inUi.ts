import { fallbackLanguage, type Language } from '../../../shared/languages.ts'

/** The query that asks a page for a language; none for the one that it has by itself. */
export const inUi = (language: Language): string => (language === fallbackLanguage ? '' : `?ui=${language}`)
