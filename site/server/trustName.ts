import { html } from 'hono/html'
import { type TrustNames, trustNameVariables } from '../../shared/configuration/commonVariables.ts'
import { fallbackLanguage, inEachLanguage, type Language } from '../../shared/languages.ts'

export type TrustName = Readonly<Record<Language, string>>

/** The build contains these instead of the trust's name: in scripts, in HTML and in JSON. The site server fills them in when it reads the built files. */
export const BUILT_NAME = {
  script: 'trust-name.invalid',
  html: 'trust-name-html.invalid',
  json: 'trust-name-json.invalid',
} as const

/** The name as configured. A language without one shows the English name. */
export const trustNameOf = (names: TrustNames): TrustName =>
  inEachLanguage((language) => names[trustNameVariables[language]] ?? names.TRUST_NAME)

/**
 * What a script reads with `new URLSearchParams`: `en=…&hi=…`. Letters stay as they are, because escaped Devanagari is nine times as long. No other
 * character has a special meaning in a script's string.
 */
export const nameText = (name: TrustName): string =>
  Object.entries(name)
    .map(([language, text]) => `${language}=${escapedForScript(text)}`)
    .join('&')

const escapedForScript = (text: string): string =>
  text.replace(/[^\p{L}\p{M}\p{N} .,-]/gu, (sign) => encodeURIComponent(sign).replaceAll("'", '%27'))

const escapedForHtml = (text: string): string => String(html`${text}`)

/** A built text with the real name. HTML and JSON show the English one. The replacements are functions, because a `$` then has no special meaning. */
export const withTrustName = (text: string, name: TrustName): string =>
  text
    .replaceAll(BUILT_NAME.script, () => nameText(name))
    .replaceAll(BUILT_NAME.html, () => escapedForHtml(name[fallbackLanguage]))
    .replaceAll(BUILT_NAME.json, () => JSON.stringify(name[fallbackLanguage]).slice(1, -1))
