/**
 * The settings of the widget: what the script's tag and `configure` take. The configurator writes by this table; the embed doctor and `diagnose()` check by
 * it. `widget/publicApi.ts` has the types and docs/embedding/options.md the words: tests compare the three.
 */
import { languages, toLanguage } from '../languages.ts'

interface Setting {
  /** These words, or a value of a kind. */
  takes: readonly string[] | 'address' | 'colour' | 'partner id' | 'project id'
  /** A value that changes nothing. */
  absent?: string
  /** What is meant by a word that is not in the list; null: nothing that we know. If not given, only capitals and spaces are forgiven. */
  meant?: (word: string) => string | null
}

export const settings = {
  projectId: { takes: 'project id' },
  partner: { takes: 'partner id' },
  floating: {
    takes: ['bottom-right', 'bottom-left'],
    // Never removed: it may be the only button of the page.
    meant: (word) => (/left/i.test(word) ? 'bottom-left' : 'bottom-right'),
  },
  // Only the beginning counts: `hi-IN` is Hindi.
  lang: {
    takes: languages,
    meant: (word) => (toLanguage(word) ? word : (toLanguage(word.trim().toLowerCase()) ?? null)),
  },
  theme: { takes: ['auto', 'light', 'dark'], absent: 'auto' },
  accent: { takes: 'colour', absent: '#e2912a' },
  apiRoot: { takes: 'address' },
  siteRoot: { takes: 'address' },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settings
type Taken<Of> = Of extends { takes: readonly (infer Word)[] }
  ? Word
  : Of extends { takes: 'project id' }
    ? number
    : string
export type Settings = { [Name in SettingName]?: Taken<(typeof settings)[Name]> | undefined }

const table: ReadonlyMap<string, Setting> = new Map(Object.entries(settings))
export const settingNames: readonly string[] = [...table.keys()]

export const attributeOf = (name: string): string =>
  `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** Attributes of the script's tag. What changes nothing is left out. */
export const attributesOf = (given: Settings): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      value === undefined || value === '' || value === table.get(name)?.absent ? [] : [[attributeOf(name), `${value}`]],
    ),
  )

/** The words that a setting takes; none if it takes a value of another kind. */
export const wordsOf = (name: string): readonly string[] => {
  const takes = table.get(name)?.takes
  return typeof takes === 'object' ? takes : []
}

/** The correct word for what a setting says: the same word if it is allowed, null if the setting should be removed. */
export const rightWord = (name: string, given: string): string | null => {
  const words = wordsOf(name)
  if (words.length === 0 || words.includes(given)) return given
  const meant = table.get(name)?.meant
  return meant ? meant(given) : (words.find((word) => word === given.trim().toLowerCase()) ?? null)
}

/** What an opener takes: as attributes of `<donate-button>` and `<donate-form>`, and behind `data-donate-` of any element. */
export const openerAttributes = ['project-id', 'amount', 'purpose-id'] as const
