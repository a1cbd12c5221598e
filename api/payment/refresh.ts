import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Dependencies } from '../dependencies.ts'
import { type Donation, findDonation } from '../donation/findDonation.ts'
import { recordFact } from '../accounting/ledger/recordFact.ts'
import { isOpen } from '../accounting/ledger/states.ts'
import { contradictionOf } from '../accounting/reconciliation/comparePayment.ts'
import type { Database } from '../storage/database.ts'
import { buildOnce, type Placeholders } from '../storage/preparedStatements.ts'
import { recordAnswer } from './events.ts'
import { issuedPayment } from './issuedPayment.ts'
import { type PaymentReport, ProviderUnreachable } from './provider.ts'
import { settle } from './settle.ts'

const ASK_AGAIN_MS = 2_000
/** A donor's browser waits no longer for the provider. A later answer is still applied. */
const PATIENCE_MS = 5_000
const CLOCKS_APART_MS = 10 * 60_000

/** The pauses between looks for the answer to a query of another process. Together they are not longer than the time until the next query. */
const LOOKS_MS = [0, 50, 100, 200, 400, 600, 600] as const

/**
 * Queries of this process to the provider, by txn id: those without an answer yet, and for a moment those that got none. The provider's message and the donor's
 * browser often arrive together. The second waits for the first one's query, so a paid donation does not redirect to `/payment-pending`.
 */
const openQuestions = new Map<string, Promise<Donation | null>>()

/**
 * Updates an unsettled donation from the provider, with at most one query per 2 s and txn id. If the provider does not answer, the query stays open
 * (`answered_at`) and nothing else changes.
 *
 * @param apartMs least time in ms since the last query; 0 if there is news
 */
export async function refreshFromProvider(
  deps: Dependencies,
  donation: Donation,
  apartMs = ASK_AGAIN_MS,
): Promise<Donation> {
  if (!isOpen(donation.state)) return donation
  const [isTurn] = await takeTurn(deps.db, { ...turnAt(deps.now(), apartMs), id: donation.id })
  return askInTurn(deps, donation, isTurn !== undefined)
}

/**
 * A condition that always holds. With it a statement's commit does not wait for the disk, so after a crash of the database it may be lost. That costs one more
 * query to the provider. Only for a statement that is its own transaction.
 */
const unflushed = sql<boolean>`set_config('synchronous_commit', 'off', true) = 'off'`

/**
 * The statement that takes the turn to ask about donations, and marks their query as open. The caller says which donations. Answers the ids that nobody has asked
 * about since `before`. It does not look at the state: a failure may arrive between a signed success and the question about it.
 */
export const turns = (db: Pick<Database, 'updateTable'>, { at, before }: Placeholders<Turn>) =>
  db
    .updateTable('donations')
    .set({ asked_at: at })
    .where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', before)]))
    .where(unflushed)
    .returning('donations.id')

const takeTurn = buildOnce((db, { id, ...turn }: Placeholders<Turn & { id: number }>) =>
  turns(db, turn).where('id', '=', id),
)

/** When the provider is asked. */
export interface Turn {
  at: Date
  /** Who was asked about later than this has had a turn already. */
  before: Date
}

export const turnAt = (at: Date, apartMs = ASK_AGAIN_MS): Turn => ({ at, before: new Date(at.getTime() - apartMs) })

/** As `refreshFromProvider`, by a caller who took the turn (`turns`) in the statement that read the donation. */
export async function askInTurn(deps: Dependencies, donation: Donation, isTurn: boolean): Promise<Donation> {
  if (!isOpen(donation.state)) return donation
  const { txn_id } = donation
  if (isTurn) {
    const question = askAbout(deps, donation)
    const forget = () => {
      if (openQuestions.get(txn_id) === question) openQuestions.delete(txn_id)
    }
    openQuestions.set(txn_id, question)
    question.then((answered) => (answered ? forget() : setTimeout(forget, ASK_AGAIN_MS).unref()), forget)
  }
  const open = openQuestions.get(txn_id)
  if (!open) return awaitAnswered(deps, donation)
  const answered = await Promise.race([open, pause(PATIENCE_MS, null, { ref: false })])
  return answered ?? (await findDonation(deps, txn_id)) ?? donation
}

/** Another process has asked, or had the turn a moment ago. Answers the donation as it is once the provider has answered it, or soon anyway. */
async function awaitAnswered(deps: Dependencies, donation: Donation): Promise<Donation> {
  let current = donation
  for (const wait of LOOKS_MS) {
    await pause(wait, null, { ref: false })
    current = (await findDonation(deps, donation.txn_id)) ?? donation
    const { state, asked_at, answered_at } = current
    const isAnswered = !asked_at || (answered_at !== null && answered_at >= asked_at)
    if (!isOpen(state) || isAnswered || asked_at <= turnAt(deps.now()).before) break
  }
  return current
}

/** Answers the donation as it is now; null if the provider did not answer. */
async function askAbout(deps: Dependencies, donation: Donation): Promise<Donation | null> {
  try {
    const payment = (await deps.provider.query([issuedPayment(donation)])).get(donation.txn_id)
    if (payment) await applyVerified(deps, donation, payment)
    const [changed] = await haveAnswered(deps, [donation.txn_id])
    return changed ? { ...donation, ...changed } : null
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    deps.log.warn('payment not verified', { txnId: donation.txn_id, reason: error.message })
    return null
  }
}

/** Marks the queries about these donations as answered by the provider. Answers what such an answer may have changed. */
export async function haveAnswered(deps: Dependencies, txnIds: readonly string[]) {
  return markAnswered(deps.db, { txnIds, at: deps.now() })
}

const markAnswered = buildOnce((db, { txnIds, at }: Placeholders<{ txnIds: readonly string[]; at: Date }>) =>
  db
    .updateTable('donations')
    .set({ answered_at: at })
    .where('txn_id', '=', sql<string>`any(${txnIds}::text[])`)
    .where(unflushed)
    .returning(['state', 'stage', 'reason', 'provider_id', 'recorded_at', 'settled_at', 'asked_at', 'answered_at']),
)

/**
 * Applies the provider's answer about a donation, unless it contradicts what we prepared. This is the only way to become paid. Answers whether the donation
 * became paid now.
 */
export async function applyVerified(
  deps: Dependencies,
  donation: Pick<Donation, 'txn_id' | 'amount' | 'created_at'>,
  report: PaymentReport,
): Promise<boolean> {
  const { verdict, providerId, kept } = report
  const wrong = contradictionOf(report, donation)
  let evidenceId: number | null = null
  if (wrong || verdict.status !== 'pending') {
    const answer = { verified: wrong === null, note: wrong ?? report.note, body: kept, unsigned: [] }
    const { id, isNew } = await recordAnswer(deps, {
      ...answer,
      txnId: donation.txn_id,
      source: 'query',
      identity: `query ${JSON.stringify([answer.note, kept])}`,
    })
    evidenceId = id
    if (wrong && isNew) deps.log.warn('the provider contradicts a donation', { txnId: donation.txn_id, reason: wrong })
  }
  if (wrong) {
    await holdUnmatched(deps, donation.txn_id, report, wrong === 'currency' ? null : evidenceId)
    return false
  }
  return settle(deps, donation.txn_id, { verdict, providerId, evidenceId, paidAt: paidAt(deps, donation, report) })
}

/** Money that contradicts its donation waits in suspense, and the donor reads that it is being checked. The next comparison of the day opens the case. */
async function holdUnmatched(
  { db, now }: Dependencies,
  txnId: string,
  { verdict, providerId, amountPaise, paidAt }: PaymentReport,
  evidenceId: number | null,
): Promise<void> {
  if (verdict.status !== 'success' || evidenceId === null || providerId === '' || !amountPaise) return
  await db.transaction().execute(async (trx) => {
    const { id } = await trx.selectFrom('donations').select('id').where('txn_id', '=', txnId).executeTakeFirstOrThrow()
    const effectiveAt = paidAt !== null && paidAt <= now() ? paidAt : now()
    const fact = { donationId: id, event: 'unmatched', actor: 'provider', at: now(), effectiveAt } as const
    await recordFact(trx, { ...fact, evidenceId, amountPaise, reference: providerId })
  })
}

/** The provider's time of a payment, if it is plausible. Its clock may be a little slow, but no payment is before its order or in the future. */
function paidAt(deps: Dependencies, { created_at }: Pick<Donation, 'created_at'>, report: PaymentReport): Date {
  const now = deps.now()
  const { paidAt: reportedAt } = report
  const possible = reportedAt && reportedAt.getTime() > created_at.getTime() - CLOCKS_APART_MS && reportedAt <= now
  return possible ? reportedAt : now
}
