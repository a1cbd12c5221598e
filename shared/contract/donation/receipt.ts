/** Receipts, their check, and certificates of the tax office (our additions). Each call throws `ApiError`. */
import * as z from 'zod/mini'
import { countSchema, daySchema, idSchema, moneySchema, query, rupeesSchema, txnIdSchema } from '../basics.ts'
import { detailSchema } from '../content/contact.ts'
import { donationModes, financialYearSchema } from './donation.ts'
import { addressSchema } from '../people/profile.ts'
import type { Transport } from '../transport.ts'

/** How the money arrived. `provider`: paid online. */
export const paymentModeSchema = z.enum(donationModes)

/**
 * What a receipt's correction changed: the donor's name or address, the language, a PAN added later, or the trust's own details. `donation`: the facts of an
 * offline donation. `several`: more than one of these.
 */
export const correctionReasonSchema = z.enum(['name', 'address', 'language', 'pan', 'trust', 'donation', 'several'])
export type CorrectionReason = z.infer<typeof correctionReasonSchema>

/**
 * `POST donation/receipt { txn_id }`: only the owner of a confirmed donation gets it. Amounts in whole rupees; the client writes the amount in words, in the reader's language. `issued_at` and `given_at` are ISO instants.
 * Donor, trust and sentences are as they were when this version was issued; '' or null for what was not known. The PAN is masked.
 */
export const receiptSchema = z.object({
  number: z.string(),
  /** 1 is the original. A correction has the same number and names the version before it. */
  version: countSchema,
  corrects: z.nullable(z.object({ version: countSchema, issued_at: z.string(), reason: correctionReasonSchema })),
  issued_at: z.string(),
  given_at: z.string(),
  year: z.string(),
  txn_id: txnIdSchema,
  /** The provider's own number of the payment. */
  payment_id: z.nullish(z.string()),
  amount: rupeesSchema,
  project: z.object({ id: idSchema, title: z.string() }),
  purpose: z.nullish(z.string()),
  /** With it the donor can repeat the donation for the same purpose. */
  purpose_id: z.nullish(idSchema),
  /** The name that the donor asked to have written, for a purpose such as `In memory of a loved one`. */
  dedicated_to: z.nullish(z.string()),
  /** The quantity of base amounts, for the fixed type. */
  quantity: z.nullish(countSchema),
  items: z.array(z.object({ id: idSchema, title: z.string(), qty: countSchema, price: rupeesSchema })),
  donor: z.object({ name: z.string(), email: z.string(), address: addressSchema, pan: z.nullish(z.string()) }),
  trust: z.object({
    name: z.string(),
    address: z.string(),
    email: z.nullish(z.string()),
    phone: z.nullish(z.string()),
    registrations: z.array(detailSchema),
    pan: z.nullable(z.string()),
    /** First and last day of the tax registration, `yyyy-MM-dd`. */
    tax_validity: z.nullable(z.object({ from: daySchema, until: daySchema })),
  }),
  /** How the money arrived; `provider`: paid online. */
  mode: paymentModeSchema,
  /** The sentences that the law asks for, in the order in which they are shown. */
  sentences: z.array(z.string()),
})
export type Receipt = z.infer<typeof receiptSchema>

/** Query of `GET donation/statement` (our addition): a donor's donations of a financial year as a file. */
export const yearFileQuerySchema = z.object({
  year: financialYearSchema,
  format: z._default(z.enum(['pdf', 'csv']), 'pdf'),
})
export type YearFileQuery = z.infer<typeof yearFileQuerySchema>

/** Query of `GET donation/receipt-pdf` (our addition): the PDF of a receipt. `phone`: one page as wide as a phone. */
export const receiptFileQuerySchema = z.object({
  txn_id: txnIdSchema,
  layout: z._default(z.enum(['a4', 'phone']), 'a4'),
})

// `GET receipt-keys` and `GET receipt-check` (our additions): what the page that checks a receipt's QR code asks. Anybody may.

/** One of the trust's public keys (P-256), as a JSON Web Key has it. */
export const publicKeySchema = z.object({ id: z.string(), x: z.string(), y: z.string() })
export type PublicKey = z.output<typeof publicKeySchema>

/** Answer of `GET receipt-keys`: every key that ever signed receipts. */
export const receiptKeysSchema = z.array(publicKeySchema)

/** Query of `GET receipt-check`: what is on the paper, and nothing about the donor. */
export const receiptCheckQuerySchema = z.object({ number: z.string().check(z.maxLength(60)) })

/**
 * Answer: what happened after the receipt was issued. `newest` is the newest version of the receipt. `refunded` is rupees, 0 for none. `whole`: nothing of the
 * donation is left. `cancelled`: the trust cancelled an offline donation. `in_hand`: the bank has not paid its cheque. 404 for an unknown number.
 * 409 `receipt_restored`: the number may have been given before the trust restored a backup, so its list does not know it.
 */
export const receiptCheckSchema = z.object({
  newest: countSchema,
  refunded: moneySchema,
  whole: z.boolean(),
  cancelled: z._default(z.boolean(), false),
  in_hand: z._default(z.boolean(), false),
})
export type ReceiptCheck = z.infer<typeof receiptCheckSchema>

/** Every public key that ever signed receipts. */
export const receiptKeys = (t: Transport) => t.get('receipt-keys', receiptKeysSchema)

/** Whether a receipt was refunded, corrected or cancelled later. Sends its number and nothing else; 404 for an unknown one. */
export const receiptCheck = (t: Transport, number: string) =>
  t.get(`receipt-check${query({ number })}`, receiptCheckSchema)

// `POST donation/receipt-returns { txn_id }` (our addition): whether money of an own donation went back after its receipt was issued.

/** In the reader's language, with amount and Indian day of each refund or lost dispute, and what is left. Null if nothing went back. */
export const receiptReturnsSchema = z.nullable(z.object({ heading: z.string(), lines: z.array(z.string()) }))
export type ReceiptReturns = z.infer<typeof receiptReturnsSchema>

/** What went back of an own donation since its receipt; null if nothing did. 404 as for the receipt itself. */
export const receiptReturns = (t: Transport, txnId: string) =>
  t.post('donation/receipt-returns', { txn_id: txnId }, receiptReturnsSchema)

/** `POST donation/receipt-statement { txn_id }` (our addition). The Indian day since which an own donation is in the trust's filed tax statement; null if it is not. */
export const receiptStatementSchema = z.nullable(daySchema)

export const receiptStatement = (t: Transport, txnId: string) =>
  t.post('donation/receipt-statement', { txn_id: txnId }, receiptStatementSchema)

/** Only the owner of a confirmed donation gets the receipt; others get 404. */
export const receipt = (t: Transport, txnId: string) => t.post('donation/receipt', { txn_id: txnId }, receiptSchema)

/** Adds the PAN of the profile to a receipt that has none. */
export const addPanToReceipt = (t: Transport, txnId: string) => t.post('donation/receipt-pan', { txn_id: txnId })

/** Paths of files, which are downloaded with the token. */
export const receiptPdfPath = (txnId: string, layout: 'a4' | 'phone'): string =>
  `donation/receipt-pdf${query({ txn_id: txnId, layout })}`
export const statementPath = (year: string, format: 'pdf' | 'csv'): string =>
  `donation/statement${query({ year, format })}`

/** Mails the receipt again, to the account's own address. */
export const mailReceipt = (t: Transport, txnId: string) => t.post('donation/mail-receipt', { txn_id: txnId })

// A link that opens a receipt for a son or an accountant, without the donor's PAN, address and e-mail (our additions).

/** Payload of `POST donation/receipt-link`. `share`: true makes the link, false ends it; without it the call only reads. */
export const receiptLinkRequestSchema = z.object({ txn_id: txnIdSchema, share: z.optional(z.boolean()) })

/** Its answer: the link's address and the last instant at which it opens; null if there is none. Nothing in the address is personal. */
export const receiptLinkSchema = z.nullable(z.object({ url: z.string(), until: z.string() }))
export type ReceiptLink = z.infer<typeof receiptLinkSchema>

/** Reads, makes or ends the link of an own receipt. 404 as for the receipt itself. */
export const receiptLink = (t: Transport, txnId: string, share?: boolean) =>
  t.post('donation/receipt-link', { txn_id: txnId, ...(share !== undefined && { share }) }, receiptLinkSchema)

/** Payload of `POST shared-receipt`: what is behind `#` in the link. */
export const sharedReceiptRequestSchema = z.object({ link: z.string().check(z.maxLength(1_000)) })

/** Its answer: the receipt without PAN, address and e-mail of the donor and without the name to write, and what went back since. */
export const sharedReceiptSchema = z.object({ receipt: receiptSchema, returns: receiptReturnsSchema })

/** The receipt behind a link. 404 if the link is wrong, ended or too old. */
export const sharedReceipt = (t: Transport, link: string) => t.post('shared-receipt', { link }, sharedReceiptSchema)

// A donor's own certificates of the tax office. Separate from the desk's, so that donors do not load those.

/** `GET donation/certificates`: the donor's own, newest first. `replaces` is the day of the certificate that it replaces. */
export const ownCertificatesSchema = z.array(
  z.object({
    id: idSchema,
    year: financialYearSchema,
    name: z.string(),
    delivered_at: z.string(),
    replaces: z.nullable(z.string()),
  }),
)
export type OwnCertificates = z.infer<typeof ownCertificatesSchema>

export const ownCertificates = (t: Transport) => t.get('donation/certificates', ownCertificatesSchema)
