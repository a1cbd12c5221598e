/** The languages of site and widget. */
export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]

/** @param tag e.g. `hi-IN`; anything that is not Hindi is English */
export const languageOf = (tag: string | null | undefined): Language => (/^hi\b/i.test(tag ?? '') ? 'hi' : 'en')
