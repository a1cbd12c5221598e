import { type Kysely, sql } from 'kysely'
import { financialYear } from '../../../../api/payment/financialYear.ts'
import type { Tables } from '../../../../api/storage/tables/tables.ts'
import type { DonationState } from '../../../../shared/contract/donation/donationState.ts'
import type { Books, OurDonation, ReceiptMail } from './books.ts'

/** Reads the donations of accounts that the benchmark has made, and all receipt numbers. */
export async function readBooks(db: Kysely<Tables>): Promise<Books> {
  const receipts = await db
    .selectFrom('receipts')
    .innerJoin('donations', 'donations.id', 'receipts.donation_id')
    .select(['receipts.donation_id', 'number', 'settled_at'])
    .execute()
  const numbers = new Map<number, string[]>()
  for (const { donation_id: id, number } of receipts) numbers.set(id, [...(numbers.get(id) ?? []), number])
  const counters = await db.selectFrom('receipt_counters').selectAll().execute()
  return {
    donations: await readDonations(db, numbers),
    receipts: receipts.map(({ number, settled_at }) => ({ number, year: settled_at && financialYear(settled_at) })),
    counters: counters.map(({ financial_year, last }) => ({ year: financial_year, last })),
  }
}

async function readDonations(db: Kysely<Tables>, receipts: ReadonlyMap<number, string[]>): Promise<OurDonation[]> {
  const donations = await db
    .selectFrom('donations')
    .innerJoin('users', 'users.id', 'donations.user_id')
    .leftJoin('receipt_mails', 'receipt_mails.donation_id', 'donations.id')
    .where('users.email', 'like', 'fault-%')
    .innerJoin('donation_balances', 'donation_balances.donation_id', 'donations.id')
    .select(['donations.id', 'txn_id', 'state', 'amount', 'recorded_at', 'net_rupees'])
    .select(['receipt_mails.donation_id as wanted', 'receipt_mails.sent_at'])
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
  const told = await countNews(db)
  const queued = await readQueued(db)
  return donations.map(({ id, txn_id: txnId, state, amount, recorded_at, wanted, sent_at, ...booked }) => ({
    txnId,
    state,
    amount,
    isRecorded: recorded_at !== null,
    receipts: receipts.get(id) ?? [],
    notifications: told.get(id) ?? 0,
    mail: { isWanted: wanted !== null, isMarked: sent_at !== null, ...(queued.get(id) ?? none) },
    ledger: {
      state: booked.booked,
      payments: booked.payments,
      netRupees: booked.net_rupees,
      linesPaise: booked.lines,
    },
  }))
}

type Queued = Pick<ReceiptMail, 'queued' | 'sent' | 'attempts'>
const none: Queued = { queued: 0, sent: 0, attempts: 0 }

async function countNews(db: Kysely<Tables>): Promise<Map<number, number>> {
  const told = new Map<number, number>()
  const news = db.selectFrom('notifications').select('donation_id').where('kind', '=', 'gift_confirmed')
  for (const { donation_id: id } of await news.execute()) if (id !== null) told.set(id, (told.get(id) ?? 0) + 1)
  return told
}

async function readQueued(db: Kysely<Tables>): Promise<Map<number, Queued>> {
  const mails = await db.selectFrom('mails').select(['receipt_of', 'state', 'attempts']).execute()
  const found = new Map<number, Queued>()
  for (const { receipt_of: id, state, attempts } of mails) {
    if (id === null) continue
    const { queued, sent, attempts: before } = found.get(id) ?? none
    found.set(id, { queued: queued + 1, sent: sent + (state === 'sent' ? 1 : 0), attempts: before + attempts })
  }
  return found
}
