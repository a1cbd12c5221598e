import * as z from 'zod/mini'
import type { DisputeReport, PaymentChanges, RefundReport } from '../changes.ts'
import { callService, type Service } from './callService.ts'
import { readIndianTime } from './indianTime.ts'
import { readPaise } from './readPaise.ts'

const text = z.nullish(z.union([z.string(), z.number()]))

const actionSchema = z.object({
  request_id: text,
  action: text,
  amt: text,
  token: text,
  status: text,
  success_at: text,
  addedon: text,
})
type Action = z.output<typeof actionSchema>

/** By payment, then by request. An unknown payment has no requests. */
const answerSchema = z.object({
  transaction_details: z.record(z.string(), z.union([z.record(z.string(), actionSchema), z.string(), z.null()])),
})

/**
 * All refunds and chargebacks of one payment (`check_action_status` by the provider's number of the payment).
 * @throws ProviderUnreachable
 */
export async function listChanges(service: Service, providerId: string): Promise<PaymentChanges> {
  const answer = await callService(
    service,
    { command: 'check_action_status', variables: { var1: providerId, var2: 'payuid' }, reads: true },
    answerSchema,
  )
  const found = Object.hasOwn(answer.transaction_details, providerId) ? answer.transaction_details[providerId] : null
  const actions = typeof found === 'object' && found !== null ? Object.values(found) : []
  return {
    refunds: actions.flatMap((action) => (wordOf(action.action) === 'refund' ? refundOf(action) : [])),
    disputes: actions.flatMap((action) => (wordOf(action.action) === 'chargeback' ? disputeOf(action) : [])),
  }
}

const wordOf = (value: Action['action']): string => String(value ?? '').toLowerCase()

/** Everything between the request and the end is pending, e.g. QUEUED, IN PROGRESS, REQUESTED, OD_HIT. */
const refundStatus: Readonly<Record<string, RefundReport['status']>> = {
  success: 'done',
  failure: 'failed',
  failed: 'failed',
}

function refundOf(action: Action): RefundReport[] {
  const amountPaise = readPaise(String(action.amt ?? ''))
  if (amountPaise === null) return []
  return [
    {
      requestId: String(action.request_id ?? ''),
      refundId: String(action.token ?? ''),
      amountPaise,
      status: refundStatus[wordOf(action.status)] ?? 'pending',
      at: momentOf(action),
    },
  ]
}

const disputeStatus: Readonly<Record<string, DisputeReport['status']>> = { won: 'won', lost: 'lost' }

function disputeOf(action: Action): DisputeReport[] {
  const amountPaise = readPaise(String(action.amt ?? ''))
  if (amountPaise === null) return []
  return [
    {
      disputeId: String(action.request_id ?? ''),
      amountPaise,
      status: disputeStatus[wordOf(action.status)] ?? 'open',
      at: momentOf(action),
    },
  ]
}

const momentOf = ({ success_at, addedon }: Action): Date | null =>
  readIndianTime(String(success_at ?? '')) ?? readIndianTime(String(addedon ?? ''))
