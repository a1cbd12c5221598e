/** How names and other single lines are written. The widget loads this file, so it stays small. */
import * as z from 'zod/mini'

/**
 * Letters and digits of any script, marks, and the few signs that names have. No line break, and no invisible sign that turns the direction of a mail or a
 * receipt. Joiners count only after a mark, because Indian scripts need them there.
 */
const name = /^(?:[\p{L}\p{Nd} .,'’&()/@+-]|\p{M}[\u200C\u200D]?)*$/u

/** Control characters, line and paragraph separators, direction marks, and invisible signs other than joiners. */
const unprintable = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/u

const tidy = z.overwrite<string>((text) =>
  text
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim(),
)

/** A name, tidied. Code `invalid`. */
export const nameText = z.string().check(tidy, z.regex(name, 'invalid'))

/** One line of any visible text, tidied. Code `invalid`. */
export const lineText = z.string().check(
  tidy,
  z.refine((text) => !unprintable.test(text), 'invalid'),
)
