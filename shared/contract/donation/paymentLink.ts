/** A payment link as the donor opens it: what staff agreed with them by telephone. It names nobody. The call throws `ApiError`. */
import * as z from 'zod/mini'
import { paymentLinkTokenSchema } from '../attribution.ts'
import { idSchema, query, rupeesSchema } from '../basics.ts'
import type { Transport } from '../transport.ts'

export const paymentLinkStates = ['open', 'paid', 'ended', 'revoked'] as const
export type PaymentLinkState = (typeof paymentLinkStates)[number]

/** Query of `GET payment-link?link=…`. */
export const paymentLinkQuerySchema = z.object({ link: paymentLinkTokenSchema })

/** Answer of `GET payment-link`. `until`: the last Indian day on which it works, `yyyy-MM-dd`. */
export const openedLinkSchema = z.object({
  state: z.enum(paymentLinkStates),
  project: z.object({ id: idSchema, title: z.string() }),
  amount: rupeesSchema,
  until: z.string(),
})
export type OpenedLink = z.output<typeof openedLinkSchema>

/** 404 for a link that the trust has not made. */
export const openPaymentLink = (t: Transport, link: string) => t.get(`payment-link${query({ link })}`, openedLinkSchema)
