import type { Language } from '../../shared/languages.ts'

/**
 * The note of a page that only a browser draws, for readers without scripts. The build writes it into `site/index.html`: no script of the site has it. Both
 * arguments are addresses.
 */
export const scriptless: Record<Language, (waysToGive: string, contact: string) => string> = {
  en: (ways, contact) =>
    `This page needs JavaScript, as does giving online. <a href="${ways}">By bank transfer, cheque or UPI</a> you can give without it, and <a href="${contact}">write or telephone</a>.`,
  hi: (ways, contact) =>
    `इस पेज के लिए और ऑनलाइन दान के लिए JavaScript चाहिए। उसके बिना भी आप <a href="${ways}">बैंक, चेक या UPI से</a> दान दे सकते हैं, और <a href="${contact}">हमें लिख या फ़ोन कर सकते हैं</a>।`,
}
