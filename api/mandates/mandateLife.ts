/** The life of a mandate: it begins with a payment, the provider is asked for its state, and it ends when the provider confirms that. */
import type { DebitRules } from '../../shared/contract/content/rules.ts'
import type { Dependencies } from '../dependencies.ts'
import { wasPaid } from '../accounting/ledger/states.ts'
import {
  type MandateProvider,
  ProviderUnreachable,
  type FormFields,
  type PaymentOrder,
  type PaymentReport,
} from '../payment/provider.ts'
import type { Database } from '../storage/database.ts'
import { queueAgreed, queueEnded } from './mandateMails.ts'
import {
  type AgreedMonthly,
  chainOf,
  leaveOutTaken,
  type Mandate,
  moveMandate,
  insertMandate,
  readDebitRules,
  termsOf,
} from './mandates.ts'
import { MINUTE_MS, indianDay } from '../../shared/date.ts'
import type { Language } from '../../shared/languages.ts'
import { newTxnId } from '../donation/txnId.ts'
import { withoutPerson } from '../payment/forgetDonor.ts'
import { storedFields } from '../payment/issuedPayment.ts'

/** How often the provider is asked for the state of a mandate that nothing else asks about: its messages may be lost. */
const ASK_EVERY_MS = 24 * 60 * MINUTE_MS
/** How often a revocation is asked for until the provider confirms it. */
const REVOKE_EVERY_MS = 5 * MINUTE_MS
const BATCH = 200

export interface Running extends Dependencies {
  mandates: MandateProvider
  rules: DebitRules
}

/** After so many rows in a row without an answer, the provider is away: the others wait for the next minute. */
const AWAY_AFTER = 3

/** Does the work of a step for each row. A row that fails is logged, and stops no other one. Answers the rows that were not reached. */
export async function each<Row extends { id: number }>(
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
    if (wasPaid(state) && provider_id) await begin(deps, id, provider_id)
    else await moveMandate(deps.db, id, 'not_agreed', { at: deps.now(), endedBy: 'not_agreed' })
  }
}

/** The donor has agreed. If the account was deleted meanwhile, it ends at once. */
export async function begin(deps: Dependencies, id: number, providerId: string): Promise<void> {
  const at = deps.now()
  await deps.db.transaction().execute(async (db) => {
    const agreed = await moveMandate(db, id, 'agreed', { at, providerId })
    if (!agreed) return
    // In the same transaction, so that always exactly one of them debits.
    await stopReplaced(db, agreed, at)
    if (agreed.user_id === null) await moveMandate(db, id, 'stop_asked', { at, endedBy: 'account' })
    else await queueAgreed({ ...deps, db }, agreed)
  })
}

/** The donor has agreed to something else: what it replaces ends, and so does each other agreement of the chain. */
async function stopReplaced(db: Database, agreed: Mandate, at: Date): Promise<void> {
  if (agreed.replaces_id === null) return
  const others = await db
    .selectFrom('mandates')
    .select('id')
    .where('id', 'in', chainOf(agreed.id))
    .orderBy('id')
    .execute()
  for (const other of others) await moveMandate(db, other.id, 'stop_asked', { at, endedBy: 'replaced' })
  await leaveOutTaken(db, agreed, at)
}

/** The last day of a mandate is over. */
export async function endOver(deps: Running): Promise<void> {
  const over = await live(deps).select('id').where('ends_on', '<', indianDay(deps.now())).limit(BATCH).execute()
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
export async function revokeAsked(deps: Running): Promise<void> {
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
export async function askState(deps: Running, mandate: Mandate) {
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
  if (found === 'ended') await end(deps, id, ends_on < indianDay(at) ? 'expired' : 'revoked')
}
type FoundState = Awaited<ReturnType<MandateProvider['readState']>>

/** Asks about the mandates that nobody asked about for long. Two programs take different ones. */
export async function askStates(deps: Running): Promise<void> {
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

// An agreement by net banking. The bank registers it at ₹0 and by the next day. It begins without a payment, so there is no donation, receipt or income. What the
// browser brings back is not believed. The provider is asked.

/** How often the bank is asked. Nobody waits for the answer, except a donor who returns. */
const ASK_BANK_EVERY_MS = 60 * 60_000
/** A donor who has not finished at the bank by then does not come back. */
const GIVEN_UP_MS = 24 * 60 * 60_000

interface Registration {
  userId: number
  order: Pick<PaymentOrder, 'donor'> & {
    project: { id: number; title: string }
    purpose: { id: number; title: string } | null
  }
  agreed: AgreedMonthly
  language: Language
}

/** Stores the mandate and answers the form that registers it. @throws ProviderUnreachable */
export async function register(
  deps: Dependencies,
  { userId, order: { project, purpose, donor }, agreed, language }: Registration,
): Promise<{ action: string; fields: FormFields }> {
  const txnId = newTxnId()
  const { fields } = await deps.provider.prepare({
    txnId,
    amountRupees: 0,
    project: project.title,
    donor,
    returnUrl: `${deps.config.apiRoot}/payment/return/${txnId}`,
    mandate: termsOf(agreed),
  })
  const beginning = {
    user_id: userId,
    project_id: project.id,
    purpose_id: purpose?.id ?? null,
    purpose_text: purpose?.title ?? null,
    language,
    first_donation_id: null,
    registration_txn_id: txnId,
    registration_fields: JSON.stringify(withoutPerson(deps.provider, fields)),
  }
  await insertMandate(deps.db, deps.now(), beginning, agreed)
  return { action: deps.provider.paymentUrl, fields }
}

/** A message names a transaction. If it is a registration, the provider is asked, at most every ten seconds. Null if it is none. */
export async function hearRegistration(deps: Dependencies, txnId: string): Promise<{ language: Language } | null> {
  const found = await deps.db
    .selectFrom('mandates')
    .selectAll()
    .where('registration_txn_id', '=', txnId)
    .executeTakeFirst()
  if (!found) return null
  const { mandates } = deps.provider
  const rules = await readDebitRules(deps)
  const isRecent = found.asked_at !== null && deps.now().getTime() - found.asked_at.getTime() < 10_000
  if (found.state === 'registering' && mandates && rules && !isRecent)
    await each({ ...deps, mandates, rules }, [found], (row) => askRegistration({ ...deps, mandates, rules }, row))
  return found
}

/** Asks about the registrations that are open. */
export async function askRegistrations(deps: Running): Promise<void> {
  const before = new Date(deps.now().getTime() - ASK_BANK_EVERY_MS)
  const rows = await deps.db
    .selectFrom('mandates')
    .selectAll()
    .where('state', '=', 'registering')
    .where('registration_txn_id', 'is not', null)
    .where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', before)]))
    .limit(BATCH)
    .execute()
  await each(deps, rows, (row) => askRegistration(deps, row))
}

/** First the provider takes it, with a number. By the next day the bank says that it is active. */
async function askRegistration(deps: Running, mandate: Mandate): Promise<void> {
  const { id } = mandate
  const at = deps.now()
  await deps.db.updateTable('mandates').set({ asked_at: at }).where('id', '=', id).execute()
  const providerId = mandate.provider_id ?? (await askNumber(deps, mandate))
  if (providerId === null) return
  const state = await deps.mandates.readState({ mandateId: providerId })
  if (state === 'active') await begin(deps, id, providerId)
  if (state !== 'ended') return
  await deps.db.transaction().execute(async (db) => {
    const ended = await moveMandate(db, id, 'not_agreed', { at, endedBy: 'elsewhere' })
    if (ended) await queueEnded({ ...deps, db }, ended)
  })
}

/** The provider's number of a registration that it has taken; null if it has none. A refused one, or one that nobody finished, is over. */
async function askNumber(deps: Running, { id, created_at, ...mandate }: Mandate): Promise<string | null> {
  const at = deps.now()
  const txnId = mandate.registration_txn_id ?? ''
  const fields = storedFields(mandate.registration_fields ?? '')
  const report = (await deps.provider.query([{ txnId, amountRupees: 0, fields }])).get(txnId)
  const isOld = at.getTime() - created_at.getTime() >= GIVEN_UP_MS
  if (report?.verdict.status === 'failure' || (isOld && report?.verdict.status !== 'success'))
    await moveMandate(deps.db, id, 'not_agreed', { at, endedBy: 'not_agreed' })
  if (report?.verdict.status !== 'success') return null
  if (!isOurs(report)) {
    deps.log.warn('the provider contradicts a registration', { rowId: id })
    return null
  }
  const { providerId } = report
  await deps.db.updateTable('mandates').set({ provider_id: providerId }).where('id', '=', id).execute()
  return providerId
}

const isOurs = ({ agrees, amountPaise, providerId }: PaymentReport): boolean =>
  amountPaise === 0 && providerId !== '' && Object.values(agrees).every(Boolean)
