import type { Language } from '../../shared/languages.ts'

type Words = readonly [donate: string, title: string, close: string, failed: string, otherWays: string]

/** The few words that must be there before any other file is: button, heading, Close, what is said when nothing comes, the offline link. */
export const words: Readonly<Record<Language, Words>> = {
  en: ['Donate Now', 'Make a Donation', 'Close', 'It did not load', 'Other ways to give'],
  hi: ['दान करें', 'दान करें', 'बंद करें', 'यह नहीं खुला', 'अन्य तरीक़े'],
}
