/** How names, e-mail addresses and other single lines are written. The widget loads this file, so it stays small. */
import * as z from 'zod/mini'

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

/** A name, tidied. Codes `invalid`, `too_long`. */
export const nameText = z.string().check(tidy, z.regex(name, 'invalid'), z.maxLength(mostOfName, 'too_long'))

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
