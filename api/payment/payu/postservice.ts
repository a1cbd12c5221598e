import * as z from 'zod/mini'
import type { DayRow } from '../provider.ts'
import { callService, type Service } from './callService.ts'
import { readIndianTime } from './indianTime.ts'
import { readPaise } from './readPaise.ts'

const text = z.nullish(z.union([z.string(), z.number()]))

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
})

const verifyAnswerSchema = z.object({ transaction_details: z.record(z.string(), verifiedPaymentSchema) })

/** One payment in the answer of `verify_payment`; all values are text. */
export interface VerifiedPayment {
  providerId: string
  txnid: string
  /** The merchant's key; null if the answer names none, as the documents show it. */
  key: string | null
  product: string
  status: string
  unmappedstatus: string
  amount: string
  message: string
  /** When the provider got the payment; null if it does not say. */
  addedAt: Date | null
}

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
    payments.set(txnId, {
      providerId: String(found.mihpayid ?? ''),
      txnid: String(found.txnid ?? txnId),
      key: found.key === undefined || found.key === null ? null : String(found.key),
      product: String(found.productinfo ?? ''),
      status: String(found.status),
      unmappedstatus: String(found.unmappedstatus ?? ''),
      amount: String(found.transaction_amount ?? found.amt ?? ''),
      message: String(found.error_Message ?? found.field9 ?? ''),
      addedAt: readIndianTime(String(found.addedon ?? '')),
    })
  }
  return payments
}

const dayAnswerSchema = z.object({
  Transaction_details: z.array(z.object({ txnid: z.string(), status: text, action: text, amount: text, id: text })),
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
      txnId: row.txnid,
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
): Promise<{ accepted: boolean; requestId: string; message: string }> {
  if (refund.token.length > TOKEN_MOST) throw new RangeError(`A refund's number has at most ${TOKEN_MOST} characters`)
  const variables = { var1: refund.mihpayid, var2: refund.token, var3: refund.amount }
  const command = { command: 'cancel_refund_transaction', variables, reads: false }
  const answer = await callService(service, command, refundAnswerSchema)
  return {
    accepted: String(answer.status ?? '') === '1',
    requestId: String(answer.request_id ?? ''),
    message: String(answer.msg ?? ''),
  }
}
