/** `GET get-contact-details`: the organisation, and the ways to give without online payment (specification, decision 21). */
import * as z from 'zod/mini'

/** A line of the offline panel: a label and a value that can be copied. */
export const detailSchema = z.object({ label: z.string(), value: z.string() })
export type Detail = z.infer<typeof detailSchema>

/** Payee of a UPI payment: address (VPA), exact payee name, and merchant category code where the bank gave one. */
export const upiSchema = z.object({ vpa: z.string(), payee: z.string(), mcc: z.nullish(z.string()) })
export type Upi = z.infer<typeof upiSchema>

/** `online` false: online payment is still being set up, and the panel stands in its place. */
export const offlineSchema = z.object({
  online: z.boolean(),
  bank: z.array(detailSchema),
  cheque: z.array(detailSchema),
  registrations: z.array(detailSchema),
  upi: z.nullish(upiSchema),
  phone: z.nullish(z.string()),
  csr_email: z.nullish(z.string()),
})
export type Offline = z.infer<typeof offlineSchema>

/** Who takes a payment, and in which ways, as the donor meets them on its page. */
export const paymentSchema = z.object({ provider: z.string(), ways: z.array(z.string()).check(z.minLength(1)) })

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
  /** So many days after the payment a mistyped amount is put right; must agree with the trust's terms. */
  correction_days: z.nullish(z.number()),
})
export type Contact = z.infer<typeof contactSchema>
