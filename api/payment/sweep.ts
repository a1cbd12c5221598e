import { sql } from 'kysely'
import type { Dependencies } from '../dependencies.ts'
import { isOpen, unpaidStates, openStates } from '../accounting/ledger/states.ts'
import { issuedPayment, isBeingConfirmed } from './issuedPayment.ts'
import { type DayRow, ProviderUnreachable } from './provider.ts'
import { applyVerified, haveAnswered } from './refresh.ts'
import { dayAfter, indianDayOf } from './financialYear.ts'
import { DAY_MS, indianDay } from '../../shared/date.ts'
import type { Recording } from '../storage/database.ts'
import type { WithConfig } from '../base/config.ts'
import type { WithLog } from '../base/logging/log.ts'

/**
 * The Indian days whose lists may contain a payment of these donations: the day of each donation, the days beside it, today and yesterday. A payment
 * near midnight is on the provider's next day, and the provider's clock or ours may be wrong by a day.
 *
 * @param created Indian days on which unpaid donations began, `yyyy-MM-dd`
 * @returns sorted; none if there are no donations
 */
export function daysToAsk(created: readonly string[], now: Date): string[] {
  if (created.length === 0) return []
  const days = new Set([indianDay(now), dayAfter(indianDay(now), -1)])
  for (const day of created) for (const apart of [-1, 0, 1]) days.add(dayAfter(day, apart))
  return [...days].sort()
}

/** How many payments one query names. */
const BATCH = 50
/** How many rows of a day's list are looked up at once. */
const ROWS = 1_000
type Row = Pick<DayRow, 'txnId' | 'paid'>

/** How long a payment may take to be confirmed. */
const LOOK_BACK_DAYS = 10

/**
 * Finds donations whose donor never came back and whose webhook was lost. First it asks about donations that may be paid: a signed success, or a query
 * without an answer. Then it requests the provider's lists of the days with unpaid donations, and verifies the unresolved ones. A failed donation is checked
 * again if the list calls it paid.
 * Answers how many became paid. If the provider does not answer, it logs that; the next round tries again.
 */
export async function sweep(deps: Dependencies): Promise<number> {
  let paid = await attempt(deps, async () => sweepRows(deps, await confirmedSlowly(deps)))
  for (const day of daysToAsk(await daysWithUnpaid(deps), deps.now()))
    paid += await attempt(deps, async () => sweepRows(deps, await deps.provider.listDay(day)))
  return paid
}

/** One day that the provider cannot list does not stop the others. */
async function attempt(deps: Dependencies, step: () => Promise<number>): Promise<number> {
  try {
    return await step()
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    deps.log.warn('sweep given up', { reason: error.message })
    return 0
  }
}

const unpaid = (deps: Dependencies) =>
  deps.db
    .selectFrom('donations')
    .where('state', 'in', unpaidStates)
    .where('created_at', '>', new Date(deps.now().getTime() - LOOK_BACK_DAYS * DAY_MS))

/** The Indian days on which unpaid donations began. Failed ones, too: a dropped payment may turn out paid, also days later. */
async function daysWithUnpaid(deps: Dependencies): Promise<string[]> {
  const day = indianDayOf(sql`created_at`)
  const rows = await unpaid(deps).select(day.as('day')).distinct().execute()
  return rows.map((row) => row.day)
}

/**
 * Asked about by their transaction ids, so that no clock decides whether they are found. These are donations that may be paid. Older ones that the provider
 * still confirms are asked about once a day. They do not expire.
 */
async function confirmedSlowly(deps: Dependencies): Promise<Row[]> {
  const now = deps.now().getTime()
  const old = deps.db
    .selectFrom('donations')
    .select('txn_id as txnId')
    .where('state', '=', 'pending')
    .where('stage', '=', 'settling')
    .where('created_at', '<=', new Date(now - LOOK_BACK_DAYS * DAY_MS))
    .where((eb) => eb.or([eb('answered_at', 'is', null), eb('answered_at', '<=', new Date(now - DAY_MS))]))
  const rows = await unpaid(deps).select('txn_id as txnId').where(isBeingConfirmed).unionAll(old).execute()
  return rows.map(({ txnId }) => ({ txnId, paid: false }))
}

async function sweepRows(deps: Dependencies, rows: readonly Row[]): Promise<number> {
  let paid = 0
  for (let start = 0; start < rows.length; start += ROWS) {
    const unresolved = await unresolvedOf(deps, rows.slice(start, start + ROWS))
    for (let first = 0; first < unresolved.length; first += BATCH)
      paid += await verifyBatch(deps, unresolved.slice(first, first + BATCH))
  }
  return paid
}

type Unresolved = Awaited<ReturnType<typeof unresolvedOf>>

async function unresolvedOf(deps: Dependencies, rows: readonly Row[]) {
  const paidThere = new Set(rows.filter((row) => row.paid).map((row) => row.txnId))
  const held = await deps.db
    .selectFrom('donations')
    .select(['txn_id', 'amount', 'state', 'created_at', 'form_fields'])
    .where('txn_id', 'in', [...new Set(rows.map((row) => row.txnId))])
    .where('state', 'in', unpaidStates)
    .execute()
  return held.filter((row) => isOpen(row.state) || paidThere.has(row.txn_id))
}

async function verifyBatch(deps: Dependencies, unresolved: Unresolved): Promise<number> {
  const payments = await deps.provider.query(unresolved.map(issuedPayment))
  const txnIds = unresolved.map((row) => row.txn_id)
  await haveAnswered(deps, txnIds)
  let paid = 0
  for (const donation of unresolved) {
    const payment = payments.get(donation.txn_id)
    if (payment && (await applyVerified(deps, donation, payment))) paid += 1
  }
  return paid
}

/** How many donations one statement ends, so that it locks few rows at a time. */
const EXPIRED_AT_ONCE = 500

/**
 * Ends the donations that nobody paid for long (`EXPIRY_DAYS`), each with its fact. One whose payment is being confirmed stays open: the money may have
 * arrived. A payment that is verified later still makes an expired donation paid.
 */
export async function expireDonations({ db, now, config, log }: Recording & WithConfig & WithLog): Promise<void> {
  const at = now()
  const before = new Date(at.getTime() - config.expiryDays * DAY_MS)
  for (let ended = EXPIRED_AT_ONCE; ended === EXPIRED_AT_ONCE; ) {
    const { rows } = await sql`
      with due as (
        select id from donations
        where state in (${sql.join(openStates)}) and coalesce(stage, '') not in ('settling', 'checking') and created_at < ${before}
        order by created_at limit ${EXPIRED_AT_ONCE} for update skip locked
      ), moved as (
        update donations set state = 'expired', stage = null from due where donations.id = due.id returning donations.id
      )
      insert into ledger_entries (donation_id, event, state, actor_kind, at, effective_at)
      select id, 'expired', 'expired', 'system', ${at}::timestamptz, ${at}::timestamptz from moved
      returning id`.execute(db)
    ended = rows.length
    if (ended > 0) log.info('donations expired that nobody paid', { count: ended })
  }
}
