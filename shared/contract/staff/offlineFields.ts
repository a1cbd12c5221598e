/** Fields that the forms of offline donations share. All are texts; '' is unknown. */
import * as z from 'zod/mini'
import { asciiDigits } from '../../asciiDigits.ts'
import { pastDaySchema } from '../day.ts'
import { languageSchema } from '../language.ts'
import { countTextSchema } from '../paging.ts'
import { isEmail, lineText, nameText, tidyEmail } from '../people/nameText.ts'
import { emptyOr, panSchema } from '../people/profile.ts'

export const offlineModes = ['cash', 'cheque', 'transfer', 'upi'] as const

/** The most characters of a note in the ledger. */
export const mostOfNote = 200

/** The most that one entry may be, in rupees: a slip of the finger is refused. */
const most = 1_000_000_000

/** An e-mail address, a phone number, or a PAN: a note stays in the ledger when the donor's data is deleted. */
const namesSomebody = /\S@\S|(?<!\d)[6-9]\d{9}(?!\d)|\b[A-Z]{5}\d{4}[A-Z]\b/i

/** The days on which an offline donation may have been received: Indian days, `yyyy-MM-dd`, both included. */
export interface OpenDays {
  /** The years before it are closed. */
  from: string
  today: string
}

/** About the money. `amount` is a text of whole rupees. Codes: `amount`, `too_big`, `date`, `future`, `closed`, `personal`, `too_long`, `invalid`. */
export const moneyFields = ({ from, today }: OpenDays) => ({
  amount: z.string().check(
    z.overwrite((text) => asciiDigits(text).replace(/[₹,\s]/g, '')),
    z.regex(/^[1-9]\d{0,9}$/, { error: 'amount', abort: true }),
    z.refine((text) => Number(text) <= most, 'too_big'),
  ),
  mode: z.enum(offlineModes),
  reference: lineText.check(z.maxLength(60, 'too_long')),
  day: pastDaySchema(today).check(z.refine((day) => day >= from, 'closed')),
  /** A purpose of the project; '' for none. */
  purpose_id: z._default(z.union([z.literal(''), countTextSchema]), ''),
})

export const noteText = lineText.check(
  z.maxLength(mostOfNote, 'too_long'),
  z.refine((text) => !namesSomebody.test(text), 'personal'),
)

/** A donor who is entered for the first time. The name may be empty: `needsName` decides. Codes: `too_long`, `email`, `pin`, `pan`, `pan_kind`, `invalid`. */
export const personFields = {
  name: z._default(nameText, ''),
  email: z._default(
    z.string().check(z.overwrite(tidyEmail), z.maxLength(50, 'too_long'), emptyOr(isEmail, 'email')),
    '',
  ),
  phone: z._default(lineText.check(z.overwrite(asciiDigits), z.maxLength(20, 'too_long')), ''),
  line: z._default(lineText.check(z.maxLength(120, 'too_long')), ''),
  city: z._default(lineText.check(z.maxLength(60, 'too_long')), ''),
  state: z._default(lineText.check(z.maxLength(60, 'too_long')), ''),
  pin: z._default(
    z.string().check(
      z.trim(),
      z.overwrite(asciiDigits),
      emptyOr((text) => /^[1-9]\d{5}$/.test(text), 'pin'),
    ),
    '',
  ),
  pan: z._default(panSchema, ''),
  language: languageSchema,
}

/** Only a donor who is entered for the first time needs a name. Code `too_short` at `name`. Problems of other fields do not hide it. */
export const needsName = z.refine<{ donor: string; name: string }>(
  ({ donor, name }) => donor !== 'new' || name.length >= 2,
  { path: ['name'], error: 'too_short', when: ({ value }) => typeof Object(value).name === 'string' },
)
