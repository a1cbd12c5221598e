/**
 * `GET get-contact-details`: the organisation, and the ways to donate without online payment (specification, decision 21). The contact form. Each call throws
 * `ApiError`.
 */
import * as z from 'zod/mini'
import { referenceSchema, rupeesSchema } from '../basics.ts'
import { monthlyOfferSchema } from '../donation/mandate.ts'
import type { Transport } from '../transport.ts'
import { emailSchema, lineSchema, nameSchema, optionalPhoneSchema } from '../people/person.ts'

/** A line of the offline panel: a label and a value that can be copied. */
export const detailSchema = z.object({ label: z.string(), value: z.string() })
export type Detail = z.infer<typeof detailSchema>

/** Payee of a UPI payment: address (VPA), exact payee name, and the merchant category code if the bank gave one. */
export const upiSchema = z.object({ vpa: z.string(), payee: z.string(), mcc: z.nullish(z.string()) })
export type Upi = z.infer<typeof upiSchema>

/** `online` false: online payment is not set up yet, and the offline panel replaces it. */
export const offlineSchema = z.object({
  online: z.boolean(),
  bank: z.array(detailSchema),
  cheque: z.array(detailSchema),
  registrations: z.array(detailSchema),
  upi: z.nullish(upiSchema),
  phone: z.nullish(z.string()),
  csr_email: z.nullish(z.string()),
})

/** The payment provider and its payment methods, as the donor sees them on the provider's page. */
export const paymentSchema = z.object({ provider: z.string(), ways: z.array(z.string()).check(z.minLength(1)) })

/** Ways to pay that a provider tells apart. */
export const paymentWays = ['upi', 'card', 'net_banking', 'wallet'] as const
export type PaymentWay = (typeof paymentWays)[number]

/** How well a way to pay works now. `poor`: many payments by it fail. */
export const wayStatusSchema = z.object({ way: z.enum(paymentWays), state: z.enum(['up', 'poor', 'down']) })
export type WayStatus = z.infer<typeof wayStatusSchema>

/** Answer of `GET payment-ways` (our addition): at most a minute old. A way that is not in it is not known to fail. */
export const waysSchema = z.array(wayStatusSchema)

export const contactSchema = z.object({
  companyName: z.nullish(z.string()),
  companySewaAddress: z.nullish(z.string()),
  companyContactFirst: z.nullish(z.string()),
  companyContactSecond: z.nullish(z.string()),
  companyEmail: z.nullish(z.string()),
  facebookUrl: z.nullish(z.string()),
  instagram_url: z.nullish(z.string()),
  linkedin_url: z.nullish(z.string()),
  x_url: z.nullish(z.string()),
  offline: z.nullish(offlineSchema),
  payment: z.nullish(paymentSchema),
  /** The trust corrects a mistyped amount up to this many days after the payment. It must agree with the trust's terms. */
  correction_days: z.nullish(z.number()),
})
export type Contact = z.infer<typeof contactSchema>

/** The contact details as the donation form reads them. The site shows no limits, so its pages do not load them. */
export const contactWithLimitsSchema = z.extend(contactSchema, {
  /** The most that one payment by UPI can have, in rupees, as the content's rules say for today (our addition). */
  upi_limit: z.nullish(rupeesSchema),
  /** How donors can give every month; null if they cannot (our addition). */
  monthly: z.nullish(monthlyOfferSchema),
})
export type ContactWithLimits = z.infer<typeof contactWithLimitsSchema>

export const contact = (t: Transport) => t.get('get-contact-details', contactSchema)

// `POST contact-us/store` (specification, section 7). It answers a `referenceSchema`.

export const contactRequestSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  phone: optionalPhoneSchema,
  subject: /* @__PURE__ */ lineSchema.check(z.maxLength(120, 'too_long')),
  message: z
    .string()
    .check(z.trim(), z.minLength(1, 'required'), z.minLength(10, 'too_short'), z.maxLength(4000, 'too_long')),
})

/** The API answers 429 after too many messages. */
export const sendContact = (t: Transport, request: z.infer<typeof contactRequestSchema>) =>
  t.post('contact-us/store', request, referenceSchema)
