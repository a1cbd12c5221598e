/** Opens and closes cases: what staff have to look at. */
import { type RawBuilder, sql } from 'kysely'
import { ruleOn } from '../../../shared/contract/content/rules.ts'
import { type DifferenceCode, differenceCodes, differenceRules } from '../../../shared/contract/staff/reconciliation.ts'
import type { WithLog } from '../../base/logging/log.ts'
import { readRules } from '../../content/readRules.ts'
import { isBeingConfirmed } from '../../payment/issuedPayment.ts'
import type { SettlementLine } from '../../payment/changes.ts'
import type { Database, Recording } from '../../storage/database.ts'
import { openStates } from '../ledger/states.ts'
import { writeFact } from '../ledger/writeFact.ts'
import { dueOf } from './compareDay.ts'
import { asEvidence, type Difference, differenceOf } from './comparePayment.ts'
import { loadDonations } from './loadDonations.ts'
import { DAY_MS, indianDay } from '../../../shared/date.ts'

/** Days of `payment.confirmDays`, for a trust that has no rule. */
const USUAL_DAYS = 3
const ofPayments = differenceCodes.filter((code) => differenceRules[code].ofPayment)
/** The system closes these cases when the fault is gone. It may come back. */
const recurring: readonly DifferenceCode[] = ['clearing_wrong', 'comparison_failed', 'unconfirmed']

/**
 * Opens a case for a difference. The same difference found again only sets when it was found last, also if its case is closed. A difference that was applied
 * and leaves nothing to do is closed at once, so staff find it if they look for it. While a case about the money of a payment is open, another such difference
 * of the payment is the same fault, and opens none. A fault that had ended by itself and is back opens its case again. Answers whether the case is new.
 */
export async function openCase(
  db: Database,
  difference: Difference,
  { now, day = indianDay(now), isApplied = false }: { now: Date; day?: string; isApplied?: boolean },
): Promise<boolean> {
  const { key, code, donationId, txnId, providerId, evidence } = difference
  if (await findSameFault(db, difference, now)) return false
  const isDone = isApplied && differenceRules[code].severity === 'notice'
  if (recurring.includes(code))
    await db
      .updateTable('cases')
      .set({ day, evidence: JSON.stringify(evidence), opened_at: now, closed_at: null, closed_by_system: false })
      .where('key', '=', key)
      .where('closed_by_system', '=', true)
      .execute()
  const { id, opened_at } = await db
    .insertInto('cases')
    .values({
      key,
      code,
      day,
      donation_id: donationId,
      txn_id: txnId.slice(0, 60),
      provider_id: providerId.slice(0, 60),
      evidence: JSON.stringify(evidence),
      opened_at: now,
      found_at: now,
      closed_at: isDone ? now : null,
      closed_by_system: isDone,
    })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ found_at: now }))
    .returning(['id', 'opened_at'])
    .executeTakeFirstOrThrow()
  // Only days that are over are compared. A message of the provider may open a case before that.
  if (day < indianDay(now))
    await db
      .insertInto('case_days')
      .values({ case_id: id, day, found_at: now, gone_at: null })
      .onConflict((conflict) => conflict.columns(['case_id', 'day']).doUpdateSet({ found_at: now, gone_at: null }))
      .execute()
  return opened_at.getTime() === now.getTime()
}

/** Whether an open case of another kind is about the money of the same payment. Then it is found again. */
async function findSameFault(db: Database, { code, txnId, providerId }: Difference, now: Date): Promise<boolean> {
  if (!differenceRules[code].ofPayment || txnId === '') return false
  const same = await db
    .updateTable('cases')
    .set({ found_at: now })
    .where('txn_id', '=', txnId.slice(0, 60))
    .where('code', 'in', ofPayments)
    // The same kind of difference is about another line or payment.
    .where('code', '<>', code)
    // The provider has answered meanwhile, and the new difference is about its answer.
    .where('code', '<>', 'unconfirmed')
    .where('closed_at', 'is', null)
    .$if(providerId !== '', (all) => all.where('provider_id', 'in', [providerId, '']))
    .returning('id')
    .executeTakeFirst()
  return same !== undefined
}

export const closeBySystem = ({ db, now }: { db: Database; now: Date }) =>
  db.updateTable('cases').set({ closed_at: now, closed_by_system: true }).where('closed_at', 'is', null)

/** A dispute that the bank has decided closes the case of its beginning; one that turned out won also the case of its loss. */
export async function closeDecided(db: Database, { code, key }: Difference, now: Date): Promise<void> {
  const before: Partial<Record<DifferenceCode, DifferenceCode[]>> = {
    dispute_won: ['disputed', 'dispute_lost'],
    dispute_lost: ['disputed'],
  }
  const keys = (before[code] ?? []).map((earlier) => key.replace(code, earlier))
  if (keys.length > 0) await closeBySystem({ db, now }).where('key', 'in', keys).execute()
}

const unmatchedCodes = ['unknown_payment', 'double_payment', 'wrong_amount', 'wrong_product'] as const

/** Unmatched money that went back as a whole needs nobody any more, also if it went in parts. If a bank gives it back, it waits again. */
export async function closeReturned(db: Database, { providerId, kind }: SettlementLine, now: Date): Promise<void> {
  const taken = await db
    .selectFrom('ledger_entries')
    .select('donation_id')
    .where('event', '=', 'unmatched')
    .where('reference', '=', providerId)
    .executeTakeFirst()
  if (!taken) return
  const waits = await isInSuspense(db, sql`array[${providerId}]`)
  if (waits && kind !== 'reversal') return
  if (!waits && taken.donation_id !== null) await endChecking(db, taken.donation_id, now)
  await db
    .updateTable('cases')
    .set({ closed_at: waits ? null : now, closed_by_system: !waits })
    .where('closed_at', waits ? 'is not' : 'is', null)
    .where('provider_id', '=', providerId)
    .where('code', 'in', unmatchedCodes)
    .execute()
}

/** Whether some of the money of these payments still waits in suspense. @param providerIds an array: with a query instead, no index would be used */
async function isInSuspense(db: Database, providerIds: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ledger_lines join ledger_entries on ledger_entries.id = entry_id
    where account = 'suspense' and (reference = any(${providerIds}) or note = any(${providerIds}))
    having sum(ledger_lines.amount_paise) <> 0`.execute(db)
  return rows.length > 0
}

/**
 * Of a donation whose money went back, or was another donation's: nobody paid for it. One that is paid stays as it is, and so does one with another payment
 * that still waits in suspense.
 */
export async function endChecking(db: Database, donationId: number, now: Date): Promise<void> {
  const payments = sql`array(
    select reference from ledger_entries where event = 'unmatched' and donation_id = ${donationId})`
  if (await isInSuspense(db, payments)) return
  const ended = { event: 'failed', actor: 'system', at: now, set: { stage: null, settled_at: now } } as const
  await writeFact(db, { id: donationId }, { ...ended, from: openStates })
}

// Donations that stay being confirmed

/**
 * Opens a case for each donation that is being confirmed for longer than the trust has set (`payment.confirmDays`). Closes the cases of those that are decided
 * since. The donation stays as it is: a late answer still makes it paid. Any number of runs has the effect of one.
 */
export async function openUnconfirmed(deps: Recording & WithLog): Promise<void> {
  const { db, now, log } = deps
  const rules = await readRules(db)
  const waiting = await db
    .selectFrom('donations')
    .select(['id', 'txn_id', 'state', 'stage', 'provider_id', 'created_at', 'asked_at', 'answered_at'])
    .where(isBeingConfirmed)
    .where('created_at', '<', new Date(now().getTime() - DAY_MS))
    .orderBy('created_at')
    .execute()
  let opened = 0
  for (const { id, txn_id: txnId, state, stage, provider_id, created_at, asked_at, answered_at } of waiting) {
    const day = indianDay(created_at)
    const days = ruleOn(rules, 'payment.confirmDays', day) ?? USUAL_DAYS
    if (now().getTime() - created_at.getTime() < days * DAY_MS) continue
    const evidence = asEvidence({ state, stage, begunAt: created_at, askedAt: asked_at, answeredAt: answered_at })
    const difference = differenceOf('unconfirmed', { id, txnId }, provider_id ?? '', evidence)
    if (await openCase(db, difference, { day, now: now() })) opened += 1
  }
  if (opened > 0) log.info('donations are being confirmed for too long', { count: opened })
  // An expired donation is not decided: nobody knows yet whether its money arrived. Money that contradicts its donation has a case of its own.
  const isDecided = sql<boolean>`donation_id in (
    select id from donations where state <> all(${[...openStates, 'expired']}) or stage = 'checking')`
  await closeBySystem({ db, now: now() }).where('code', '=', 'unconfirmed').where(isDecided).execute()
}

// The rule over all

/**
 * Opens a case for each online donation whose `clearing` differs from what is due: its payments, refunds and disputes without a payout. Whatever the cause was, the
 * accounts are then wrong. Closes the case when they agree again.
 */
export async function checkClearing({ db, now }: Recording): Promise<void> {
  // Sums and facts of one moment: a payment between two reads would look like a fault.
  const reading = db.transaction().setIsolationLevel('repeatable read')
  const { held, donations } = await reading.execute(async (trx) => {
    const { rows } = await sql<{ id: number; paise: number }>`
      select donation_id as id, sum(ledger_lines.amount_paise)::bigint as paise
      from ledger_lines join ledger_entries on ledger_entries.id = entry_id
      where account = 'clearing' and donation_id is not null
      group by donation_id having sum(ledger_lines.amount_paise) <> 0`.execute(trx)
    const sums = new Map(rows.map(({ id, paise }) => [id, paise]))
    return { held: sums, donations: await loadDonations(trx, { ids: [...sums.keys()] }) }
  })
  const wrong = donations.flatMap((donation) => {
    const [clearingPaise, duePaise] = [held.get(donation.id) ?? 0, dueOf(donation)]
    // Staff may have closed the case of another sum.
    const sums = `${clearingPaise} ${duePaise}`
    if (clearingPaise === duePaise) return []
    return [differenceOf('clearing_wrong', donation, '', { clearingPaise, duePaise }, sums)]
  })
  await closeBySystem({ db, now: now() })
    .where('code', '=', 'clearing_wrong')
    .where('key', '<>', sql<string>`all(${wrong.map(({ key }) => key)})`)
    .execute()
  for (const difference of wrong) await openCase(db, difference, { now: now() })
}
