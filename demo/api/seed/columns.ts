import type { Language } from '../http/language.ts'
import type { Both } from './content/types.ts'

/** A text of the seed as the two columns that hold it: `title_en`, `title_hi`. */
export function columns<Name extends string>(name: Name, text: Both): Record<`${Name}_${Language}`, string> {
  // TypeScript does not follow a computed key into the type of its object.
  return { [`${name}_en`]: text.en, [`${name}_hi`]: text.hi } as Record<`${Name}_${Language}`, string>
}
