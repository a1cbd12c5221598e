/**
 * The work that monthly donations need without a request. Each step takes what is due from the tables, so no restart loses work, and two programs share it.
 * The provider is asked for a mandate's state before each notice and each debit. A month is one row, so it is debited once. An attempt is a donation with its own
 * txn id, and no new one begins before the provider has decided the last.
 */
import type { DebitRules } from '../../shared/contract/content/rules.ts'
import type { Dependencies } from '../dependencies.ts'
import { donationColumns } from '../donation/findDonation.ts'
import { newTxnId } from '../donation/txnId.ts'
import { prepareDonation } from '../accounting/ledger/prepareDonation.ts'
import { isOpen, wasPaid } from '../accounting/ledger/states.ts'
import { indianDate } from '../payment/financialYear.ts'
import { type MandateProvider, ProviderUnreachable } from '../payment/provider.ts'
import { issuedPayment } from '../payment/issuedPayment.ts'
import { applyVerified, refreshFromProvider } from '../payment/refresh.ts'
import { settle } from '../payment/settle.ts'
import type { Database } from '../storage/database.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import { cycleOf, isEarlyEnough, nextAttempt, nextDebitDay, noticeTime } from './mandateRules.ts'
import { type Mandate, moveMandate, planOf, readDebitRules, settledMonths, settledStates } from './mandates.ts'
import { queueAgreed, queueEnded, queueFailed, queueNotice } from './mandateMails.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** While a step is under way no other program takes it. If this one dies, the next try is after this time. */
const LEASE_MS = 15 * MINUTE_MS
/** How often the provider is asked for the state of a mandate that nothing else asks about: its messages may be lost. */
const ASK_EVERY_MS = 24 * HOUR_MS
/** The longest time until the next month of a mandate is looked at again: the rules may have changed. */
const PLAN_EVERY_MS = 24 * HOUR_MS
/** How often a revocation is asked for until the provider confirms it. */
const REVOKE_EVERY_MS = 5 * MINUTE_MS
/** After this time a debit that the provider does not know was never received. */
const UNKNOWN_AFTER_MS = 10 * MINUTE_MS
const BATCH = 200
const PLAN_BATCH = 1_000
/** An answer that takes longer than this is asked for each hour only. */
const SLOW_AFTER_MS = 15 * MINUTE_MS

interface Running extends Dependencies {
  mandates: MandateProvider
  rules: DebitRules
}

/** Does all that is due. Without rules of the trust, or with a provider that debits nothing, there is nothing to do. */
export async function runMandates(deps: Dependencies): Promise<void> {
  const { mandates } = deps.provider
  const rules = await readDebitRules(deps)
  if (!mandates || !rules) return
  const running = { ...deps, mandates, rules }
  for (const step of [concludeRegistrations, endOver, revokeAsked, askStates, planMonths, resolve, announce, debit]) {
    try {
      await step(running)
    } catch (error) {
      if (!(error instanceof ProviderUnreachable)) throw error
      deps.log.warn('monthly donations wait for the provider', { job: step.name, reason: error.message })
    }
  }
}

/** After so many rows in a row without an answer, the provider is away: the others wait for the next minute. */
const AWAY_AFTER = 3

/** Does the work of a step for each row. A row that fails is logged, and stops no other one. Answers the rows that were not reached. */
async function each<Row extends { id: number }>(
  deps: Running,
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<readonly Row[]> {
  let unanswered = 0
  for (const [index, row] of rows.entries())
    try {
      await work(row)
      unanswered = 0
    } catch (error) {
      if (error instanceof ProviderUnreachable) unanswered += 1
      deps.log.error('a step of a monthly donation failed', error, { rowId: row.id })
      if (unanswered === AWAY_AFTER) return rows.slice(index + 1)
    }
  return []
}

const live = ({ db }: Running) => db.selectFrom('mandates').where('state', 'in', ['active', 'paused', 'ending'])

/**
 * The first payment decides whether the donor has agreed.
 * @param only one mandate, for a donor who waits for it
 */
export async function concludeRegistrations(deps: Dependencies, only?: number): Promise<void> {
  const rows = await deps.db
    .selectFrom('mandates')
    .innerJoin('donations', 'donations.id', 'first_donation_id')
    .select(['mandates.id', 'donations.state', 'donations.provider_id'])
    .where('mandates.state', '=', 'registering')
    .$if(only !== undefined, (all) => all.where('mandates.id', '=', only ?? 0))
    .where('donations.state', 'not in', ['created', 'handed_over', 'pending'])
    .limit(BATCH)
    .execute()
  for (const { id, state, provider_id } of rows) {
    const at = deps.now()
    if (wasPaid(state) && provider_id)
      await deps.db.transaction().execute(async (db) => {
        const agreed = await moveMandate(db, id, 'agreed', { at, providerId: provider_id })
        if (!agreed) return
        // In the same transaction, so that always exactly one of them debits.
        await stopReplaced(db, agreed, at)
        await queueAgreed({ ...deps, db }, agreed)
      })
    else await moveMandate(deps.db, id, 'not_agreed', { at, endedBy: 'not_agreed' })
  }
}

/** The donor has agreed to something else: what it replaces ends, and so does another agreement that replaces the same one. */
async function stopReplaced(db: Database, { id, replaces_id, starts_on }: Mandate, at: Date): Promise<void> {
  if (replaces_id === null) return
  const replaced = await db
    .selectFrom('mandates')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', replaces_id), eb('replaces_id', '=', replaces_id)]))
    .where('id', '<>', id)
    .orderBy('id')
    .execute()
  for (const other of replaced) await moveMandate(db, other.id, 'stop_asked', { at, endedBy: 'replaced' })
  if (replaced.length === 0) return
  // A month that the other has debited, or may have, is no month of this one.
  const taken = await db
    .selectFrom('mandate_cycles')
    .select(['cycle', 'debit_on', 'amount'])
    .where(
      'mandate_id',
      'in',
      replaced.map((other) => other.id),
    )
    .where('state', 'in', ['paid', 'debiting'])
    .where('cycle', '>=', cycleOf(starts_on))
    .execute()
  for (const one of taken)
    await db
      .insertInto('mandate_cycles')
      .values({
        ...one,
        mandate_id: id,
        state: 'skipped',
        noticed_at: null,
        due_at: at,
        donation_id: null,
        reason: null,
        changed_at: at,
      })
      .onConflict((conflict) => conflict.columns(['mandate_id', 'cycle']).doNothing())
      .execute()
}

/** The last day of a mandate is over. */
async function endOver(deps: Running): Promise<void> {
  const over = await live(deps).select('id').where('ends_on', '<', indianDate(deps.now())).limit(BATCH).execute()
  for (const { id } of over) await end(deps, id, 'expired')
}

/** Ends a mandate, and tells the donor once. */
async function end(deps: Running, id: number, event: 'revoked' | 'expired'): Promise<void> {
  const endedBy = event === 'expired' ? 'expired' : 'elsewhere'
  await deps.db.transaction().execute(async (db) => {
    const ended = await moveMandate(db, id, event, { at: deps.now(), endedBy })
    if (ended) await queueEnded({ ...deps, db }, ended)
  })
}

/** Asks to stop what a donor wants to stop, until the provider confirms it. */
async function revokeAsked(deps: Running): Promise<void> {
  const before = new Date(deps.now().getTime() - REVOKE_EVERY_MS)
  const asked = await live(deps)
    .selectAll()
    .where('state', '=', 'ending')
    .where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', before)]))
    .limit(BATCH)
    .execute()
  await each(deps, asked, async (mandate) => {
    if ((await askState(deps, mandate)) === 'ended') return
    const mandateId = mandate.provider_id ?? ''
    const answer = await deps.mandates.revoke({ mandateId, requestId: `S${mandate.id}` })
    if (answer.accepted) await askState(deps, mandate)
    else deps.log.warn('mandate not stopped', { rowId: mandate.id, reason: answer.reason })
  })
}

/** Asks the provider for a mandate's state, and applies the answer. */
async function askState(deps: Running, mandate: Mandate) {
  const found = await deps.mandates.readState({ mandateId: mandate.provider_id ?? '' })
  await deps.db.updateTable('mandates').set({ asked_at: deps.now() }).where('id', '=', mandate.id).execute()
  await applyState(deps, mandate, found)
  return found
}

async function applyState(deps: Running, { id, state, ends_on }: Mandate, found: FoundState): Promise<void> {
  const at = deps.now()
  if (found === 'unknown') deps.log.warn('the state of a mandate is unknown', { rowId: id })
  if (found === 'active' && state === 'paused') await moveMandate(deps.db, id, 'resumed', { at })
  if (found === 'paused' && state !== 'paused') await moveMandate(deps.db, id, 'paused', { at })
  if (found === 'ended') await end(deps, id, ends_on < indianDate(at) ? 'expired' : 'revoked')
}
type FoundState = Awaited<ReturnType<MandateProvider['readState']>>

/** Asks about the mandates that nobody asked about for long. Two programs take different ones. */
async function askStates(deps: Running): Promise<void> {
  const at = deps.now()
  const before = new Date(at.getTime() - ASK_EVERY_MS)
  const old = live(deps)
    .select('id')
    .where('state', '<>', 'ending')
    .where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', before)]))
    .orderBy('asked_at', (order) => order.asc().nullsFirst())
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
  const taken = await deps.db
    .updateTable('mandates')
    .set({ asked_at: at })
    .where('id', 'in', old)
    .returningAll()
    .execute()
  const left = await each(deps, taken, async (mandate) => {
    await applyState(deps, mandate, await deps.mandates.readState({ mandateId: mandate.provider_id ?? '' }))
  })
  const missed = left.map(({ id }) => id)
  if (missed.length > 0)
    await deps.db.updateTable('mandates').set({ asked_at: null }).where('id', 'in', missed).execute()
}

/** Plans the next month of each mandate when its notice is near. */
async function planMonths(deps: Running): Promise<void> {
  const at = deps.now()
  const latest = new Date(at.getTime() + PLAN_EVERY_MS)
  const mandates = await deps.db
    .selectFrom('mandates')
    .selectAll()
    .where('state', '=', 'active')
    // The last one was written by a clock that was ahead.
    .where((eb) => eb.or([eb('plan_at', 'is', null), eb('plan_at', '<=', at), eb('plan_at', '>', latest)]))
    .limit(PLAN_BATCH)
    .execute()
  if (mandates.length === 0) return
  const months = await monthsOf(deps, mandates)
  const planned: Array<Pick<Mandate, 'id' | 'amount'> & { day: string }> = []
  const looks = new Map<string, { time: Date; day: string | null; ids: number[] }>()
  for (const mandate of mandates) {
    const { id, amount } = mandate
    const { settled, open } = months.get(id) ?? { settled: new Set(), open: null }
    const day = open ?? nextDebitDay(planOf(mandate), settled, deps.rules, at)
    const notice = day === null || open !== null ? latest : noticeTime(day, deps.rules)
    if (day !== null && notice <= at) planned.push({ id, amount, day })
    const time = notice <= at || notice > latest ? latest : notice
    const key = `${time.getTime()} ${day}`
    const look = looks.get(key) ?? { time, day, ids: [] }
    look.ids.push(id)
    looks.set(key, look)
  }
  if (planned.length > 0)
    await deps.db
      .insertInto('mandate_cycles')
      .values(
        planned.map(({ id, amount, day }) => ({
          mandate_id: id,
          cycle: cycleOf(day),
          state: 'planned' as const,
          debit_on: day,
          amount,
          noticed_at: null,
          donation_id: null,
          reason: null,
          due_at: at,
          changed_at: at,
        })),
      )
      .onConflict((conflict) => conflict.columns(['mandate_id', 'cycle']).doNothing())
      .execute()
  for (const { time, day, ids } of looks.values())
    await deps.db.updateTable('mandates').set({ plan_at: time, next_on: day }).where('id', 'in', ids).execute()
}

/** For each mandate, its settled months, and the day of its open one. */
async function monthsOf({ db }: Running, mandates: readonly Mandate[]) {
  const rows = await db
    .selectFrom('mandate_cycles')
    .select(['mandate_id', 'cycle', 'state', 'debit_on'])
    .where(
      'mandate_id',
      'in',
      mandates.map(({ id }) => id),
    )
    .execute()
  const months = new Map<number, { settled: Set<string>; open: string | null }>()
  for (const { mandate_id, cycle, state, debit_on } of rows) {
    const known = months.get(mandate_id) ?? { settled: new Set<string>(), open: null }
    if (settledStates.includes(state)) known.settled.add(cycle)
    else known.open = debit_on
    months.set(mandate_id, known)
  }
  return months
}

/** The months in a state whose next step is due, with their mandates. */
async function dueMonths({ db, now }: Running, state: 'planned' | 'noticed' | 'debiting') {
  const rows = await db
    .selectFrom('mandate_cycles')
    .innerJoin('mandates', 'mandates.id', 'mandate_id')
    .selectAll('mandates')
    .select(['cycle', 'debit_on', 'mandate_cycles.amount as debit_amount', 'attempts', 'donation_id', 'due_at'])
    .where('mandate_cycles.state', '=', state)
    .where('due_at', '<=', now())
    .orderBy('due_at')
    .limit(BATCH)
    .execute()
  return rows
}
type Due = Awaited<ReturnType<typeof dueMonths>>[number]

const month = ({ db }: Running, { id, cycle }: Pick<Due, 'id' | 'cycle'>) =>
  db.updateTable('mandate_cycles').where('mandate_id', '=', id).where('cycle', '=', cycle)

/** Takes a month for one step. False if another program has taken it. */
async function take(deps: Running, due: Due): Promise<boolean> {
  const until = new Date(deps.now().getTime() + LEASE_MS)
  const taken = await month(deps, due)
    .set({ due_at: until })
    .where('due_at', '=', due.due_at)
    .returning('cycle')
    .executeTakeFirst()
  return taken !== undefined
}

const wait = async (deps: Running, due: Due, until: Date): Promise<void> => {
  await month(deps, due).set({ due_at: until }).execute()
}

const inAnHour = ({ now }: Running): Date => new Date(now().getTime() + HOUR_MS)

/** The number of a notice. The amount is in it: a notice of another amount is another notice. */
const noticeOf = (id: number, day: string, amount: number): string => `M${id}-${day.replaceAll('-', '')}-${amount}`

async function announce(deps: Running): Promise<void> {
  await each(deps, await dueMonths(deps, 'planned'), async (due) => {
    if (!(await take(deps, due))) return
    const state = await askState(deps, due)
    const early = isEarlyEnough(due.debit_on, deps.rules, deps.now())
    if (!early) await planAgain(deps, due)
    else if (state !== 'active') await wait(deps, due, inAnHour(deps))
    else {
      const { provider_id, debit_on: day, amount: amountRupees, id } = due
      const noticeId = noticeOf(id, day, amountRupees)
      const answer = await deps.mandates.announce({ mandateId: provider_id ?? '', noticeId, day, amountRupees })
      const at = deps.now()
      if (!answer.accepted) {
        deps.log.warn('notice of a debit refused', { rowId: id, reason: answer.reason })
        await month(deps, due)
          .set({ due_at: inAnHour(deps), reason: answer.reason })
          .execute()
        return
      }
      const first = nextAttempt(day, deps.rules, at) ?? at
      await deps.db.transaction().execute(async (db) => {
        const noticed = await month({ ...deps, db }, due)
          .set({ state: 'noticed', noticed_at: at, amount: amountRupees, due_at: first, changed_at: at })
          .where('state', '=', 'planned')
          .returning('cycle')
          .executeTakeFirst()
        if (noticed && answer.silent) await queueNotice({ ...deps, db }, due, { day, amount: amountRupees })
      })
    }
  })
}

/** A month whose day is over, or came too near: another day in it, or none. */
async function planAgain(deps: Running, due: Due): Promise<void> {
  const at = deps.now()
  const day = nextDebitDay(planOf(due), await settledMonths(deps, due.id), deps.rules, at)
  const again = day !== null && cycleOf(day) === due.cycle && due.attempts < deps.rules.attempts
  if (again)
    await month(deps, due)
      .set({ state: 'planned', debit_on: day, noticed_at: null, due_at: at, changed_at: at })
      .execute()
  else await fail(deps, due, null)
}

async function debit(deps: Running): Promise<void> {
  await each(deps, await dueMonths(deps, 'noticed'), async (due) => {
    const at = deps.now()
    const next = nextAttempt(due.debit_on, deps.rules, at)
    if (next === null) await planAgain(deps, due)
    else if (next > at) await wait(deps, due, next)
    else if ((await askState(deps, due)) !== 'active') await wait(deps, due, inAnHour(deps))
    else if (await hasSucceededLate(deps, due)) await resolveAgain(deps, due)
    else {
      const begun = await beginDebit(deps, due)
      if (begun) await sendDebit(deps, due, begun)
    }
  })
}

/** Whether the attempt before counts again: a provider may call a debit failed or unknown, and capture it afterwards. It is asked once more. */
async function hasSucceededLate(deps: Running, { donation_id }: Due): Promise<boolean> {
  if (donation_id === null) return false
  const read = () =>
    deps.db.selectFrom('donations').select(donationColumns).where('id', '=', donation_id).executeTakeFirstOrThrow()
  const last = await read()
  const report = (await deps.provider.query([issuedPayment(last)])).get(last.txn_id)
  if (report) await applyVerified(deps, last, report)
  const { state } = await read()
  return isOpen(state) || wasPaid(state)
}

async function resolveAgain(deps: Running, due: Due): Promise<void> {
  const at = deps.now()
  await month(deps, due).set({ state: 'debiting', due_at: at, changed_at: at }).where('state', '=', 'noticed').execute()
}

interface Begun {
  txnId: string
  donor: { email: string; phone: string | null }
}

/** Makes the donation of an attempt. Null if another program has begun one, or nothing may be debited any more. */
async function beginDebit(deps: Running, due: Due): Promise<Begun | null> {
  const at = deps.now()
  return deps.db.transaction().execute(async (db) => {
    const mandate = await db.selectFrom('mandates').selectAll().where('id', '=', due.id).forUpdate().executeTakeFirst()
    if (mandate?.state !== 'active' || mandate.user_id === null) return null
    const open = await db
      .selectFrom('mandate_cycles')
      .select('amount')
      .where('mandate_id', '=', due.id)
      .where('cycle', '=', due.cycle)
      .where('state', '=', 'noticed')
      .where('due_at', '<=', at)
      .forUpdate()
      .executeTakeFirst()
    if (!open) return null
    const { donor, project } = await readPeople({ ...deps, db }, mandate, mandate.user_id)
    const txnId = newTxnId()
    const fields = deps.mandates.formOf({ txnId, amountRupees: open.amount, project: project.title, donor })
    const { id } = await prepareDonation(db, {
      txn_id: txnId,
      user_id: mandate.user_id,
      project_id: mandate.project_id,
      purpose_id: mandate.purpose_id,
      purpose_text: mandate.purpose_text,
      donation_type: project.donation_type,
      amount: open.amount,
      form_fields: JSON.stringify(fields),
      language: mandate.language,
      created_at: at,
    })
    await month({ ...deps, db }, due)
      .set((eb) => ({
        state: 'debiting',
        donation_id: id,
        attempts: eb('attempts', '+', 1),
        due_at: new Date(at.getTime() + MINUTE_MS),
        changed_at: at,
      }))
      .execute()
    return { txnId, donor: { email: donor.email, phone: donor.phone } }
  })
}

async function readPeople({ db }: Running, { project_id }: Mandate, userId: number) {
  const user = await db
    .selectFrom('users')
    .select(['full_name', 'email', 'contact_no'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const project = await db
    .selectFrom(inLanguage('projects', 'en'))
    .select(['projects.title', 'projects.donation_type'])
    .where('projects.id', '=', project_id)
    .executeTakeFirstOrThrow()
  return { donor: { fullName: user.full_name, email: user.email, phone: user.contact_no }, project }
}

async function sendDebit(deps: Running, due: Due, { txnId, donor }: Begun): Promise<void> {
  const mandateId = due.provider_id ?? ''
  try {
    const noticeId = noticeOf(due.id, due.debit_on, due.debit_amount)
    const wanted = { mandateId, txnId, noticeId, amountRupees: due.debit_amount, donor }
    const answer = await deps.mandates.debit(wanted)
    if (!answer.accepted) deps.log.warn('debit refused', { rowId: due.id, reason: answer.reason })
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    // It may have happened. `resolve` asks.
    deps.log.warn('debit without an answer', { rowId: due.id, reason: error.message })
  }
}

/** Asks for the result of the debits that are under way. */
async function resolve(deps: Running): Promise<void> {
  await each(deps, await dueMonths(deps, 'debiting'), async (due) => {
    if (due.donation_id === null || !(await take(deps, due))) return
    const stored = await deps.db
      .selectFrom('donations')
      .select(donationColumns)
      .where('id', '=', due.donation_id)
      .executeTakeFirstOrThrow()
    const donation = await refreshFromProvider(deps, stored, 0)
    const at = deps.now()
    if (wasPaid(donation.state)) await concludePaid(deps, due)
    else if (!isOpen(donation.state)) await tryAgain(deps, due, donation.reason)
    else if (donation.state === 'created' && hasAnswered(donation)) {
      // The provider does not know it: it was never received, because this program or the line broke.
      const isOld = at.getTime() - donation.created_at.getTime() >= UNKNOWN_AFTER_MS
      if (!isOld) await wait(deps, due, new Date(at.getTime() + MINUTE_MS))
      else {
        const reason = 'not received'
        await settle(deps, donation.txn_id, {
          verdict: { status: 'failure', reason },
          providerId: '',
          evidenceId: null,
        })
        await tryAgain(deps, due, reason)
      }
    } else {
      const isSlow = at.getTime() - donation.created_at.getTime() >= SLOW_AFTER_MS
      await wait(deps, due, isSlow ? inAnHour(deps) : new Date(at.getTime() + MINUTE_MS))
    }
  })
}

const hasAnswered = ({ asked_at, answered_at }: { asked_at: Date | null; answered_at: Date | null }): boolean =>
  answered_at !== null && asked_at !== null && answered_at >= asked_at

/** The donor sees a debit that succeeded among the donations. */
async function concludePaid(deps: Running, due: Due): Promise<void> {
  const at = deps.now()
  await deps.db
    .updateTable('donations')
    .set({ recorded_at: at })
    .where('id', '=', due.donation_id)
    .where('recorded_at', 'is', null)
    .execute()
  await month(deps, due).set({ state: 'paid', reason: null, changed_at: at }).execute()
}

/** Another attempt on the same day, as far as the rules allow one. */
async function tryAgain(deps: Running, due: Due, reason: string | null): Promise<void> {
  const at = deps.now()
  const from = new Date(at.getTime() + deps.rules.apart_hours * HOUR_MS)
  const next = due.attempts < deps.rules.attempts ? nextAttempt(due.debit_on, deps.rules, from) : null
  if (next && due.state === 'active')
    await month(deps, due).set({ state: 'noticed', due_at: next, reason, changed_at: at }).execute()
  else await fail(deps, due, reason)
}

/** No attempt is left in this month. The donor gets one mail. If the donor has paused or stopped, nothing has failed: the month is left out. */
async function fail(deps: Running, due: Due, reason: string | null): Promise<void> {
  const at = deps.now()
  await deps.db.transaction().execute(async (db) => {
    const { state } = await db.selectFrom('mandates').select('state').where('id', '=', due.id).executeTakeFirstOrThrow()
    const failed = await month({ ...deps, db }, due)
      .set({ state: state === 'active' ? 'failed' : 'skipped', reason, changed_at: at })
      .where('state', 'in', ['planned', 'noticed', 'debiting'])
      .returning('state')
      .executeTakeFirst()
    if (failed?.state === 'failed') await queueFailed({ ...deps, db }, due, due)
  })
}
