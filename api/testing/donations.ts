import {
  type DonationStatus,
  donationStatusSchema,
  type PaymentDetail,
  paymentDetailSchema,
} from '../../shared/contract/donation/donation.ts'
import type { Answered, TestApi } from './testApi.ts'

/** A flexible donation of ₹500 to the medical camp, as the widget sends it. */
export const flexibleRecord = {
  project_id: 4,
  purpose_id: 41,
  purpose_text: 'whatever the browser says',
  items: [],
  donation_type: 'flexible',
  donation_amount: 500,
}

export async function issue(
  api: TestApi,
  token: string,
  payload: Record<string, unknown> = { project_id: 4, amount: 500, purpose_id: 41, items: [] },
  origin?: string,
): Promise<PaymentDetail> {
  const answer = await api.send('donation/payment-detail', { json: payload, token, ...(origin ? { origin } : {}) })
  return answer.data(paymentDetailSchema)
}

export function record(api: TestApi, token: string, json: Record<string, unknown>, origin?: string): Promise<Answered> {
  return api.send('donation/add-donation', { json, token, ...(origin ? { origin } : {}) })
}

/** Records a donation and answers its form fields. */
export async function giveRecorded(api: TestApi, token: string): Promise<Record<string, string> & { txnid: string }> {
  const detail = await issue(api, token)
  const recorded = await record(api, token, { ...flexibleRecord, txn_id: detail.txn_id })
  if (recorded.status !== 200) throw new Error(`not recorded: ${JSON.stringify(recorded.raw)}`)
  return { ...detail.fields, txnid: detail.txn_id }
}

/** Posts a form as the provider's page does; answers the donor's redirect. */
export async function postReturn(api: TestApi, txnId: string, posted: Record<string, string>): Promise<string> {
  const address = `${api.deps.config.apiRoot}/payment/return/${txnId}`
  const response = await api.fetch(
    new Request(address, { method: 'POST', body: new URLSearchParams(posted), headers: { Origin: 'null' } }),
  )
  if (response.status !== 303) throw new Error(`answered ${response.status}`)
  return response.headers.get('Location') ?? ''
}

export function postWebhook(api: TestApi, posted: Record<string, string>): Promise<Answered> {
  return api.send('payment/webhook', { body: new URLSearchParams(posted) })
}

export async function statusOf(api: TestApi, token: string, txnId: string): Promise<DonationStatus> {
  const answer = await api.send('donation/update-status', { json: { txn_id: txnId }, token })
  return answer.data(donationStatusSchema)
}

export async function countRows(
  api: TestApi,
  table: 'donations' | 'receipts' | 'notifications' | 'payment_events' | 'sessions',
): Promise<number> {
  const { n } = await api.deps.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

/** Answers the question that the trust asks before the first donation. */
export async function declareCitizen(api: TestApi, token: string): Promise<void> {
  const { status } = await api.send('donation/declare', { json: { answer: 'citizen', version: '1' }, token })
  if (status !== 200) throw new Error(`answered ${status}`)
}
