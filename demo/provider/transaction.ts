/** A transaction as the provider keeps it. */
import { randomBytes, randomInt } from 'node:crypto'
import { z } from 'zod'

/** Amounts are paise. */
export const refundSchema = z.object({
  requestId: z.string(),
  /** The shop's number of the refund; '' if it was made here. */
  token: z.string(),
  paise: z.number().int().positive(),
  addedAtMs: z.number(),
  /** When the bank is done. Until then the refund is queued. */
  dueAtMs: z.number(),
  /** The bank said no. */
  refused: z.boolean(),
})
export type Refund = z.infer<typeof refundSchema>

export const disputeSchema = z.object({
  id: z.string(),
  paise: z.number().int().positive(),
  status: z.enum(['open', 'won', 'lost']),
  addedAtMs: z.number(),
  endedAtMs: z.number().nullable(),
  /** When the bank gave the money of a lost dispute back. */
  reversedAtMs: z.number().nullable().default(null),
})
export type Dispute = z.infer<typeof disputeSchema>

/** A fault in the payout of a payment. Its line is there twice, in two payouts, with an unknown line, with a double fee, or not in rupees. */
export const payoutFaults = ['repeated', 'twice', 'unknown', 'fee', 'currency'] as const
export type PayoutFault = (typeof payoutFaults)[number]

/** The payers' apps of the sandbox. The second one takes no mandate above ₹15,000, as some apps do. */
export const apps = ['Setu UPI', 'Namuna UPI'] as const
export type App = (typeof apps)[number]

/** What the payer agreed to with a payment: later debits of a shop (docs/payment-provider.md, section 7). Days are Indian, `yyyy-MM-dd`. */
export const mandateSchema = z.object({
  status: z.enum(['active', 'paused', 'revoked']),
  /** The largest debit. */
  mostPaise: z.number().int().positive(),
  /** How often, and on, before or after which day of the month; `EXACT`: each debit is the largest one. */
  cycle: z.string().default('MONTHLY'),
  rule: z.enum(['MAX', 'EXACT']).default('MAX'),
  limit: z.enum(['ON', 'BEFORE', 'AFTER']).nullable().default(null),
  day: z.number().nullable().default(null),
  /** The payer's app with UPI, and when the payer moved it there. */
  app: z.enum(apps).default('Setu UPI'),
  movedAtMs: z.number().nullable().default(null),
  firstDay: z.string(),
  lastDay: z.string(),
  /** Whether the bank has registered net banking before the next day. */
  registeredEarly: z.boolean().default(false),
  /** Who revoked it. */
  revokedBy: z.enum(['shop', 'payer']).nullable(),
  /** What the shop announced. */
  notices: z.array(
    z.object({
      requestId: z.string(),
      /** The number of the invoice; a debit of a card names it. */
      invoice: z.string().default(''),
      day: z.string(),
      paise: z.number().int().positive(),
      atMs: z.number(),
      /** What the payer says to this debit. Above a limit it must be approved. */
      payer: z.enum(['approved', 'refused']).nullable().default(null),
    }),
  ),
})
export type Mandate = z.infer<typeof mandateSchema>

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
  /** When the money was captured. */
  paidAtMs: z.number().nullable().default(null),
  refunds: z.array(refundSchema).default([]),
  disputes: z.array(disputeSchema).default([]),
  payoutFault: z.enum(payoutFaults).nullable().default(null),
  /** Of the payment with which the payer agreed. */
  mandate: mandateSchema.nullable().default(null),
  /** Of a debit: the number of that payment. */
  debitOf: z.string().nullable().default(null),
  /** Of a debit by net banking: the bank captures it at this moment. */
  capturedFromMs: z.number().nullable().default(null),
})
export type Transaction = z.infer<typeof transactionSchema>

/** A transaction that the payer has not answered. */
export const newTransaction = (fields: Transaction['fields'], addedAtMs: number): Transaction =>
  transactionSchema.parse({
    id: randomBytes(12).toString('hex'),
    mihpayid: `4039937${String(randomInt(0, 99_999_999_999)).padStart(11, '0')}`,
    fields,
    status: 'pending',
    unmappedstatus: 'initiated',
    mode: 'CC',
    addedAtMs,
    answered: false,
  })

/** A payment's result, in the provider's terms. */
export type Ending = Pick<Transaction, 'status' | 'unmappedstatus'>

export const ENDINGS = {
  success: { status: 'success', unmappedstatus: 'captured' },
  failure: { status: 'failure', unmappedstatus: 'failed' },
  cancel: { status: 'failure', unmappedstatus: 'userCancelled' },
  pending: { status: 'pending', unmappedstatus: 'in progress' },
} as const satisfies Record<string, Ending>
