/** What staff see of the mails that did not arrive. The text of a mail is never part of it. */
import * as z from 'zod/mini'
import { idSchema, languageSchema, query } from '../basics.ts'
import { pageSchema, pagingQuerySchema, perPageTextSchema } from '../paging.ts'
import type { Transport } from '../transport.ts'

/** What a mail is about. To add a mail, add its kind. */
export const mailKindSchema = z.enum([
  'receipt',
  'certificate',
  /** A donation, or a part of it, went back to the donor. */
  'refund',
  /** The trust cancelled an offline donation and its receipt. */
  'cancellation',
  /** A donor's PAN is missing before the yearly statement is filed. */
  'pan_reminder',
  /** A link that staff made for a donor on the telephone. */
  'payment_link',
  /** A monthly donation was agreed, could not be debited, or is over. */
  'monthly',
  /** What a donation became, with a picture. */
  'deed',
  /** A card in somebody's name, and the reminder of its day. */
  'card',
  'new_password',
  'sign_in_code',
  'password_changed',
  'acknowledgement',
  /** To the trust: messages, offers, requests, names for donations. */
  'to_trust',
  /** Stored before kinds existed. */
  'other',
])
export type MailKind = z.infer<typeof mailKindSchema>

/** `failed`: every attempt failed for a temporary reason. `bounced`: the recipient's server refused it, at once or later. */
export const undeliveredStateSchema = z.enum(['failed', 'bounced'])

/**
 * A mail that did not arrive. `code` is the server's reply code (`550`, `5.1.1`) or the name of a connection error; `reason` is what the server wrote.
 * `account` is null if no account belongs to it. `resendable` false: its text is deleted.
 */
export const undeliveredMailSchema = z.object({
  id: idSchema,
  to: z.string(),
  kind: mailKindSchema,
  language: languageSchema,
  subject: z.string(),
  state: undeliveredStateSchema,
  attempts: z.number(),
  code: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  created_at: z.string(),
  settled_at: z.string(),
  account: z.nullable(z.object({ id: idSchema, name: z.string(), unreachable: z.boolean() })),
  resendable: z.boolean(),
})
export type UndeliveredMail = z.infer<typeof undeliveredMailSchema>

/** Query of `GET staff/mails?state=failed&page=1`. Without a state it lists both. */
export const mailsQuerySchema = z.extend(pagingQuerySchema, {
  per_page: z._default(perPageTextSchema, '50'),
  state: z.optional(undeliveredStateSchema),
})
export type UndeliveredState = z.infer<typeof undeliveredStateSchema>

/** Answer of `GET staff/mails`: newest first. */
export const undeliveredPageSchema = pageSchema(undeliveredMailSchema)
export type UndeliveredPage = z.infer<typeof undeliveredPageSchema>

/** `POST staff/mail-again`. Refused (409) with `mail_delivered`, `mail_waiting` or `mail_erased`. */
export const mailAgainSchema = z.object({ id: idSchema })

// The mails that did not arrive, for the trust's staff. Each throws `ApiError`.

/** Without a state it answers both. */
export const undeliveredMails = (t: Transport, page: number, state?: UndeliveredState) =>
  t.get(`staff/mails${query({ state, page })}`, undeliveredPageSchema)

/** Queues a mail again. */
export const mailAgain = (t: Transport, id: number) => t.post('staff/mail-again', { id })
