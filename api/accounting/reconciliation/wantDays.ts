import { sql } from 'kysely'
import type { Dependencies } from '../../dependencies.ts'
import { indianDate } from '../../payment/financialYear.ts'
import { dayApart } from './indianDays.ts'
import type { Recording } from '../../storage/database.ts'

/** News that is older has been seen by every earlier night. */
const NEWS_DAYS = 60

/** Wants days to be compared, soon. A day that waits already keeps its place. */
export async function wantDays({ db, now }: Recording, days: readonly string[]): Promise<void> {
  if (days.length === 0) return
  await db
    .insertInto('reconciliation_days')
    .values([...new Set(days)].map((day) => ({ day, wanted_at: now(), run_at: null })))
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ wanted_at: sql<Date>`coalesce(reconciliation_days.wanted_at, ${now()}::timestamptz)` }),
    )
    .execute()
}

/**
 * Wants what each night compares: the last days, incomplete days, and the days of donations with a fact that is newer than the last run. Late news about a
 * donation brings back the day on which it began and the day on which it was paid.
 */
export async function wantNight(deps: Dependencies): Promise<void> {
  const today = indianDate(deps.now())
  const last = Array.from({ length: deps.config.reconcileDays }, (_, index) => dayApart(today, -1 - index))
  await wantDays(deps, [...last, ...(await incompleteDays(deps)), ...(await daysWithNews(deps, today))])
  await askAboutDisputes(deps)
}

async function incompleteDays({ db }: Recording): Promise<string[]> {
  const rows = await db
    .selectFrom('reconciliation_days')
    .select('day')
    .where('run_at', 'is not', null)
    .where('complete', '=', false)
    .execute()
  return rows.map(({ day }) => day)
}

async function daysWithNews({ db, now }: Recording, today: string): Promise<string[]> {
  const since = new Date(now().getTime() - NEWS_DAYS * 24 * 60 * 60_000)
  const { rows } = await sql<{ day: string }>`
    select distinct touched.day from ledger_entries
    join donations on donations.id = ledger_entries.donation_id
    cross join lateral (select to_char(moment at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day
      from (values (donations.created_at), (donations.settled_at)) as moments (moment) where moment is not null) as touched
    left join reconciliation_days on reconciliation_days.day = touched.day
    where ledger_entries.at > ${since} and touched.day < ${today}
      and ledger_entries.event in ('paid', 'refunded', 'refund_failed', 'disputed', 'dispute_won', 'dispute_lost')
      and donations.mode = 'provider'
      and (reconciliation_days.run_at is null or reconciliation_days.run_at < ledger_entries.at)`.execute(db)
  return rows.map(({ day }) => day)
}

/** An open dispute has no day on which it ends, so each one is asked about every night. */
async function askAboutDisputes(deps: Dependencies): Promise<void> {
  const open = await deps.db.selectFrom('donations').select('txn_id').where('state', '=', 'disputed').execute()
  await hearNews(
    deps,
    open.map(({ txn_id }) => txn_id),
  )
}

/** Somebody says that a payment was refunded or disputed. It counts once the provider has been asked. */
export async function hearNews({ db, now }: Recording, txnIds: readonly string[]): Promise<void> {
  if (txnIds.length === 0) return
  await db
    .insertInto('payment_news')
    .values(txnIds.map((txn_id) => ({ txn_id, heard_at: now() })))
    .onConflict((conflict) => conflict.column('txn_id').doNothing())
    .execute()
}
