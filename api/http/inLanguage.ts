import type { Language } from '../../shared/languages.ts'

/** The text of a row that has it in both languages, as `name_en` and `name_hi`. */
export function inLanguage<Name extends string>(
  row: Record<`${Name}_${Language}`, string>,
  name: Name,
  language: Language,
): string {
  return row[`${name}_${language}`]
}
