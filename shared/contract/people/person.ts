/** How names, e-mail addresses, PANs and other single lines about a person are written. */
import * as z from 'zod/mini'
import { asciiDigits } from '../../asciiDigits.ts'

/** The most characters of a person's or firm's name. The payment provider accepts fewer: the API shortens the name for it. */
export const mostOfName = 150

/**
 * Letters and digits of any script, marks, and the signs that people's and firms' names have, such as quotes and dashes. No line break, and no invisible sign
 * that turns the direction of a mail or a receipt. Joiners count only after a mark, because Indian scripts need them there.
 */
const name = /^(?:[\p{L}\p{Nd} .,:!_'’‘"“”&()[\]/@+‐‑–—-]|\p{M}[\u200C\u200D]?)*$/u

/** Control characters, line and paragraph separators, direction marks, and invisible signs other than joiners. */
const unprintable = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/u

const tidy = z.overwrite<string>((text) =>
  text
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim(),
)

/** Texts that a spreadsheet program would read as a formula or as the start of another cell, also with full-width signs. */
const formula = /^(?:[\t\r\n]|[\s\0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/

/** Whether a spreadsheet program would calculate a text instead of showing it. */
export const isFormula = (text: string): boolean => formula.test(text)

/** Names and addresses are in the yearly statement, which is opened in a spreadsheet program. Code `formula`. */
const noFormula = z.refine<string>((text) => !isFormula(text), 'formula')

/** A name, tidied. Codes `formula`, `invalid`, `too_long`. */
export const nameText = z.string().check(
  tidy,
  noFormula,
  z.refine((text) => isFormula(text) || name.test(text), 'invalid'),
  z.maxLength(mostOfName, 'too_long'),
)

/** A name without case, spaces and signs, to compare two spellings. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '')

/** One line of any visible text, tidied. Code `invalid`. */
export const lineText = z.string().check(
  tidy,
  z.refine((text) => !unprintable.test(text), 'invalid'),
)

const email =
  /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/

/** Browsers and Node have it. This folder sees the types of neither. */
declare const URL: new (address: string) => { readonly hostname: string }

/** Whether a tidied text is an e-mail address. The part before the `@` is ASCII, because the payment provider accepts no other. */
export const isEmail = (text: string): boolean => email.test(text)

/**
 * An e-mail address as it is stored: in lower case, and with the domain that DNS knows, which is ASCII (`xn--h2brj9c` for `भारत`). So an address has one
 * spelling and belongs to one account.
 */
export const tidyEmail = (typed: string): string => {
  const address = typed.trim().toLowerCase()
  const [, local, domain = ''] = /^([^@]*)@([^@\s/?#\\:]+)$/.exec(address) ?? []
  if (/^[\0-\x7F]*$/.test(domain)) return address
  try {
    return `${local}@${new URL(`https://${domain}`).hostname}`
  } catch {
    return address
  }
}

/** A line of an address; may be empty. Codes `formula`, `invalid`, `too_long`. */
export const addressText = (most: number) => lineText.check(noFormula, z.maxLength(most, 'too_long'))

// How a donor's PAN (Permanent Account Number, for income tax) is written, and how pages show it.

/** Three letters, the letter for the kind of holder, a letter, four digits, a letter. */
const written = /^[A-Z]{5}\d{4}[A-Z]$/

/** The fourth letter: association, body of individuals, company, firm, government, Hindu undivided family, artificial person, local authority, person, trust. */
const kinds = 'ABCFGHJLPT'

/** Keeps letters and digits only, in capitals: people write `abcpd 1234 e`. */
export const readPan = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/** Why a text is no PAN: its form, or its fourth letter. Null for a PAN. */
export const panProblem = (pan: string): 'pan' | 'pan_kind' | null => {
  if (!written.test(pan)) return 'pan'
  return kinds.includes(pan.charAt(3)) ? null : 'pan_kind'
}

/** A stored PAN as pages show it: its last four characters. Masking it twice changes nothing. */
export const maskPan = (pan: string): string => `••••••${pan.slice(-4)}`

// Fields with which somebody introduces themselves, in forms that need no account. Their codes are those of `account.ts`.

/** One line of text. A mail uses it in a header, and a second line would become another header. */
export const lineSchema = /* @__PURE__ */ lineText.check(z.minLength(1, 'required'))

export const nameSchema = /* @__PURE__ */ nameText.check(z.minLength(1, 'required'), z.minLength(2, 'too_short'))

export const emailSchema = z
  .string()
  .check(z.overwrite(tidyEmail), z.minLength(1, 'required'), z.maxLength(100, 'too_long'), z.refine(isEmail, 'email'))

/** An Indian number as a registration accepts it, or a foreign one with its country code. `also` is a pattern that fits, too. */
const phone = /* @__NO_SIDE_EFFECTS__ */ (also = '') =>
  new RegExp(String.raw`${also}^(\+91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}$|^\+(?!91)[1-9]\d(?:[ -]?\d){5,12}$`)

export const phoneSchema = z
  .string()
  .check(z.trim(), z.overwrite(asciiDigits), z.minLength(1, 'required'), z.regex(phone(), 'phone'))

/** An optional phone number. */
export const optionalPhoneSchema = z.optional(
  z.string().check(z.trim(), z.overwrite(asciiDigits), z.regex(phone('^$|'), 'phone')),
)

/** An optional longer text. */
export const optionalMessageSchema = z.optional(z.string().check(z.trim(), z.maxLength(2000, 'too_long')))
