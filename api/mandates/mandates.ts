/** Mandates in the database: what a donor agreed to, how it changes, and what it says to the donor. */
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import type { CycleState, MandateEvent, Monthly } from '../../shared/contract/donation/mandate.ts'
import { type DebitRules, ruleOn } from '../../shared/contract/content/rules.ts'
import { paidStates } from '../accounting/ledger/states.ts'
import { openCase } from '../accounting/reconciliation/cases.ts'
import { differenceOf } from '../accounting/reconciliation/comparePayment.ts'
import { conflict, invalid } from '../base/http/refusal.ts'
import { toRule } from '../content/readRules.ts'
import { dayAfter } from '../payment/financialYear.ts'
import type { MandateName, MandateTerms } from '../payment/provider.ts'
import type { Database, Reading, Recording } from '../storage/database.ts'
import type { MandateEnd } from '../../shared/contract/staff/mandates.ts'
import type { Tables } from '../storage/tables/tables.ts'
import { cycleOf, moves } from './mandateRules.ts'
import { indianDay } from '../../shared/date.ts'

export type Mandate = Selectable<Tables['mandates']>

/** What holds today for monthly donations; null if the trust takes none. */
export async function readDebitRules({ db, now }: Recording): Promise<DebitRules | null> {
  const rows = await db.selectFrom('rules').selectAll().where('key', '=', 'mandate.debits').execute()
  const rules = rows.flatMap(({ from_day, value }) => toRule('mandate.debits', from_day, JSON.parse(value)) ?? [])
  return ruleOn(rules, 'mandate.debits', indianDay(now())) ?? null
}

/**
 * Checks what a donor agrees to before the payment that begins it.
 * @param amount rupees of each month
 * @param place the start of the fields' names in a refusal
 * @throws Refused 409 `monthly_closed` if the trust or its provider takes no monthly donations; 422 with codes at the fields
 */
export async function checkMonthly(
  deps: Recording & { provider: { mandates?: unknown } },
  { until, most }: Monthly,
  amount: number,
  place = 'monthly.',
): Promise<{ startsOn: string }> {
  const rules = await readDebitRules(deps)
  if (!rules || !deps.provider.mandates) throw conflict('monthly_closed')
  const startsOn = indianDay(deps.now())
  const last = `${Number(startsOn.slice(0, 4)) + rules.years}${startsOn.slice(4)}`
  if (most < amount) throw invalid({ [`${place}most`]: 'too_small' })
  if (until < dayAfter(startsOn, 31)) throw invalid({ [`${place}until`]: 'too_soon' })
  if (until > last) throw invalid({ [`${place}until`]: 'too_late' })
  return { startsOn }
}

export interface AgreedMonthly {
  monthly: Monthly
  startsOn: string
  /** Rupees of each month. */
  amount: number
  /** The mandate that ends when this one begins. */
  replacesId: number | null
}

/** What the provider must know of it. */
export const termsOf = ({ monthly, startsOn }: AgreedMonthly): MandateTerms => ({
  mostRupees: monthly.most,
  startsOn,
  endsOn: monthly.until,
  day: monthly.day,
})

/** Stores the mandate that begins with a prepared payment. Call it in the transaction that stores the payment. */
export async function storeMandate(db: Database, at: Date, txnId: string, agreed: AgreedMonthly): Promise<void> {
  const donation = await db
    .selectFrom('donations')
    .select(['id', 'user_id', 'project_id', 'purpose_id', 'purpose_text', 'language'])
    .where('txn_id', '=', txnId)
    .executeTakeFirstOrThrow()
  const { id, language, ...gift } = donation
  await insertMandate(db, at, { ...gift, language: language ?? 'en', first_donation_id: id }, agreed)
}

/** What a mandate begins with, and what it is for. */
type Beginning = Omit<Insertable<Tables['mandates']>, keyof ReturnType<typeof agreedColumns>>

const agreedColumns = ({ monthly, startsOn, amount, replacesId }: AgreedMonthly, at: Date) => ({
  state: 'registering' as const,
  amount,
  replaces_id: replacesId,
  most: monthly.most,
  day: monthly.day,
  starts_on: startsOn,
  ends_on: monthly.until,
  created_at: at,
  changed_at: at,
})

/** Stores a mandate that begins with a payment, or with a registration at ₹0. */
export async function insertMandate(
  db: Database,
  at: Date,
  beginning: Beginning,
  agreed: AgreedMonthly,
): Promise<void> {
  await db
    .insertInto('mandates')
    .values({ ...beginning, ...agreedColumns(agreed, at) })
    .execute()
}

interface MoveChange {
  at: Date
  /** The provider's number, when the donor has agreed. */
  providerId?: string
  /** Why it ends. The first reason stays. */
  endedBy?: MandateEnd
}

/** Applies an event. Answers the mandate as it is now; null if the event has no effect. A mandate that ends or begins to end debits nothing more. */
export async function moveMandate(
  db: Database,
  id: number,
  event: MandateEvent,
  { at, providerId, endedBy }: MoveChange,
): Promise<Mandate | null> {
  const { from, to } = moves[event]
  const moved = await db
    .updateTable('mandates')
    .set((eb) => ({
      state: to,
      plan_at: null,
      // The provider is asked to end it in the next minute.
      ...(event === 'stop_asked' && { asked_at: null }),
      changed_at: at,
      ...(providerId !== undefined && { provider_id: providerId }),
      ...(endedBy !== undefined && { ended_by: eb.fn.coalesce('ended_by', eb.val(endedBy)) }),
    }))
    .where('id', '=', id)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst()
  if (!moved) return null
  if (to === 'ended' || to === 'ending')
    await db
      .updateTable('mandate_cycles')
      .set({ state: 'skipped', changed_at: at })
      .where('mandate_id', '=', id)
      .where('state', 'in', ['planned', 'noticed'])
      .execute()
  return moved
}

/** The other agreements of a chain, in which each replaces one before it: only one of the chain debits a month. */
export const chainOf = (id: number): RawBuilder<number> => sql<number>`(
  with recursive chain(id, replaces_id) as (
    select id, replaces_id from mandates where id = ${id}
    union select mandates.id, mandates.replaces_id from mandates
      join chain on mandates.id = chain.replaces_id or mandates.replaces_id = chain.id
  ) select id from chain where id <> ${id})`

/** The attempts of a month with their donations, of an agreement and of all others of its chain. */
export const attemptsOf = (db: Database, mandateId: number, cycle: string) =>
  db
    .selectFrom('mandate_attempts')
    .innerJoin('donations', 'donations.id', 'donation_id')
    .where('cycle', '=', cycle)
    // As an array, the others of the chain are found by the index, too.
    .where(sql<boolean>`(mandate_id = ${mandateId} or mandate_id = any(array${chainOf(mandateId)}))`)

/**
 * A month that another agreement of the chain has debited, or may have, is no month of this one. Nor is a month that failed there: a mail
 * to the donor says that nothing more is tried in it.
 */
export async function leaveOutTaken(db: Database, { id, starts_on }: Mandate, at: Date): Promise<void> {
  const taken = await db
    .selectFrom('mandate_cycles')
    .select(['cycle', 'debit_on', 'amount'])
    .where('mandate_id', 'in', chainOf(id))
    .where('state', 'in', ['paid', 'debiting', 'failed'])
    .where('cycle', '>=', cycleOf(starts_on))
    .execute()
  const left = { mandate_id: id, state: 'skipped', due_at: at, changed_at: at } as const
  for (const one of taken)
    await db
      .insertInto('mandate_cycles')
      .values({ ...one, ...left })
      .onConflict((conflict) =>
        conflict
          .columns(['mandate_id', 'cycle'])
          .doUpdateSet({ state: 'skipped', changed_at: at })
          .where('mandate_cycles.state', 'in', ['planned', 'noticed']),
      )
      .execute()
}

/**
 * A debit of a month is paid, however late: also an earlier attempt, and also after the month failed or was left out. The donor sees it among the donations, and no
 * other agreement of the chain debits the month. Call it in the transaction in which the donation becomes paid. Without effect for a donation that is no debit.
 */
export async function concludeMonth(db: Database, donationId: number, at: Date): Promise<void> {
  const attempt = await db
    .selectFrom('mandate_attempts')
    .select(['mandate_id', 'cycle'])
    .where('donation_id', '=', donationId)
    .executeTakeFirst()
  if (!attempt) return
  await db
    .updateTable('mandate_cycles')
    .set({ state: 'paid', donation_id: donationId, reason: null, changed_at: at })
    .where('mandate_id', '=', attempt.mandate_id)
    .where('cycle', '=', attempt.cycle)
    .where('state', '<>', 'paid')
    .execute()
  await nameSecondDebit(db, { ...attempt, donationId }, at)
  const others = await db
    .selectFrom('mandates')
    .selectAll()
    .where('id', 'in', chainOf(attempt.mandate_id))
    .where('state', 'in', ['active', 'paused'])
    .execute()
  for (const other of others) await leaveOutTaken(db, other, at)
  await db
    .updateTable('donations')
    .set({ recorded_at: at })
    .where('id', '=', donationId)
    .where('recorded_at', 'is', null)
    .execute()
}

/** Opens a case if another debit of the month is paid, too: the provider may capture two that it has called failed. The donor gave once. */
async function nameSecondDebit(
  db: Database,
  { mandate_id, cycle, donationId }: { mandate_id: number; cycle: string; donationId: number },
  at: Date,
): Promise<void> {
  const paid = await attemptsOf(db, mandate_id, cycle)
    .select(['donations.id', 'txn_id', 'provider_id'])
    .where('donations.state', 'in', paidStates)
    .execute()
  const [own, other] = [paid.find(({ id }) => id === donationId), paid.find(({ id }) => id !== donationId)]
  if (!own || !other) return
  const difference = differenceOf('month_paid_twice', { id: own.id, txnId: own.txn_id }, own.provider_id ?? '', {
    month: cycle,
    other: other.txn_id,
  })
  await openCase(db, difference, { day: indianDay(at), now: at, isApplied: false })
}

/** The months of a mandate that need no debit any more. */
export async function settledMonths({ db }: Reading, mandateId: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('mandate_cycles')
    .select('cycle')
    .where('mandate_id', '=', mandateId)
    .where('state', 'in', settledStates)
    .execute()
  return new Set(rows.map(({ cycle }) => cycle))
}

/** The states of a month that needs no debit any more. */
export const settledStates: readonly CycleState[] = ['paid', 'failed', 'skipped']

/** Stops all that a person agreed to, before the account is deleted. Call it in the transaction that deletes the account. */
export async function stopMandatesOf({ db, now }: Recording, userId: number): Promise<void> {
  const rows = await db.selectFrom('mandates').select('id').where('user_id', '=', userId).forUpdate().execute()
  for (const { id } of rows) await moveMandate(db, id, 'stop_asked', { at: now(), endedBy: 'account' })
}

/** A message says that a mandate has changed. Nobody believes it: the provider is asked soon, at most once a minute. Answers whether it is known. */
export async function takeMandateNews({ db, now }: Recording, { mandateId }: MandateName): Promise<boolean> {
  const before = new Date(now().getTime() - 60_000)
  await db
    .updateTable('mandates')
    .set({ asked_at: null })
    .where('provider_id', '=', mandateId)
    .where('state', 'in', ['registering', 'active', 'paused', 'ending'])
    .where('asked_at', '<=', before)
    .execute()
  const known = await db.selectFrom('mandates').select('id').where('provider_id', '=', mandateId).executeTakeFirst()
  return known !== undefined
}
