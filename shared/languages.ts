/**
 * The languages of the product, in one list. A new one begins here: its code in `languages`, its facts in `languageFacts`. Whatever else it needs
 * then does not compile until it is there (CONTRIBUTING.md, "Add a language").
 */
export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]

/** What another language lacks is shown in this one. */
export const fallbackLanguage = 'en' satisfies Language

interface LanguageFacts {
  /** For `Intl`. Digits are Western ones in every language. */
  tag: string
  /** As Open Graph names it. */
  ogLocale: string
  /** What the language calls itself. */
  name: string
  /** Which of the font files its letters need first. */
  script: 'latin' | 'devanagari'
}

/** Only what every page of the site needs: it loads with the first of them. Facts for one use are a `Record<Language, …>` at that use. */
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

// `includes` takes only what the list can hold.
export const isLanguage = (text: unknown): text is Language => (languages as readonly unknown[]).includes(text)

/** @param tag a language tag, e.g. `hi-IN`; only its beginning counts */
export const toLanguage = (tag: string): Language | undefined => languages.find((language) => tag.startsWith(language))

/** One value for each language. */
export const inEachLanguage = <Value>(make: (language: Language) => Value): Record<Language, Value> =>
  // `fromEntries` forgets which keys it was given: here it is all of them.
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>
