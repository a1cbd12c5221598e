import type { OpenDatabase } from '../../../api/storage/openDatabase.ts'
import type { OurDonation } from './balance.ts'

/** Every donation of accounts that the benchmark has made. */
export async function readOurs({ db }: Pick<OpenDatabase, 'db'>): Promise<OurDonation[]> {
  const donations = await db
    .selectFrom('donations')
    .innerJoin('users', 'users.id', 'donations.user_id')
    .leftJoin('receipt_mails', 'receipt_mails.donation_id', 'donations.id')
    .where('users.email', 'like', 'fault-%')
    .select(['donations.id', 'txn_id', 'state', 'recorded_at', 'receipt_mails.sent_at'])
    .execute()
  const receipts = await db.selectFrom('receipts').select(['donation_id', 'number']).execute()
  const news = await db.selectFrom('notifications').select('donation_id').execute()
  const mails = await db.selectFrom('mails').select(['body', 'action_url', 'state']).execute()
  const [numbers, told, mailed] = [new Map<number, string[]>(), new Map<number, number>(), new Map<string, number>()]
  const waiting = new Set<string>()
  for (const { donation_id: id, number } of receipts) numbers.set(id, [...(numbers.get(id) ?? []), number])
  for (const { donation_id: id } of news) if (id !== null) told.set(id, (told.get(id) ?? 0) + 1)
  for (const { body, action_url, state } of mails) {
    const txnId = /receipt=([A-Z\d]{24})/.exec(`${action_url ?? ''} ${body}`)?.[1] ?? ''
    if (state === 'queued') waiting.add(txnId)
    mailed.set(txnId, (mailed.get(txnId) ?? 0) + 1)
  }
  return donations.map(({ id, txn_id: txnId, state, recorded_at, sent_at }) => ({
    txnId,
    state,
    isRecorded: recorded_at !== null,
    receipts: numbers.get(id) ?? [],
    notifications: told.get(id) ?? 0,
    isMailed: sent_at !== null && !waiting.has(txnId),
    mails: mailed.get(txnId) ?? 0,
  }))
}
