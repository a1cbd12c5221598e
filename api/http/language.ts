import { fallbackLanguage, isLanguage, type Language } from '../../shared/languages.ts'

/** The language that the reader ranks highest. Quality values of Accept-Language count; an unknown language does not. */
export function readLanguage(acceptLanguage: string | null): Language {
  let best: { language: Language; quality: number } = { language: fallbackLanguage, quality: 0 }
  for (const part of (acceptLanguage ?? '').split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const language = tag.split('-')[0]
    if (!isLanguage(language)) continue
    const written = parameters.find((parameter) => parameter.trim().startsWith('q='))
    const quality = written ? Number(written.trim().slice(2)) : 1
    if (quality > best.quality) best = { language, quality }
  }
  return best.language
}
