import type { Language } from '../../../../shared/languages.ts'
import { type Content, need } from '../content.ts'
import type { Texts } from '../readTexts.ts'

/** Texts of all languages as the columns that hold them: `title` as `title_en` and `title_hi`. */
export function inColumns<Text, Name extends string>(
  texts: Texts<Text>,
  choose: (text: Text) => Record<Name, string>,
): Record<`${Name}_${Language}`, string> {
  const columns = Object.entries(texts).flatMap(([language, text]) =>
    Object.entries<string>(choose(text)).map(([name, value]) => [`${name}_${language}`, value]),
  )
  // TypeScript does not follow computed keys into the type of their object.
  return Object.fromEntries(columns) as Record<`${Name}_${Language}`, string>
}

/** A picture and what it shows. */
export const pictureColumns = ({ pictures }: Pick<Content, 'pictures'>, picture: string) => ({
  picture,
  ...inColumns(pictures, (alts) => ({ alt: need(alts, picture) })),
})
