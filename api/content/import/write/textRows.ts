import { type Language, languages } from '../../../../shared/languages.ts'
import type { Texts } from '../readTexts.ts'

/** One row for each language: the key of the texts' owner, and the texts. */
export const textRows = <Key extends object, Text, Row extends Record<string, string>>(
  key: Key,
  texts: Texts<Text>,
  choose: (text: Text, language: Language) => Row,
): (Key & { language: Language } & Row)[] =>
  languages.map((language) => ({ ...key, language, ...choose(texts[language], language) }))
