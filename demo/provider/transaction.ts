/** A transaction as the provider keeps it. */
import { z } from 'zod'

export const transactionSchema = z.object({
  /** Address of the payment page; not guessable. */
  id: z.string(),
  /** The provider's number of the payment: 18 digits, too many for a JavaScript number. */
  mihpayid: z.string().regex(/^\d{18}$/),
  fields: z.record(z.string(), z.string()),
  status: z.enum(['pending', 'success', 'failure']),
  unmappedstatus: z.enum(['initiated', 'in progress', 'captured', 'failed', 'userCancelled', 'bounced']),
  mode: z.enum(['CC', 'UPI', 'NB']),
  addedAtMs: z.number(),
  /** False while the payer has not answered the payment page. */
  answered: z.boolean(),
})
export type Transaction = z.infer<typeof transactionSchema>

/** A payment's result, in the provider's terms. */
export type Ending = Pick<Transaction, 'status' | 'unmappedstatus'>

export const ENDINGS = {
  success: { status: 'success', unmappedstatus: 'captured' },
  failure: { status: 'failure', unmappedstatus: 'failed' },
  cancel: { status: 'failure', unmappedstatus: 'userCancelled' },
  pending: { status: 'pending', unmappedstatus: 'in progress' },
} as const satisfies Record<string, Ending>
