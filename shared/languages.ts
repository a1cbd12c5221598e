/**
 * The languages of the product, in one list. To add one, add its code to `languages` and its facts to `languageFacts`. The compiler then lists what else it
 * needs (CONTRIBUTING.md, "Add a language").
 */
export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]

/** The language that fills gaps of another language. */
export const fallbackLanguage = 'en' satisfies Language

interface LanguageFacts {
  /** Language tag for `Intl`. Every language uses Western digits. */
  tag: string
  /** The name in Open Graph metadata. */
  ogLocale: string
  /** The language's own name. */
  name: string
  /** The font file that its letters need first. */
  script: 'latin' | 'devanagari'
}

/** Only what every page of the site needs, because this loads with the first file. Other facts are a `Record<Language, …>` where they are used. */
export const languageFacts: Readonly<Record<Language, LanguageFacts>> = {
  en: {
    tag: 'en-IN',
    ogLocale: 'en_IN',
    name: 'English',
    script: 'latin',
  },
  hi: {
    tag: 'hi-IN-u-nu-latn',
    ogLocale: 'hi_IN',
    name: 'हिन्दी',
    script: 'devanagari',
  },
}

// The cast lets `includes` take any value.
export const isLanguage = (text: unknown): text is Language => (languages as readonly unknown[]).includes(text)

/**
 * A loop, because some pages of others replace `find` of arrays.
 *
 * @param tag a language tag, e.g. `hi-IN`; only its beginning counts. A page's script can give anything, so anything is read as text.
 */
export const toLanguage = (tag: unknown): Language | undefined => {
  for (const language of languages) if (String(tag).startsWith(language)) return language
  return undefined
}

/** One value for each language. */
export const inEachLanguage = <Value>(make: (language: Language) => Value): Record<Language, Value> =>
  // Without `fromEntries`, which some host pages lack. The keys are all languages.
  languages.reduce((all, language) => ({ ...all, [language]: make(language) }), {} as Record<Language, Value>)
