import type { Language } from '../../../shared/languages.ts'
import { type ApiTexts, texts } from '../../texts/texts.ts'

export type SentenceKey = keyof ApiTexts['sentences']

export function say(key: SentenceKey, language: Language): string {
  return texts[language].sentences[key]
}
