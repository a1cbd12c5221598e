import * as z from 'zod/mini'
import type { Route } from '../call.ts'
import { paymentReturn } from '../payment/answers/paymentReturn.ts'
import { paymentWebhook } from '../payment/answers/webhook.ts'
import { providerWrite } from './callers.ts'

/** Calls of the payment provider. */
export const paymentRoutes: readonly Route[] = [
  providerWrite(
    'payment/return/:txnid',
    'The provider brings the donor back: verifies what is posted, then sends on to the outcome page',
    {
      refusals: [404],
      other: { body: 'application/x-www-form-urlencoded', answer: { status: 303, type: null } },
      handle: paymentReturn,
    },
  ),
  providerWrite('payment/webhook', 'The provider tells of a payment, signed', {
    answer: z.object({ believed: z.boolean() }),
    refusals: [400, 413],
    other: { body: 'application/x-www-form-urlencoded' },
    handle: paymentWebhook,
  }),
]
