/**
 * The debit of a month: announced, sent, and resolved. A month is one row, so it is debited once. An attempt is a donation with its own txn id, and no new one begins
 * before the provider was asked about all earlier ones.
 */
import { MINUTE_MS, HOUR_MS } from '../../shared/date.ts'
import { donationColumns, getDonation } from '../donation/findDonation.ts'
import { newTxnId } from '../donation/txnId.ts'
import { prepareDonation } from '../accounting/ledger/recordFact.ts'
import { isOpen, wasPaid } from '../accounting/ledger/states.ts'
import { issuedPayment } from '../payment/issuedPayment.ts'
import { type Debit, ProviderUnreachable } from '../payment/provider.ts'
import { applyVerified, refreshFromProvider } from '../payment/refresh.ts'
import { settle } from '../payment/settle.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import { askState, each, type Running } from './mandateLife.ts'
import { queueFailed, queueNotice } from './mandateMails.ts'
import { cycleOf, isEarlyEnough, nextAttempt, nextDebitDay } from './mandateRules.ts'
import { attemptsOf, concludeMonth, type Mandate, settledMonths } from './mandates.ts'

/** While a step is under way no other program takes it. If this one dies, the next try is after this time. */
const LEASE_MS = 15 * MINUTE_MS
/** After this time a debit that the provider does not know was never received. */
const UNKNOWN_AFTER_MS = 10 * MINUTE_MS
/** An answer that takes longer than this is asked for each hour only. */
const SLOW_AFTER_MS = 15 * MINUTE_MS
const BATCH = 200

/** The months in a state whose next step is due, with their mandates. */
async function dueMonths({ db, now }: Running, state: 'planned' | 'noticed' | 'debiting') {
  return db
    .selectFrom('mandate_cycles')
    .innerJoin('mandates', 'mandates.id', 'mandate_id')
    .selectAll('mandates')
    .select([
      'cycle',
      'debit_on',
      'mandate_cycles.amount as debit_amount',
      'attempts',
      'donation_id',
      'due_at',
      'reason',
    ])
    .where('mandate_cycles.state', '=', state)
    .where('due_at', '<=', now())
    .orderBy('due_at')
    .limit(BATCH)
    .execute()
}
type Due = Awaited<ReturnType<typeof dueMonths>>[number]

/** A month as it was read: a program that is late changes nothing after another one has begun an attempt. */
const month = ({ db }: Running, { id, cycle, attempts }: Due) =>
  db
    .updateTable('mandate_cycles')
    .where('mandate_id', '=', id)
    .where('cycle', '=', cycle)
    .where('attempts', '=', attempts)

/** The donor has stopped, or wants no debit on this day. It may have happened while the month was planned or debited. */
const isLeftOut = ({ state, paused_until, debit_on }: Pick<Due, 'state' | 'paused_until' | 'debit_on'>): boolean =>
  state === 'ending' || state === 'ended' || (paused_until !== null && debit_on < paused_until)

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

export async function announce(deps: Running): Promise<void> {
  await each(deps, await dueMonths(deps, 'planned'), async (due) => {
    if (!(await take(deps, due))) return
    if (isLeftOut(due)) return fail(deps, due, due.reason)
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
  const day = nextDebitDay(due, await settledMonths(deps, due.id), deps.rules, at)
  const again = day !== null && cycleOf(day) === due.cycle && due.attempts < deps.rules.attempts
  if (again)
    await month(deps, due)
      .set({ state: 'planned', debit_on: day, noticed_at: null, due_at: at, changed_at: at })
      // The donor may have left the month out meanwhile.
      .where('state', 'in', ['planned', 'noticed'])
      .execute()
  else await fail(deps, due, due.reason)
}

export async function debit(deps: Running): Promise<void> {
  await each(deps, await dueMonths(deps, 'noticed'), async (due) => {
    const at = deps.now()
    const next = nextAttempt(due.debit_on, deps.rules, at)
    if (isLeftOut(due)) await fail(deps, due, due.reason)
    else if (next === null) await planAgain(deps, due)
    else if (next > at) await wait(deps, due, next)
    else if ((await askState(deps, due)) !== 'active') await wait(deps, due, inAnHour(deps))
    else if (!(await holdsAttempt(deps, due))) {
      const begun = await beginDebit(deps, due)
      if (begun) await sendDebit(deps, due, begun)
    }
  })
}

/**
 * Whether an attempt of this month is paid after all, or may be. A provider may call a debit failed or unknown, and capture it afterwards. So it is asked about
 * all of them before another one begins, and before the donor reads that the month failed. Attempts of the whole chain count.
 */
async function holdsAttempt(deps: Running, due: Due): Promise<boolean> {
  const read = () => attemptsOf(deps.db, due.id, due.cycle).select(donationColumns).select('mandate_id').execute()
  const unpaid = (await read()).filter(({ state }) => !wasPaid(state))
  const reports = unpaid.length === 0 ? new Map() : await deps.provider.query(unpaid.map(issuedPayment))
  for (const attempt of unpaid) {
    const report = reports.get(attempt.txn_id)
    if (report) await applyVerified(deps, attempt, report)
  }
  const holding = (await read()).filter(
    ({ state, txn_id }) => wasPaid(state) || isOpen(state) || reports.get(txn_id)?.verdict.status === 'pending',
  )
  if (holding.length === 0) return false
  const at = deps.now()
  for (const { id, state } of holding) if (wasPaid(state)) await concludeMonth(deps.db, id, at)
  const isOwn = holding.some(({ mandate_id }) => mandate_id === due.id)
  await month(deps, due)
    .set(isOwn ? { state: 'debiting', due_at: inAnHour(deps), changed_at: at } : { state: 'skipped', changed_at: at })
    .where('state', 'in', ['planned', 'noticed', 'debiting'])
    .execute()
  return true
}

/** Makes the donation of an attempt. Null if another program has begun one, or nothing may be debited any more. */
async function beginDebit(deps: Running, due: Due): Promise<Pick<Debit, 'txnId' | 'donor'> | null> {
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
      .where('attempts', '=', due.attempts)
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
    await db.insertInto('mandate_attempts').values({ donation_id: id, mandate_id: due.id, cycle: due.cycle }).execute()
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

async function sendDebit(deps: Running, due: Due, { txnId, donor }: Pick<Debit, 'txnId' | 'donor'>): Promise<void> {
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
export async function resolve(deps: Running): Promise<void> {
  await each(deps, await dueMonths(deps, 'debiting'), async (due) => {
    if (due.donation_id === null || !(await take(deps, due))) return
    const donation = await refreshFromProvider(deps, await getDonation(deps, due.donation_id), 0)
    const at = deps.now()
    if (wasPaid(donation.state)) await concludeMonth(deps.db, donation.id, at)
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

/** Another attempt on the same day, as far as the rules allow one. */
async function tryAgain(deps: Running, due: Due, reason: string | null): Promise<void> {
  const at = deps.now()
  const from = new Date(at.getTime() + deps.rules.apart_hours * HOUR_MS)
  const next = due.attempts < deps.rules.attempts ? nextAttempt(due.debit_on, deps.rules, from) : null
  if (next && due.state === 'active' && !isLeftOut(due))
    await month(deps, due)
      .set({ state: 'noticed', due_at: next, reason, changed_at: at })
      .where('state', '=', 'debiting')
      .execute()
  else await fail(deps, due, reason)
}

/** No attempt is left in this month. The donor gets one mail. If the donor has paused or stopped, nothing has failed: the month is left out. */
async function fail(deps: Running, due: Due, reason: string | null): Promise<void> {
  if (await holdsAttempt(deps, due)) return
  const at = deps.now()
  await deps.db.transaction().execute(async (db) => {
    const mandate = await db
      .selectFrom('mandates')
      .select(['state', 'paused_until'])
      .where('id', '=', due.id)
      .executeTakeFirstOrThrow()
    const isOn = mandate.state === 'active' && !isLeftOut({ ...mandate, debit_on: due.debit_on })
    const failed = await month({ ...deps, db }, due)
      .set({ state: isOn ? 'failed' : 'skipped', reason, changed_at: at })
      .where('state', 'in', ['planned', 'noticed', 'debiting'])
      .returning('state')
      .executeTakeFirst()
    if (failed?.state === 'failed') await queueFailed({ ...deps, db }, due, due)
  })
}
