import * as z from 'zod/mini'
import type { PaymentWay, WayStatus } from '../../../shared/contract/content/contact.ts'
import { type DayRow, ProviderUnreachable, type RefundAnswer } from '../provider.ts'
import { callService, type Service, readIndianTime, readPaise, text } from './callService.ts'
import type { DisputeReport, PaymentChanges, RefundReport } from '../changes.ts'

const verifiedPaymentSchema = z.object({
  mihpayid: text,
  txnid: text,
  key: text,
  productinfo: text,
  status: text,
  unmappedstatus: text,
  transaction_amount: text,
  amt: text,
  error_Message: text,
  field9: text,
  addedon: text,
  currency: text,
})

const verifyAnswerSchema = z.object({ transaction_details: z.record(z.string(), verifiedPaymentSchema) })

/** One payment in the answer of `verify_payment`. All values are text, '' if the answer has none. */
function readPayment(txnId: string, found: z.output<typeof verifiedPaymentSchema>) {
  return {
    providerId: String(found.mihpayid ?? ''),
    txnid: String(found.txnid ?? txnId),
    // The documents show an answer that does not name the merchant's key.
    key: found.key === undefined || found.key === null ? null : String(found.key),
    product: String(found.productinfo ?? ''),
    status: String(found.status),
    unmappedstatus: String(found.unmappedstatus ?? ''),
    amount: String(found.transaction_amount ?? found.amt ?? ''),
    message: String(found.error_Message ?? found.field9 ?? ''),
    currency: String(found.currency ?? ''),
    /** When the provider got the payment; null if it does not say. */
    addedAt: readIndianTime(String(found.addedon ?? '')),
  }
}
export type VerifiedPayment = ReturnType<typeof readPayment>

/**
 * Asks the provider about payments (`verify_payment`, txn ids joined by a pipe). Unknown txn ids are left out.
 * @throws ProviderUnreachable
 */
export async function verifyPayments(
  service: Service,
  txnIds: readonly string[],
): Promise<Map<string, VerifiedPayment>> {
  const answer = await callService(
    service,
    { command: 'verify_payment', variables: { var1: txnIds.join('|') }, reads: true },
    verifyAnswerSchema,
  )
  const payments = new Map<string, VerifiedPayment>()
  for (const txnId of txnIds) {
    const found = Object.hasOwn(answer.transaction_details, txnId) ? answer.transaction_details[txnId] : undefined
    if (!found || found.status === undefined || found.status === null || found.status === 'Not Found') continue
    payments.set(txnId, readPayment(txnId, found))
  }
  return payments
}

const dayAnswerSchema = z.object({
  Transaction_details: z.array(z.object({ txnid: text, status: text, action: text, amount: text, id: text })),
})

const kinds: Readonly<Record<string, DayRow['kind']>> = { refund: 'refund', chargeback: 'chargeback' }

/**
 * Requests the provider's list of one Indian day, `yyyy-MM-dd` (`get_Transaction_Details`, var1 = var2).
 * @throws ProviderUnreachable
 */
export async function listDay(service: Service, day: string): Promise<DayRow[]> {
  const answer = await callService(
    service,
    { command: 'get_Transaction_Details', variables: { var1: day, var2: day }, reads: true },
    dayAnswerSchema,
  )
  return answer.Transaction_details.map((row) => {
    const kind = kinds[String(row.action ?? '').toLowerCase()] ?? 'payment'
    return {
      txnId: String(row.txnid ?? ''),
      kind,
      paid: kind === 'payment' && ['success', 'captured'].includes(String(row.status ?? '').toLowerCase()),
      amountPaise: readPaise(String(row.amount ?? '')),
      providerId: String(row.id ?? ''),
    }
  })
}

const TOKEN_MOST = 23

const refundAnswerSchema = z.object({ status: text, msg: text, request_id: text })

/**
 * Requests a refund (`cancel_refund_transaction`); `token` is ours, at most 23 characters. It is sent once: after a failure the result is unknown.
 * @throws ProviderUnreachable
 */
export async function requestRefund(
  service: Service,
  refund: { mihpayid: string; token: string; amount: string },
): Promise<RefundAnswer> {
  if (refund.token.length > TOKEN_MOST) throw new RangeError(`A refund's number has at most ${TOKEN_MOST} characters`)
  const variables = { var1: refund.mihpayid, var2: refund.token, var3: refund.amount }
  const command = { command: 'cancel_refund_transaction', variables, reads: false }
  const { status, request_id, msg } = await callService(service, command, refundAnswerSchema)
  const accepted = String(status ?? '') === '1'
  return accepted ? { accepted, requestId: String(request_id ?? '') } : { accepted, reason: String(msg ?? '') }
}

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
  const readable = (kind: 'refund' | 'chargeback') =>
    actions.flatMap((action) => {
      const amountPaise = readPaise(String(action.amt ?? ''))
      return amountPaise === null || wordOf(action.action) !== kind ? [] : [{ ...action, amountPaise }]
    })
  return {
    refunds: readable('refund').map((action) => ({
      requestId: String(action.request_id ?? ''),
      refundId: String(action.token ?? ''),
      amountPaise: action.amountPaise,
      status: refundStatus[wordOf(action.status)] ?? 'pending',
      at: momentOf(action),
    })),
    disputes: readable('chargeback').map((action) => ({
      disputeId: String(action.request_id ?? ''),
      amountPaise: action.amountPaise,
      status: disputeStatus[wordOf(action.status)] ?? 'open',
      at: momentOf(action),
    })),
  }
}

const wordOf = (value: Action['action']): string => String(value ?? '').toLowerCase()

/** Everything between the request and the end is pending, e.g. QUEUED, IN PROGRESS, REQUESTED, OD_HIT. */
const refundStatus: Readonly<Record<string, RefundReport['status']>> = {
  success: 'done',
  failure: 'failed',
  failed: 'failed',
}

const disputeStatus: Readonly<Record<string, DisputeReport['status']>> = { won: 'won', lost: 'lost' }

const momentOf = ({ success_at, addedon }: Action): Date | null =>
  readIndianTime(String(success_at ?? '')) ?? readIndianTime(String(addedon ?? ''))

/** The provider's names of the ways to pay. */
const ways: Readonly<Record<string, PaymentWay>> = {
  UPI: 'upi',
  NB: 'net_banking',
  CASH: 'wallet',
  CC: 'card',
  DC: 'card',
}

/** A bank, a wallet or UPI. `up_status`: 1 works, 0 is down, 3 fails often. */
const optionSchema = z.object({ up_status: z.union([z.string(), z.number()]), mode: z.string() })

/**
 * How well the ways to pay work (`get_pg_up_status_api`, with `var2` = 1 for those that fail often). A way is down if every bank or wallet of it is, and poor
 * if none of them works well. An option with another word counts as working: only a clear answer may hide anything.
 * @throws ProviderUnreachable, also if no option can be read
 */
export async function readWays(service: Service): Promise<WayStatus[]> {
  const command = { command: 'get_pg_up_status_api', variables: { var1: 'default', var2: '1' }, reads: true }
  const answer = await callService(service, command, z.record(z.string(), z.unknown()))
  const states = new Map<PaymentWay, string[]>()
  for (const value of Object.values(answer)) {
    const option = optionSchema.safeParse(value).data
    const way = option && ways[option.mode.toUpperCase()]
    if (way) states.set(way, [...(states.get(way) ?? []), String(option.up_status)])
  }
  if (states.size === 0) throw new ProviderUnreachable('get_pg_up_status_api: no way to pay in the answer')
  return [...states].map(([way, all]) => {
    if (all.every((state) => state === '0')) return { way, state: 'down' }
    return { way, state: all.every((state) => state === '0' || state === '3') ? 'poor' : 'up' }
  })
}
