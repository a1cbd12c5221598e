/** The answers of the second test provider. */
import * as z from 'zod/mini'
import type { Verdict } from '../provider.ts'

export const orderSchema = z.object({ id: z.string() })
export const paymentSchema = z.object({
  id: z.string(),
  order_id: z.string(),
  amount: z.number(),
  status: z.enum(['created', 'authorized', 'captured', 'failed']),
  error_description: z.optional(z.nullable(z.string())),
  created_at: z.number(),
  notes: z.object({ txnid: z.string() }),
  amount_refunded: z.optional(z.number()),
})
export type Payment = z.infer<typeof paymentSchema>
export const paymentsSchema = z.object({ items: z.array(paymentSchema) })
export const webhookSchema = z.object({ payment: z.object({ entity: paymentSchema }) })
export const refundSchema = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.number(),
  status: z.enum(['pending', 'processed', 'failed']),
  receipt: z.optional(z.nullable(z.string())),
  created_at: z.number(),
})
export const refundsSchema = z.object({ items: z.array(refundSchema) })
export const disputeSchema = z.object({
  id: z.string(),
  amount: z.number(),
  status: z.enum(['open', 'under_review', 'won', 'lost']),
  created_at: z.number(),
})
export const disputesSchema = z.object({ items: z.array(disputeSchema) })
export const settlementsSchema = z.object({
  items: z.array(
    z.object({
      entity_id: z.string(),
      type: z.enum(['payment', 'refund', 'adjustment']),
      payment_id: z.string(),
      txnid: z.string(),
      amount: z.number(),
      fee: z.number(),
      tax: z.number(),
      credit: z.number(),
      debit: z.number(),
      settlement_utr: z.string(),
    }),
  ),
})

export const rupeesOf = (paise: number): number | null => (Number.isInteger(paise / 100) ? paise / 100 : null)

export const verdictOf = ({ status, error_description }: Payment): Verdict =>
  ({
    captured: { status: 'success' } as const,
    failed: { status: 'failure', reason: error_description ?? 'failed' } as const,
    authorized: { status: 'pending', stage: 'settling' } as const,
    created: { status: 'pending', stage: 'opened' } as const,
  })[status]
