/** The payer's (or a test's) answer on the payment page, and its effect on the ledger. */
import { z } from 'zod'
import type { Merchant } from './hash.ts'
import { resultFields, tamperedFields } from './result.ts'
import { ENDINGS, type Transaction } from './transaction.ts'
import type { Transactions } from './transactions.ts'
import type { WebhookPlan } from './webhook.ts'

const MODES = { card: 'CC', upi: 'UPI', netbanking: 'NB' } as const

/** `webhook`: seconds of delay, or `never`. `copies`: how often to send the webhook's message. */
export const answerSchema = z.object({
  way: z.enum(['card', 'upi', 'netbanking']).default('card'),
  outcome: z.enum(['success', 'failure', 'cancel', 'pending', 'close', 'tampered']),
  tamper: z.enum(['status', 'amount']).default('status'),
  webhook: z.union([z.literal('never'), z.coerce.number().min(0).max(600)]).default(0),
  copies: z.coerce.number().int().min(1).max(20).default(1),
})
export type Answer = z.infer<typeof answerSchema>

export interface Answered {
  transaction: Transaction
  /** What the browser posts, and where to; null if it is never sent back. */
  back: { action: string; fields: Record<string, string> } | null
  /** The notification to the shop's server; null if there is none. */
  webhook: { fields: Record<string, string>; plan: WebhookPlan } | null
}

/** Ends a transaction as answered. A tampered result leaves it pending in the ledger, because nobody has paid. */
export function applyAnswer(
  transaction: Transaction,
  answer: Answer,
  merchant: Merchant,
  books: Transactions,
): Answered {
  const key = answer.outcome === 'close' ? 'success' : answer.outcome === 'tampered' ? 'pending' : answer.outcome
  const ended = books.end(transaction, ENDINGS[key], MODES[answer.way])
  const truth = resultFields(ended, merchant)
  const posted = answer.outcome === 'tampered' ? tamperedFields(ended, merchant, answer.tamper) : truth
  const told = ended.status !== 'pending' && answer.webhook !== 'never'
  return {
    transaction: ended,
    back: answer.outcome === 'close' ? null : { action: returnAddress(ended), fields: posted },
    webhook: told ? { fields: truth, plan: { delayMs: Number(answer.webhook) * 1000, copies: answer.copies } } : null,
  }
}

/** A failed payment goes to furl; a paid or pending one to surl. */
export const returnAddress = ({ status, fields }: Transaction): string =>
  (status === 'failure' ? fields.furl : fields.surl) ?? ''
