import { type Language, languageFacts } from './languages.ts'

/** The reader's word for a language: `Hindi`. */
export const languageWord = (language: Language, reader: Language): string | undefined =>
  new Intl.DisplayNames(languageFacts[reader].tag, { type: 'language' }).of(language)

/** A language in a list: its own name and, if it differs, the reader's word for it. `हिन्दी (Hindi)`, `English`. */
export const languageLabel = (language: Language, reader: Language): string => {
  const { name } = languageFacts[language]
  const word = languageWord(language, reader)
  return word === undefined || word === name ? name : `${name} (${word})`
}
