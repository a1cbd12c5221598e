/**
 * Donations by cash, cheque, transfer or UPI by hand: entered, corrected, cancelled. The fields of the forms are texts; '' is unknown. Each call throws `ApiError`.
 */
import * as z from 'zod/mini'
import { asciiDigits } from '../../asciiDigits.ts'
import { countSchema, daySchema, languageSchema, pastDaySchema, rupeesSchema, txnIdSchema } from '../basics.ts'
import { countTextSchema } from '../paging.ts'
import { declarationAnswerSchema, declarationQuestionSchema } from '../people/myData.ts'
import { addressText, isEmail, lineText, nameText, tidyEmail } from '../people/person.ts'
import { emptyOr, panSchema, pinSchema } from '../people/profile.ts'
import { donorKeySchema } from './donors.ts'
import type { Transport } from '../transport.ts'

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
    z.regex(/^[1-9]\d{0,9}$/, 'amount'),
    z.refine((text) => Number(text) <= most, 'too_big'),
  ),
  mode: z.enum(offlineModes),
  reference: lineText.check(z.maxLength(60, 'too_long')),
  day: daySchema.check(
    z.refine((day) => day <= today, 'future'),
    z.refine((day) => day >= from, 'closed'),
  ),
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
  line: z._default(addressText(120), ''),
  city: z._default(addressText(60), ''),
  state: z._default(addressText(60), ''),
  pin: z._default(pinSchema, ''),
  pan: z._default(panSchema, ''),
  language: languageSchema,
}

/** Only a donor who is entered for the first time needs a name. Code `too_short` at `name`. Problems of other fields do not hide it. */
export const needsName = z.refine<{ donor: string; name: string }>(
  ({ donor, name }) => donor !== 'new' || name.length >= 2,
  { path: ['name'], error: 'too_short', when: ({ value }) => typeof Object(value).name === 'string' },
)

/** What is unusual about an entry or a correction, and the field that shows it. To add one, add its rule to `api/desk/offline/warnings.ts`; `tsc` lists the texts. */
export const offlineWarnings = {
  /** A bank reference that another donation has, which counts. */
  known_reference: 'reference',
  /** In cash from one person on one day: as much as the law allows nobody to take. */
  cash_day: 'amount',
  /** Several donations in cash, each below the limit of the deduction, and together above it. */
  split_cash: 'amount',
  /** A PAN that is stored with another name. */
  pan_name: 'pan',
  /** Cash that nobody gave by name, of a day and sum that such cash has already. */
  same_hundi: 'amount',
} as const satisfies Record<string, 'reference' | 'amount' | 'pan'>
export type OfflineWarning = keyof typeof offlineWarnings
export const offlineWarningSchema = z.enum(Object.keys(offlineWarnings) as OfflineWarning[])

/** What a warning is about: earlier donations, newest first. `sum`: of them and the new one, in whole rupees; null if it is about no sum. */
export const warnedOfSchema = z.object({
  donations: z.array(z.object({ txn_id: txnIdSchema, receipt: z.string() })),
  sum: z.nullable(rupeesSchema),
})

/** `law`: the sentence of the rule behind it. `names`: the people who have the PAN already. */
const foundWarningSchema = z.extend(warnedOfSchema, {
  code: offlineWarningSchema,
  law: z.nullable(z.string()),
  names: z.array(z.string()),
})
export type FoundWarning = z.output<typeof foundWarningSchema>

/** Answer of `POST staff/offline-warnings`, whose payload is that of the donation or of its correction. It stores nothing. */
export const offlineWarningsSchema = z.object({ warnings: z.array(foundWarningSchema) })

/** Why staff go on in spite of a warning: a line for each. */
const putAway = z._default(z.partialRecord(offlineWarningSchema, noteText), {})

/** The yearly statement needs the address of a donor with a PAN. Code `required` at `line` or `city`. */
const needsAddress = (field: 'line' | 'city') =>
  z.refine<{ donor: string; pan: string; line: string; city: string }>(
    (entry) => entry.donor !== 'new' || entry.pan === '' || entry[field] !== '',
    { path: [field], error: 'required', when: ({ value }) => typeof Object(value).pan === 'string' },
  )

/**
 * Payload of `POST staff/offline-donation`. `key`: made by the form for one entry, so a second press is the same donation. `donor`: a known one by key, or `new`
 * with the fields of a person, or `none`: nobody recorded who gave it, e.g. in a hundi. `note` stays in the ledger. Codes: those of the fields, and `required`.
 * Refused (409) with `warned`, and `warned` at `put_away.<warning>`, if a warning has no reason of 3 letters.
 */
export const offlineDonationSchema = (days: OpenDays) =>
  z
    .object({
      key: z.string().check(z.regex(/^[\w-]{16,64}$/, 'invalid')),
      ...moneyFields(days),
      project_id: countTextSchema,
      note: z._default(noteText, ''),
      donor: z._default(z.union([z.literal('new'), z.literal('none'), donorKeySchema]), 'new'),
      /** The donor's answer about citizenship. '' for a known donor who has answered before, or if the trust does not ask. */
      declared: z._default(z.union([z.literal(''), declarationAnswerSchema]), ''),
      put_away: putAway,
      ...personFields,
    })
    .check(needsName, needsAddress('line'), needsAddress('city'))
export type OfflineDonation = z.output<ReturnType<typeof offlineDonationSchema>>

/** Answer: the donation's transaction id and receipt number, the same for the same key. */
export const takenOfflineSchema = z.object({ txn_id: txnIdSchema, receipt: z.string() })

/** Answer of `GET staff/offline-options`: above `limit` rupees in cash the sentence holds; null without such a rule. `open_from`: the first day that is open. `question`: about
 * citizenship; null if the trust does not ask. */
export const offlineOptionsSchema = z.object({
  cash: z.nullable(z.object({ limit: rupeesSchema, text: z.string() })),
  open_from: daySchema,
  question: z.nullable(declarationQuestionSchema),
})
export type OfflineOptions = z.output<typeof offlineOptionsSchema>

// A cheque is in hand until the bank has paid it. Its receipt says so.

/** The form: the Indian day on which the bank paid the cheque. Codes: `date`, `future`, `before` (the day on which it was received). */
export const clearChequeFormSchema = (today: string) => z.object({ day: pastDaySchema(today) })

/** Payload of `POST staff/clear-cheque`. Refused (409) with `not_clearable` if it is no cheque in hand. */
export const clearChequeSchema = (today: string) => z.extend(clearChequeFormSchema(today), { txn_id: txnIdSchema })

// Correcting an offline donation: its booking, and its receipt by a new version.

/** The form of a correction. `note` says why, and stays in the ledger. Codes: those of the fields; `required` for the note, `other_year` for the day. */
export const correctOfflineFormSchema = (days: OpenDays) =>
  z.object({ ...moneyFields(days), note: noteText.check(z.minLength(3, 'required')), put_away: putAway })
export type CorrectOfflineForm = z.output<ReturnType<typeof correctOfflineFormSchema>>

/**
 * Payload of `POST staff/correct-offline`. `version`: the receipt's version that the form showed. Refused (409) if there is another one meanwhile, and with
 * `warned` as a new donation is.
 */
export const correctOfflineSchema = (days: OpenDays) =>
  z.extend(correctOfflineFormSchema(days), { txn_id: txnIdSchema, version: countSchema })
export type CorrectOffline = z.output<ReturnType<typeof correctOfflineSchema>>

/** Payload of `POST staff/offline-warnings`. */
export const warnedRequestSchema = (days: OpenDays) =>
  z.union([offlineDonationSchema(days), correctOfflineSchema(days)])

export const correctedOfflineSchema = z.object({ version: countSchema })

// Cancelling an offline donation that never was: a new fact, and its receipt counts no more. Cash, bounced cheques and closed years need a second person.

/** Why. The mail to the donor says it. `bounced`: the bank did not pay a cheque. */
export const cancelReasons = ['bounced', 'not_arrived', 'twice', 'other'] as const
export type CancelReason = (typeof cancelReasons)[number]

/** The form. `note` is for the ledger, where it stays. Codes: `required`, and those of a note. */
export const cancelOfflineFormSchema = z.object({
  reason: z.enum(cancelReasons, 'required'),
  note: noteText.check(z.minLength(3, 'required')),
})
export type CancelOfflineForm = z.output<typeof cancelOfflineFormSchema>

/** Payload of `POST staff/cancel-offline`. `version`: the receipt's version that the page showed. Refused (409) if there is another one meanwhile. */
export const cancelOfflineSchema = z.extend(cancelOfflineFormSchema, { txn_id: txnIdSchema, version: countSchema })
export type CancelOffline = z.output<typeof cancelOfflineSchema>

/**
 * Answer. `asked`: another person must approve it first, because it is cash, a bounced cheque, or in a closed year. `mailed`: the donor has an address, and a
 * mail is on its way.
 */
export const cancelledOfflineSchema = z.object({ mailed: z.boolean(), asked: z.boolean() })

export const offlineOptions = (t: Transport) => t.get('staff/offline-options', offlineOptionsSchema)

export const takeOffline = (t: Transport, donation: OfflineDonation) =>
  t.post('staff/offline-donation', donation, takenOfflineSchema)

export const findOfflineWarnings = (t: Transport, wanted: OfflineDonation | CorrectOffline) =>
  t.post('staff/offline-warnings', wanted, offlineWarningsSchema)

export const clearCheque = (t: Transport, txn_id: string, day: string) => t.post('staff/clear-cheque', { txn_id, day })

export const correctOffline = (t: Transport, wanted: CorrectOffline) =>
  t.post('staff/correct-offline', wanted, correctedOfflineSchema)

export const cancelOffline = (t: Transport, wanted: CancelOffline) =>
  t.post('staff/cancel-offline', wanted, cancelledOfflineSchema)
