import type { Dependencies } from '../../dependencies.ts'
import { recordFact } from '../ledger/recordFact.ts'
import { recordAnswer } from '../../payment/events.ts'
import { applyVerified } from '../../payment/refresh.ts'
import { tellRefunded } from '../refunds/tellRefunded.ts'
import type { Compared } from './compareDay.ts'
import type { Application, Difference } from './difference.ts'
import type { LoadedDonation } from './loadDonations.ts'
import { openCase } from './cases/openCase.ts'
import { recordPayout } from './recordPayout.ts'

/**
 * Applies what can be applied safely as facts of the ledger, and opens a case for every difference. Each difference is one transaction, so a stop in between
 * loses nothing: the next run finds the rest.
 */
export async function applyDifferences(
  deps: Dependencies,
  day: string,
  donations: readonly LoadedDonation[],
  { differences, settled }: Compared,
): Promise<void> {
  const rows = new Map(donations.map((donation) => [donation.id, donation.row]))
  for (const difference of differences) await applyDifference(deps, day, difference, rows)
  await recordPayout(deps.db, { day, now: deps.now(), settled })
}

async function applyDifference(
  deps: Dependencies,
  day: string,
  difference: Difference,
  rows: ReadonlyMap<number, LoadedDonation['row']>,
): Promise<void> {
  const { application, donationId } = difference
  const row = donationId === null ? undefined : rows.get(donationId)
  // It has its own transaction, with the receipt and the mail.
  const becamePaid = application?.kind === 'paid' && row ? await applyVerified(deps, row, application.report) : false
  const evidence = application?.kind === 'fact' ? await keepEvidence(deps, difference) : null
  await deps.db.transaction().execute(async (db) => {
    const recorded =
      application?.kind === 'fact' && donationId !== null
        ? await recordChange({ ...deps, db }, donationId, application, evidence)
        : false
    await openCase(db, difference, { day, now: deps.now(), isApplied: becamePaid || recorded })
  })
}

/** The provider's record of a refund or dispute, as evidence of the fact. */
async function keepEvidence(deps: Dependencies, { txnId, code, evidence }: Difference): Promise<number> {
  const body = Object.fromEntries(Object.entries(evidence).map(([name, value]) => [name, String(value ?? '')]))
  const identity = `change ${JSON.stringify([code, body])}`
  const answer = { txnId, source: 'query', verified: true, note: code, body, unsigned: [], identity } as const
  return (await recordAnswer(deps, answer)).id
}

async function recordChange(
  deps: Dependencies,
  donationId: number,
  { event, amountPaise, reference, at }: Extract<Application, { kind: 'fact' }>,
  evidenceId: number | null,
): Promise<boolean> {
  const now = deps.now()
  const effectiveAt = at !== null && at <= now ? at : now
  const fact = {
    donationId,
    event,
    amountPaise,
    reference,
    evidenceId,
    actor: 'provider',
    at: now,
    effectiveAt,
  } as const
  const isNew = await recordFact(deps.db, fact)
  if (isNew && event === 'refunded') await tellRefunded(deps, donationId, { amountPaise, reference })
  return isNew
}
