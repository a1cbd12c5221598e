/** A donation by cash, cheque, transfer or UPI by hand, as staff enter it. */
import * as z from 'zod/mini'
import { rupeesSchema, txnIdSchema } from '../basics.ts'
import { pastDaySchema } from '../day.ts'
import { languageSchema } from '../language.ts'
import { countTextSchema } from '../paging.ts'
import { lineText, nameText } from '../people/nameText.ts'
import { panProblem, readPan } from '../people/pan.ts'

export const offlineModes = ['cash', 'cheque', 'transfer', 'upi'] as const

/** The most that one entry may be, in rupees: a slip of the finger is refused. */
const most = 1_000_000_000

const optional = (fits: (text: string) => boolean, code: string) =>
  z.refine<string>((text) => text === '' || fits(text), code)
const isEmail = (text: string) => z.email().safeParse(text).success

/**
 * Payload of `POST staff/offline-donation`. `key`: made by the form for one entry, so a second press is the same donation. `project_id` and `amount` are texts
 * of whole numbers. '' is unknown. Codes: `required`, `too_short`, `too_long`, `email`, `pin`, `pan`, `pan_kind`, `date`, `future`, `amount`, `too_big`, `invalid`.
 * @param today the day in India, `yyyy-MM-dd`
 */
export const offlineDonationSchema = (today: string) =>
  z.object({
    key: z.string().check(z.regex(/^[\w-]{16,64}$/, 'invalid')),
    name: nameText.check(z.minLength(2, 'too_short'), z.maxLength(60, 'too_long')),
    email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(50, 'too_long'), optional(isEmail, 'email')),
    phone: lineText.check(z.maxLength(20, 'too_long')),
    line: lineText.check(z.maxLength(120, 'too_long')),
    city: lineText.check(z.maxLength(60, 'too_long')),
    state: lineText.check(z.maxLength(60, 'too_long')),
    pin: z.string().check(
      z.trim(),
      optional((text) => /^[1-9]\d{5}$/.test(text), 'pin'),
    ),
    pan: z.string().check(
      z.overwrite(readPan),
      z.refine((text) => text === '' || panProblem(text) !== 'pan', { error: 'pan', abort: true }),
      z.refine((text) => text === '' || panProblem(text) === null, 'pan_kind'),
    ),
    project_id: countTextSchema,
    amount: z.string().check(
      z.overwrite((text) => text.replace(/[₹,\s]/g, '')),
      z.regex(/^[1-9]\d{0,9}$/, { error: 'amount', abort: true }),
      z.refine((text) => Number(text) <= most, 'too_big'),
    ),
    mode: z.enum(offlineModes),
    reference: lineText.check(z.maxLength(60, 'too_long')),
    day: pastDaySchema(today),
    language: languageSchema,
  })
export type OfflineDonation = z.output<ReturnType<typeof offlineDonationSchema>>

/** Answer: the donation's transaction id and receipt number, the same for the same key. */
export const takenOfflineSchema = z.object({ txn_id: txnIdSchema, receipt: z.string() })

/** Answer of `GET staff/offline-options`: above `limit` rupees in cash the sentence holds; null without such a rule. */
export const offlineOptionsSchema = z.object({ cash: z.nullable(z.object({ limit: rupeesSchema, text: z.string() })) })
