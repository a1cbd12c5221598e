import * as z from 'zod/mini'
import type { Route } from '../platform/http/call.ts'
import { paymentReturn } from '../payment/answers/paymentReturn.ts'
import { paymentWebhook } from '../payment/answers/webhook.ts'

/** Calls of the payment provider. */
export const paymentRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: 'payment/return/:txnid',
    audience: 'provider',
    auth: 'none',
    summary: 'The provider brings the donor back: verifies what is posted, then sends on to the outcome page',
    answer: null,
    refusals: [404],
    other: { body: 'application/x-www-form-urlencoded', answer: { status: 303, type: null } },
    handle: paymentReturn,
  },
  {
    method: 'POST',
    path: 'payment/webhook',
    audience: 'provider',
    auth: 'none',
    summary: 'The provider tells of a payment, signed',
    answer: z.object({ believed: z.boolean() }),
    refusals: [400, 413],
    other: { body: 'application/x-www-form-urlencoded' },
    handle: paymentWebhook,
  },
]
