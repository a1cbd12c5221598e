/** The few texts that must be available before any other file loads. */
import type { Language } from '../../shared/languages.ts'

type Text = Readonly<Record<Language, string>>

/** On buttons. */
export const donateText: Text = { en: 'Donate Now', hi: 'दान करें' }
/** Heading of the dialog. */
export const titleText: Text = { en: 'Make a Donation', hi: 'दान करें' }
export const closeText: Text = { en: 'Close', hi: 'बंद करें' }
/** Shown if nothing loads. */
export const failedText: Text = { en: 'It did not load', hi: 'यह नहीं खुला' }
/** The link to the offline ways. */
export const otherWaysText: Text = { en: 'Other ways to give', hi: 'अन्य तरीक़े' }
