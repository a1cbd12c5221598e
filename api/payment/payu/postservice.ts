import * as z from 'zod/mini'
import { ProviderUnreachable, type DayRow } from '../provider.ts'
import { exactIds } from '../exactIds.ts'
import { type Merchant, postserviceHash } from './hash.ts'
import { readIndianTime } from './indianTime.ts'

const TIMEOUT_MS = 5_000

/** How the adapter calls the provider's post-service. */
export interface PostService {
  merchant: Merchant
  /** e.g. `https://info.payu.in/merchant/postservice.php?form=2` */
  infoUrl: string
  fetch: typeof fetch
}

const text = z.nullish(z.union([z.string(), z.number()]))

const verifiedPaymentSchema = z.object({
  mihpayid: text,
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
  service: PostService,
  txnIds: readonly string[],
): Promise<Map<string, VerifiedPayment>> {
  const answer = await ask(service, 'verify_payment', { var1: txnIds.join('|') }, verifyAnswerSchema)
  const payments = new Map<string, VerifiedPayment>()
  for (const txnId of txnIds) {
    const found = Object.hasOwn(answer.transaction_details, txnId) ? answer.transaction_details[txnId] : undefined
    if (!found || found.status === undefined || found.status === null || found.status === 'Not Found') continue
    payments.set(txnId, {
      providerId: String(found.mihpayid ?? ''),
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
  Transaction_details: z.array(z.object({ txnid: z.string(), status: text, action: text })),
})

/**
 * Requests the provider's list of one Indian day, `yyyy-MM-dd` (`get_Transaction_Details`, var1 = var2).
 * @throws ProviderUnreachable
 */
export async function listDay(service: PostService, day: string): Promise<DayRow[]> {
  const answer = await ask(service, 'get_Transaction_Details', { var1: day, var2: day }, dayAnswerSchema)
  return answer.Transaction_details.map((row) => ({
    txnId: row.txnid,
    paid: ['success', 'captured'].includes(String(row.status ?? '').toLowerCase()),
  }))
}

const refundAnswerSchema = z.object({ status: text, msg: text, request_id: text })

/**
 * Requests a refund (`cancel_refund_transaction`); `token` is ours, at most 23 characters.
 * @throws ProviderUnreachable
 */
export async function requestRefund(
  service: PostService,
  refund: { mihpayid: string; token: string; amount: string },
): Promise<{ accepted: boolean; requestId: string; message: string }> {
  const variables = { var1: refund.mihpayid, var2: refund.token, var3: refund.amount }
  const answer = await ask(service, 'cancel_refund_transaction', variables, refundAnswerSchema)
  return {
    accepted: String(answer.status ?? '') === '1',
    requestId: String(answer.request_id ?? ''),
    message: String(answer.msg ?? ''),
  }
}

async function ask<Schema extends z.ZodMiniType>(
  service: PostService,
  command: string,
  variables: { var1: string; var2?: string; var3?: string },
  schema: Schema,
): Promise<z.output<Schema>> {
  const { merchant, infoUrl } = service
  const hash = postserviceHash(merchant, command, variables.var1)
  const body = new URLSearchParams({ key: merchant.key, command, ...variables, hash })
  try {
    const response = await service.fetch(infoUrl, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    return schema.parse(JSON.parse(exactIds(await response.text())))
  } catch (error) {
    throw new ProviderUnreachable(`${command}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
