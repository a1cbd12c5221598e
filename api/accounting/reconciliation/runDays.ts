/** Which days and payments are compared, and when. */
import { type NotNull, sql } from 'kysely'
import type { WithLog } from '../../base/logging/log.ts'
import type { Dependencies } from '../../dependencies.ts'
import { ProviderUnreachable } from '../../payment/provider.ts'
import type { Recording } from '../../storage/database.ts'
import { DatabaseAway } from '../../storage/patientPool.ts'
import { paidStates } from '../ledger/states.ts'
import { closeBySystem, openCase } from './cases.ts'
import { type Difference, differenceOf } from './comparePayment.ts'
import { reconcileDay, reconcilePayments } from './reconcileDay.ts'
import { DAY_MS, indianDay } from '../../../shared/date.ts'
import { dayAfter, indianDayOf } from '../../payment/financialYear.ts'

/** News that is older has been seen by every earlier night. */
const NEWS_DAYS = 60
/** How many payments one round asks about. */
const MOST = 200
/** After so many failures staff get a case, and the next night tries again. */
const MOST_FAILURES = 3

// What is wanted

/** Wants days to be compared, soon. Somebody who asks while a day is compared gets another comparison. */
export async function wantDays({ db, now }: Recording, days: readonly string[]): Promise<void> {
  await sql`
    insert into reconciliation_days (day, wanted_at) select distinct unnest(${days}::text[]), ${now()}::timestamptz
    on conflict (day) do update set wanted_at = excluded.wanted_at, failures = 0`.execute(db)
}

/**
 * Wants what each night compares: the last days, incomplete days, and the days of donations with a fact that is newer than the last run. Late news about a
 * donation brings back the day on which it began and the day on which it was paid. A day that waits already waits since then. Each night also asks for the
 * changes of a part of the earlier payments.
 */
export async function wantNight(deps: Dependencies): Promise<void> {
  const { db, now, config } = deps
  const today = indianDay(now())
  const last = Array.from({ length: config.reconcileDays }, (_, index) => dayAfter(today, -1 - index))
  const since = new Date(now().getTime() - NEWS_DAYS * DAY_MS)
  await sql`
    insert into reconciliation_days (day, wanted_at)
    select day, ${now()}::timestamptz from (
      select unnest(${last}::text[]) as day
      union select day from reconciliation_days where run_at is not null and not complete
      union select touched.day from ledger_entries
        join donations on donations.id = ledger_entries.donation_id
        cross join lateral (select ${indianDayOf(sql`moment`)} as day
          from (values (donations.created_at), (donations.settled_at)) as moments (moment) where moment is not null) as touched
        left join reconciliation_days on reconciliation_days.day = touched.day
        where ledger_entries.at > ${since} and touched.day < ${today}
          and ledger_entries.event in ('paid', 'unmatched', 'refunded', 'refund_failed', 'disputed', 'dispute_won', 'dispute_lost')
          and donations.mode = 'provider'
          and (reconciliation_days.run_at is null or reconciliation_days.run_at < ledger_entries.at)
    ) as wanted
    on conflict (day) do update
      set wanted_at = coalesce(reconciliation_days.wanted_at, excluded.wanted_at), failures = 0`.execute(db)
  await askAboutChanges(deps)
}

/**
 * A bank asks for money back 30 to 120 days later, and no day's list shows it. So every night asks about the open disputes, and about a seventh of the payments
 * of the last `CHANGES_DAYS`: each payment once a week.
 */
async function askAboutChanges({ db, now, config }: Dependencies): Promise<void> {
  const since = new Date(now().getTime() - config.changesDays * DAY_MS)
  const weekday = new Date(`${indianDay(now())}T00:00:00Z`).getUTCDay()
  await sql`
    insert into payment_news (txn_id, heard_at)
    select txn_id, ${now()}::timestamptz from donations
    where state = 'disputed' or (mode = 'provider' and settled_at > ${since} and provider_id is not null
      and id % 7 = ${weekday} and state = any(${paidStates}))
    on conflict (txn_id) do update set heard_at = excluded.heard_at`.execute(db)
}

/** Somebody says that a payment was refunded or disputed. It counts once the provider has been asked. */
export async function hearNews({ db, now }: Recording, txnId: string): Promise<void> {
  const heard_at = now()
  // News that arrives while the provider is asked stays for the next round.
  await db
    .insertInto('payment_news')
    .values({ txn_id: txnId, heard_at })
    .onConflict((conflict) => conflict.column('txn_id').doUpdateSet({ heard_at }))
    .execute()
}

// What is compared

/**
 * Asks about payments with news, and compares the days that are wanted. What the provider does not answer is asked again in the next round. No day and no
 * payment stops another: one that fails three times becomes a case.
 */
export async function reconcileWanted(deps: Dependencies): Promise<void> {
  await takeNews(deps)
  const wanted = await deps.db
    .selectFrom('reconciliation_days')
    .select(['day', 'wanted_at', 'failures'])
    .where('wanted_at', 'is not', null)
    .$narrowType<{ wanted_at: NotNull }>()
    // A payment is known before its payout.
    .orderBy('day')
    .execute()
  for (const day of wanted) await runDay(deps, day)
}

async function runDay(
  deps: Dependencies,
  { day, wanted_at, failures }: { day: string; wanted_at: Date; failures: number },
): Promise<void> {
  const { db, now } = deps
  const update = () => db.updateTable('reconciliation_days').where('day', '=', day)
  const failure = await attempt(deps, `day ${day}`, async () => {
    const figures = JSON.stringify(await reconcileDay(deps, day))
    await update().set({ run_at: now(), complete: true, failures: 0, figures }).execute()
    // If somebody wanted it again meanwhile, that stays.
    await update().set({ wanted_at: null }).where('wanted_at', '=', wanted_at).execute()
    await closeFailed(deps, failed({ day }))
  })
  if (failure === null) return
  await update()
    .set({ run_at: now(), complete: false, failures: failures + 1 })
    .execute()
  if (!isLasting(failure, { failures: failures + 1, since: wanted_at, now: now() })) return
  await openCase(db, failed({ day, failure }), { day, now: now() })
  // A provider that is away is asked again in each round.
  if (!(failure instanceof ProviderUnreachable)) await update().set({ wanted_at: null }).execute()
}

/** That a day, or the changes of a payment, could not be compared. */
const failed = ({ failure, txnId = '', ...day }: { failure?: Error; txnId?: string; day?: string }) => {
  const evidence = { ...day, reason: failure?.message.slice(0, 200) ?? '' }
  return differenceOf('comparison_failed', { id: null, txnId }, '', evidence, day.day)
}

/** Our own failure lasts after three; a provider may be away for a day. */
const isLasting = (failure: Error, { failures, since, now }: { failures: number; since: Date; now: Date }): boolean =>
  failure instanceof ProviderUnreachable ? now.getTime() - since.getTime() > DAY_MS : failures >= MOST_FAILURES

const closeFailed = ({ db, now }: Recording, { key }: Difference) =>
  closeBySystem({ db, now: now() }).where('key', '=', key).execute()

/**
 * Asks the provider about payments with news of a refund or dispute; about one of them, if it is named. Without an answer the news stays. A provider that answered
 * just before is not away: then the failure is about this payment, and the next round asks about the others first.
 */
export async function takeNews(deps: Dependencies, txnId?: string): Promise<void> {
  const { db, now } = deps
  const news = await db
    .selectFrom('payment_news')
    .selectAll()
    .$if(txnId !== undefined, (all) => all.where('txn_id', '=', txnId ?? ''))
    .orderBy('failures')
    .orderBy('heard_at')
    .limit(MOST)
    .execute()
  let isAway = true
  for (const { txn_id, heard_at, failures } of news) {
    const ask = () => reconcilePayments(deps, indianDay(now()), [txn_id])
    const failure = await attempt(deps, `news of ${txn_id}`, ask)
    const givesUp = failure instanceof ProviderUnreachable && isAway
    isAway = failure !== null
    if (failure !== null && (givesUp || failures + 1 < MOST_FAILURES)) {
      const more = db.updateTable('payment_news').set({ failures: failures + 1 })
      await more.where('txn_id', '=', txn_id).execute()
      if (givesUp) return
      continue
    }
    if (failure === null) await closeFailed(deps, failed({ txnId: txn_id }))
    else await openCase(db, failed({ txnId: txn_id, failure }), { now: now() })
    await db.deleteFrom('payment_news').where('txn_id', '=', txn_id).where('heard_at', '=', heard_at).execute()
  }
}

/** Runs a step that asks the provider. Answers why it failed; null if it did not. If the database is away, everything has to wait. */
export async function attempt({ log }: WithLog, what: string, step: () => Promise<void>): Promise<Error | null> {
  try {
    await step()
    return null
  } catch (error) {
    if (error instanceof DatabaseAway || !(error instanceof Error)) throw error
    if (error instanceof ProviderUnreachable)
      log.warn('the books wait for the provider', { reason: `${what}: ${error.message}` })
    else log.error('work on the books failed', error, { reason: what })
    return error
  }
}
