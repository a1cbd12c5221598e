/** What a receipt says because of the law or the trust's registrations. Each value has its first day (rules.ts). */
import * as z from 'zod/mini'
import { countSchema, rupeesSchema } from '../basics.ts'
import { daySchema } from '../day.ts'
import { inEachLanguage } from '../../languages.ts'

const textSchema = z.string().check(z.trim(), z.minLength(1))

/** One sentence in every language of the product. */
export const ruleTextSchema = z.strictObject(inEachLanguage(() => textSchema))

export const receiptRules = {
  /** The start of each receipt number, e.g. `KSN`. */
  'receipt.prefix': z.string().check(z.regex(/^[A-Z0-9][A-Z0-9-]{0,11}$/)),
  /** The trust's own PAN. */
  'receipt.trustPan': z.string().check(z.regex(/^[A-Z]{5}\d{4}[A-Z]$/)),
  /**
   * First and last day of the tax registration, and its name and number on receipts of these days. Without name or number, those among the contact details
   * stand for every day. The name has the word 80G.
   */
  'receipt.taxValidity': z.strictObject({
    from: daySchema,
    until: daySchema,
    label: z.optional(ruleTextSchema),
    number: z.optional(textSchema),
  }),
  /** Says that the donation may be deducted, and under which section. Shown only if the trust has a tax registration. */
  'receipt.deduction': ruleTextSchema,
  /** Says that a receipt is not the certificate that the tax office asks for. The donor's statement of the year says it, too, so it names no single receipt. */
  'receipt.certificate': ruleTextSchema,
  /** Above `limit` rupees in cash there is no deduction, so such a receipt does not mention one. `{limit}` in the text becomes the amount. */
  'receipt.cash': z.strictObject({ limit: rupeesSchema, text: ruleTextSchema }),
  /** For how many years after the financial year the trust must keep what a receipt says about its donor. */
  'receipt.keepYears': countSchema,
} as const
