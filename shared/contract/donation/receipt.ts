/** `POST donation/receipt { txn_id }` (our addition): the content of a receipt. Only the owner of a confirmed donation gets it. */
import * as z from 'zod/mini'
import { countSchema, idSchema, rupeesSchema, txnIdSchema } from '../basics.ts'
import { detailSchema } from '../content/contact.ts'
import { daySchema } from '../day.ts'
import { donationModes } from './donationMode.ts'
import { financialYearSchema } from './donationHistory.ts'
import { addressSchema } from '../people/profile.ts'

/** How the money arrived. `provider`: paid online. */
export const paymentModeSchema = z.enum(donationModes)

/**
 * What a receipt's correction changed: the donor's name or address, the language, a PAN added later, or the trust's own details. `donation`: the facts of an
 * offline donation. `several`: more than one of these.
 */
export const correctionReasonSchema = z.enum(['name', 'address', 'language', 'pan', 'trust', 'donation', 'several'])
export type CorrectionReason = z.infer<typeof correctionReasonSchema>

/**
 * Amounts in whole rupees; the client writes the amount in words, in the reader's language. `issued_at` and `given_at` are ISO instants.
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
