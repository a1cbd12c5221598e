import { sql } from 'kysely'
import type { DonationState } from '../../../shared/contract/donation/donationState.ts'
import type { OpenDatabase } from '../../../api/storage/openDatabase.ts'
import type { OurDonation } from './balance.ts'

/** Every donation of accounts that the benchmark has made. */
export async function readOurs({ db }: Pick<OpenDatabase, 'db'>): Promise<OurDonation[]> {
  const donations = await db
    .selectFrom('donations')
    .innerJoin('users', 'users.id', 'donations.user_id')
    .leftJoin('receipt_mails', 'receipt_mails.donation_id', 'donations.id')
    .where('users.email', 'like', 'fault-%')
    .innerJoin('donation_balances', 'donation_balances.donation_id', 'donations.id')
    .select(['donations.id', 'txn_id', 'state', 'amount', 'recorded_at', 'receipt_mails.sent_at', 'net_rupees'])
    .select([
      sql<DonationState | null>`(select state from ledger_entries where donation_id = donations.id order by id desc limit 1)`.as(
        'booked',
      ),
      sql<number>`(select count(*) from ledger_entries where donation_id = donations.id and event = 'paid')`.as(
        'payments',
      ),
      sql<number>`(select coalesce(sum(l.amount_paise), 0)::bigint from ledger_lines l join ledger_entries e on e.id = l.entry_id
        where e.donation_id = donations.id)`.as('lines'),
    ])
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
  return donations.map(({ id, txn_id: txnId, state, amount, recorded_at, sent_at, ...booked }) => ({
    txnId,
    state,
    amount,
    isRecorded: recorded_at !== null,
    receipts: numbers.get(id) ?? [],
    notifications: told.get(id) ?? 0,
    isMailed: sent_at !== null && !waiting.has(txnId),
    mails: mailed.get(txnId) ?? 0,
    ledger: {
      state: booked.booked,
      payments: booked.payments,
      netRupees: booked.net_rupees,
      linesPaise: booked.lines,
    },
  }))
}
