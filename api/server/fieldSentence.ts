import type { Language } from '../../shared/languages.ts'
import { texts } from '../texts/texts.ts'

/** More fields do not help in one sentence. The answer's `fields` list all of them. */
const MOST = 3

/** Says which fields of a payload are wrong: "Enter your full name. Check the e-mail address." Null if a field has no name that people use. */
export function fieldSentence(wrong: Readonly<Record<string, string>>, language: Language): string | null {
  const { fields, enter, check } = texts[language]
  const names: Readonly<Record<string, string>> = fields
  const sentences: string[] = []
  for (const [field, code] of Object.entries(wrong).slice(0, MOST)) {
    const name = names[field]
    if (!name) return null
    sentences.push(code === 'required' ? enter(name) : check(name))
  }
  return sentences.length > 0 ? sentences.join(' ') : null
}
