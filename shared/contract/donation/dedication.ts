/** A donation for someone: whose name it is given in, the card, and the reminder before next year's day. Each call throws `ApiError`. */
import * as z from 'zod/mini'
import { daySchema, languageSchema, txnIdSchema } from '../basics.ts'
import { emailSchema, nameText } from '../people/person.ts'
import type { Transport } from '../transport.ts'

/** Why a donation is given in somebody's name. */
export const occasions = ['honour', 'memory', 'birthday', 'anniversary', 'remembrance'] as const
export type Occasion = (typeof occasions)[number]

/** The most characters and lines of a card's message. */
export const mostOfMessage = 300
const mostLines = 4
/** How many days ahead a card can be sent. */
export const mostDaysAhead = 365

/** What a mail program could make a link of. A card goes to somebody who did not ask for it, so it carries none. */
const link = /:\/\/|www\.|@|[\p{L}\p{N}-]{2,}\.(?:[a-z]{2,}|[A-Z]{2,})(?!\p{L})/u
const noLink = z.refine<string>((text) => !link.test(text), 'link')

const invisible = /(?![\n\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/u

/** A name to be written, in any script; may be empty. Codes `control` (a sign that no name has), `too_long`. */
const dedicatedName = z.string().check(
  z.trim(),
  z.maxLength(150, 'too_long'),
  z.refine((text) => nameText.safeParse(text).success, 'control'),
)
const required = z.refine<string>((text) => text !== '', 'required')

/** Payload of `POST donation/dedication` (our addition); '' removes the name. Codes `too_long`, `control` (invisible characters). */
export const dedicationRequestSchema = z.object({ txn_id: txnIdSchema, name: dedicatedName })
export type DedicationRequest = z.infer<typeof dedicationRequestSchema>

/** Answer of `POST donation/dedication`. */
export const dedicationSchema = z.object({ name: z.nullable(z.string()) })

/** What a donor can say before the payment. Code `link` besides those of the name. */
export const dedicatedSchema = z.object({
  occasion: z.enum(occasions),
  name: dedicatedName.check(required, noLink),
})
export type Dedicated = z.infer<typeof dedicatedSchema>

const recipientSchema = z.object({ name: dedicatedName.check(required, noLink), email: emailSchema })

/**
 * Payload of `POST donation/save-card` (our addition). `signature`: who signs the card; '' leaves the donor unnamed. `recipient`: who gets it by mail on `day`,
 * in the morning in India; null: the donor prints it. `again`: a card that was sent is sent again with what changed. After it was sent, recipient and day stay.
 * `remind`: the donor wants one mail before next year's day.
 *
 * Codes `required`, `too_long`, `control`, `link`, `lines`, `email`, `date`; `day: past` and `too_far`; `day: required` with a recipient or a reminder.
 */
export const cardRequestSchema = z.extend(dedicatedSchema, {
  txn_id: txnIdSchema,
  message: z.string().check(
    z.trim(),
    z.maxLength(mostOfMessage, 'too_long'),
    z.refine((text) => text.split('\n').length <= mostLines, 'lines'),
    z.refine((text) => !invisible.test(text), 'control'),
    noLink,
  ),
  signature: dedicatedName.check(noLink),
  recipient: z.nullable(recipientSchema),
  day: z.nullable(daySchema),
  language: languageSchema,
  remind: z.boolean(),
  again: z.boolean(),
})
export type CardRequest = z.infer<typeof cardRequestSchema>

/**
 * The mail's state. `none`: the donor prints the card. `waiting` for its day. `cancelled`: the donation went back before. `bounced`: the recipient's mail
 * server refused it.
 */
const cardStates = ['none', 'waiting', 'sent', 'bounced', 'cancelled'] as const

/**
 * Answer of `POST donation/card` and `donation/save-card`: what is stored, or what the form starts with. `occasion` null: there is no card. After the card was sent,
 * the recipient's address is deleted in time: then `recipient` is null. `resendable`: a correction can be sent, once.
 */
export const cardSchema = z.object({
  occasion: z.nullable(z.enum(occasions)),
  name: z.string(),
  message: z.string(),
  signature: z.string(),
  recipient: z.nullable(z.object({ name: z.string(), email: z.string() })),
  day: z.nullable(daySchema),
  language: languageSchema,
  remind: z.boolean(),
  state: z.enum(cardStates),
  sent_at: z.nullable(z.string()),
  resendable: z.boolean(),
  project: z.string(),
  /** The donor's address is proven, so a card can be mailed. */
  mailable: z.boolean(),
})
export type Card = z.infer<typeof cardSchema>

/** Query of `GET donation/card-pdf`. */
export const cardFileQuerySchema = z.object({ txn_id: txnIdSchema })

/** Payload of `POST reminder/stop`, and query of `reminder/one-click` (our additions): the link of a mail that can be refused. */
export const stopReminderSchema = z.object({ link: z.string().check(z.regex(/^[\w.-]{20,400}$/, 'invalid')) })

/**
 * Payload of `POST staff/dedication-name` (our addition). `was`: the name that staff saw. Refused (409) with `changed_meanwhile` if it is another one now. Code
 * `required` besides those of the name.
 */
export const dedicationNameSchema = z.object({
  txn_id: txnIdSchema,
  name: dedicatedName.check(required, noLink),
  was: z.string(),
})
export type DedicationName = z.infer<typeof dedicationNameSchema>

/** Staff correct the name in which a donation was given. */
export const correctDedication = (t: Transport, request: DedicationName) => t.post('staff/dedication-name', request)

/** Sets the name to be written for a donation; '' removes it. */
export const dedicate = (t: Transport, request: DedicationRequest) =>
  t.post('donation/dedication', request, dedicationSchema)

export const readCard = (t: Transport, txnId: string) => t.post('donation/card', { txn_id: txnId }, cardSchema)

export const saveCard = (t: Transport, request: CardRequest) => t.post('donation/save-card', request, cardSchema)

/** Path of the card as PDF. */
export const cardPdf = (txnId: string): string => `donation/card-pdf?txn_id=${txnId}`

/** Ends the mails of the link's kind, for whom the link belongs to: those before special days, or those of deeds. */
export const stopMails = (t: Transport, link: string) => t.post('reminder/stop', { link })
