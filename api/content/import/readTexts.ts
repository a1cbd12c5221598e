import type * as z from 'zod/mini'
import { fallbackLanguage, inEachLanguage, type Language, languages } from '../../../shared/languages.ts'
import { accept } from './readFacts.ts'
import { readWritten, type Written } from './readWritten.ts'
import { addNote, addProblem, type Source } from './report.ts'
import { withFallback } from './withFallback.ts'

export type Texts<Text> = Readonly<Record<Language, Text>>

/**
 * The texts of an entry in all languages of the product. English fills gaps of another language, with a note. Null, and a problem in the report, if a file is
 * unusable.
 */
export function readTexts<Schema extends z.ZodMiniType>(
  source: Source,
  folder: string,
  schema: Schema,
): Texts<z.output<Schema>> | null {
  const written = readKnown(source, folder)
  const english = written.get(fallbackLanguage)
  if (!english) {
    addProblem(source, folder, '', `has no file in English (${fallbackLanguage}.md or ${fallbackLanguage}.yaml)`)
    return null
  }
  const inEnglish = accept(source, english.file, schema, english.value)
  if (inEnglish === null) return null
  const texts = inEachLanguage(() => inEnglish)
  for (const language of languages.filter((one) => one !== fallbackLanguage)) {
    const other = written.get(language)
    if (!other) {
      addNote(source, folder, '', `has no file in the language ${language}; English is shown`)
      continue
    }
    const { value, missing } = withFallback(english.value, other.value)
    for (const field of missing) addNote(source, other.file, field, 'is not translated; English is shown')
    const read = accept(source, other.file, schema, value)
    if (read === null) return null
    texts[language] = read
  }
  return texts
}

/** The texts of an entry that may have some languages only, but at least one. */
export function readOwnTexts<Schema extends z.ZodMiniType>(
  source: Source,
  folder: string,
  schema: Schema,
): Partial<Texts<z.output<Schema>>> | null {
  const written = readKnown(source, folder)
  if (written.size === 0) addProblem(source, folder, '', 'is not written in any language')
  const texts: Partial<Record<Language, z.output<Schema>>> = {}
  for (const language of languages) {
    const own = written.get(language)
    const read = own && accept(source, own.file, schema, own.value)
    if (read) texts[language] = read
  }
  return Object.keys(texts).length < written.size || written.size === 0 ? null : texts
}

/** Without the languages that the product does not have. A note names those. */
function readKnown(source: Source, folder: string): Map<string, Written> {
  const known: ReadonlySet<string> = new Set(languages)
  const written = readWritten(source, folder)
  for (const [language, { file }] of written) {
    if (known.has(language)) continue
    addNote(source, file, '', `is not shown yet: the product has ${languages.join(', ')}`)
    written.delete(language)
  }
  return written
}
