/** The languages that the API answers in. */
export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]

/** Hindi when the reader ranks it above English, English otherwise. Quality values of Accept-Language count; an unknown language does not. */
export function readLanguage(acceptLanguage: string | null): Language {
  let best: { language: Language; quality: number } = { language: 'en', quality: 0 }
  for (const part of (acceptLanguage ?? '').split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const language = tag.split('-')[0]
    if (language !== 'en' && language !== 'hi') continue
    const written = parameters.find((parameter) => parameter.trim().startsWith('q='))
    const quality = written ? Number(written.trim().slice(2)) : 1
    if (quality > best.quality) best = { language, quality }
  }
  return best.language
}
