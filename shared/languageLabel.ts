import { type Language, languageFacts } from './languages.ts'

/** A language in a list: its own name and, if it differs, the reader's word for it. `हिन्दी (Hindi)`, `English`. */
export const languageLabel = (language: Language, reader: Language): string => {
  const { name } = languageFacts[language]
  const word = new Intl.DisplayNames(languageFacts[reader].tag, { type: 'language' }).of(language)
  return word === undefined || word === name ? name : `${name} (${word})`
}
