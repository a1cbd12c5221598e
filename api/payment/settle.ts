import type { WithConfig } from '../base/config.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Donation } from '../donation/findDonation.ts'
import { matchLines, paidLines } from '../accounting/ledger/accounts.ts'
import { openStates } from '../accounting/ledger/states.ts'
import { writeFact } from '../accounting/ledger/writeFact.ts'
import { notifyConfirmed, notifyFailed } from '../donors/notification/notifications.ts'
import { queueReceiptMail, sendReceiptMails } from '../accounting/receipts/receiptMails.ts'
import { issueReceipt } from '../accounting/receipts/issueReceipt.ts'
import { concludeMonth } from '../mandates/mandates.ts'
import type { Verdict } from './provider.ts'
import type { Reading, Sealing } from '../storage/database.ts'

/** A verified answer of the provider. */
export interface VerifiedAnswer<Of extends Verdict = Verdict> {
  verdict: Of
  providerId: string
  /** Row of `payment_events`; null if the answer is not stored. */
  evidenceId: number | null
  /** The provider's time of the payment. It decides the day and the financial year, however late the message arrives. */
  paidAt?: Date
}

/**
 * Applies a verified verdict to a donation, in one transaction with its fact in the ledger. Paid never becomes unpaid; a failure may still become paid. The
 * same verdict any number of times causes one transition, one receipt, one notification and one mail. Answers whether the donation became paid now.
 */
export async function settle(deps: Dependencies, txnId: string, answer: VerifiedAnswer): Promise<boolean> {
  const { verdict, providerId, evidenceId } = answer
  if (verdict.status !== 'success') {
    if (verdict.status === 'failure') await applyFailure(deps, txnId, { ...answer, verdict })
    else await applyPending(deps, txnId, { ...answer, verdict })
    return false
  }
  const payment = { providerId, evidenceId, paidAt: answer.paidAt ?? deps.now() }
  const becamePaid = await deps.db.transaction().execute((db) => becomePaid({ ...deps, db }, txnId, payment))
  if (becamePaid) await sendReceiptMails(deps)
  return becamePaid
}

interface Payment extends Pick<VerifiedAnswer, 'providerId' | 'evidenceId'> {
  paidAt: Date
  /** Staff have found that money in suspense is the donation's. */
  match?: { actor: number; amountPaise: number }
}

/** Makes an unpaid donation paid, with its receipt and its news. Call it in a transaction; then send the receipt's mail. Answers whether it became paid now. */
export async function becomePaid(
  { db, ...deps }: Sealing & WithConfig,
  txnId: string,
  { providerId, evidenceId, paidAt, match }: Payment,
): Promise<boolean> {
  const at = deps.now()
  const booking = match
    ? {
        actor: match.actor,
        reference: providerId,
        lines: matchLines(match.amountPaise),
        amountPaise: match.amountPaise,
      }
    : ({ actor: 'provider', lines: paidLines, amountPaise: 'whole' } as const)
  const set = { stage: null, reason: null, settled_at: paidAt, provider_id: providerId }
  const paid = await writeFact(db, { txnId }, { event: 'paid', at, effectiveAt: paidAt, evidenceId, set, ...booking })
  if (!paid) return false
  // Donations that began with a donor are recorded before the payment.
  if (paid.recorded_at === null) await concludeMonth(db, paid.id, at)
  const receipt = await issueReceipt({ ...deps, db }, paid.id, paidAt)
  await notifyConfirmed(db, at, paid, receipt)
  // A donor whose donation staff have found is not on the page that asks.
  if (paid.user_id !== null) await queueReceiptMail({ ...deps, db }, paid.id, { waits: !match })
  return true
}

/**
 * The provider signed that a donation succeeded, but was not asked yet. The donation is being confirmed, even if it failed before; the provider's answer
 * decides. Answers the donation; null if it is paid already.
 */
export async function awaitConfirmation(
  deps: Dependencies,
  txnId: string,
  evidenceId: number | null,
): Promise<Donation | null> {
  const set = { stage: 'settling', reason: null, settled_at: null } as const
  const opened = await writeFact(
    deps.db,
    { txnId },
    { event: 'awaiting', actor: 'provider', at: deps.now(), evidenceId, set },
  )
  return opened ?? setStage(deps, txnId, { stage: 'settling' })
}

/** A failure ends an open donation. */
async function applyFailure(
  deps: Dependencies,
  txnId: string,
  { verdict, providerId, evidenceId }: VerifiedAnswer<Extract<Verdict, { status: 'failure' }>>,
): Promise<void> {
  const at = deps.now()
  await deps.db.transaction().execute(async (db) => {
    const ended = await writeFact(
      db,
      { txnId },
      {
        event: verdict.byDonor ? 'cancelled' : 'failed',
        actor: 'provider',
        at,
        evidenceId,
        set: { stage: null, reason: verdict.reason, settled_at: at, provider_id: providerId },
      },
    )
    // An unrecorded donation is in no list of the donor, so it causes no notification.
    if (ended?.recorded_at) await notifyFailed(db, at, ended)
  })
}

/** News of a pending payment never opens an ended donation again. A late `opened` does not undo `settling`. */
async function applyPending(
  deps: Dependencies,
  txnId: string,
  { verdict, providerId, evidenceId }: VerifiedAnswer<Extract<Verdict, { status: 'pending' }>>,
): Promise<void> {
  const { stage } = verdict
  const set = { stage, provider_id: providerId }
  const opened = await writeFact(
    deps.db,
    { txnId },
    { event: 'awaiting', from: openStates, actor: 'provider', at: deps.now(), evidenceId, set },
  )
  if (!opened) await setStage(deps, txnId, stage === 'opened' ? { provider_id: providerId } : set)
}

/** News about a donation that is pending already is no new fact, and none while staff check its money. */
async function setStage(
  { db }: Reading,
  txnId: string,
  change: Partial<Pick<Donation, 'stage' | 'provider_id'>>,
): Promise<Donation | null> {
  const row = await db
    .updateTable('donations')
    .set(change)
    .where('txn_id', '=', txnId)
    .where('state', '=', 'pending')
    .where('stage', 'is distinct from', 'checking')
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}
