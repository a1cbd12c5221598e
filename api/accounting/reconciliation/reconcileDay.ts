import type { Kysely } from 'kysely'
import { type DayFigures, differenceCodes, differenceRules } from '../../../shared/contract/staff/reconciliation.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { PaymentChanges } from '../../payment/changes.ts'
import { recordAnswer } from '../../payment/events.ts'
import { issuedPayment } from '../../payment/issuedPayment.ts'
import type { PaymentReport, Paying } from '../../payment/provider.ts'
import { applyVerified } from '../../payment/refresh.ts'
import type { Tables } from '../../storage/tables/tables.ts'
import { recordFact } from '../ledger/recordFact.ts'
import { notifyRefunded } from '../refunds/notifyRefunded.ts'
import { openCase } from './openCase.ts'
import { type Compared, compareDay } from './compareDay.ts'
import type { Application, Difference, TheirDay } from './difference.ts'
import { loadDonations, type LoadedDonation } from './loadDonations.ts'
import { recordPayout } from './recordPayout.ts'
import type { Reading } from '../../storage/database.ts'

const DAY_MS = 24 * 60 * 60_000
/** Before every donation: nothing is due for a payout. */
const never = new Date(0)

/**
 * Compares an Indian day with the provider's list and payouts of that day, and applies the result. Any number of runs has the effect of one.
 * @throws ProviderUnreachable if the provider does not answer everything. Nothing is applied then
 */
export async function reconcileDay(deps: Dependencies, day: string): Promise<DayFigures> {
  const { provider, db, config } = deps
  const [rows, lines] = [await provider.listDay(day), await provider.listSettlements(day)]
  const named = [...new Set([...rows, ...lines].map(({ txnId }) => txnId))]
  const donations = await loadDonations(db, { day, txnIds: named })
  const theirs = await askProvider(deps, donations, { rows, lines })
  const payoutDue = new Date(deps.now().getTime() - config.payoutDays * DAY_MS)
  const compared = compareDay(donations, theirs, payoutDue)
  await applyDifferences(deps, day, donations, compared)
  await markGone(db, { day, now: deps.now(), found: compared.differences })
  return figuresOf(theirs, compared, await paidAmong(deps, rows))
}

/** Compares single payments, about which there was news, with the provider's answers. @throws ProviderUnreachable */
export async function reconcilePayments(deps: Dependencies, day: string, txnIds: readonly string[]): Promise<void> {
  const donations = await loadDonations(deps.db, { day: null, txnIds })
  const theirs = await askProvider(deps, donations, { rows: [], lines: [] }, new Set(txnIds))
  await applyDifferences(deps, day, donations, compareDay(donations, theirs, never))
}

/** Of the payments in the provider's list, those that we have as paid now. */
async function paidAmong({ db }: Reading, rows: TheirDay['rows']): Promise<{ count: number; paise: number }> {
  const listed = [...new Set(rows.filter(({ paid }) => paid).map(({ txnId }) => txnId))]
  const donations = await loadDonations(db, { day: null, txnIds: listed })
  const paid = donations.filter(({ wasPaid }) => wasPaid)
  return { count: paid.length, paise: sum(paid.map(({ amountPaise }) => amountPaise)) }
}

function figuresOf(theirs: TheirDay, { differences }: Compared, ours: { count: number; paise: number }): DayFigures {
  const paid = theirs.rows.filter((row) => row.paid)
  const counts: DayFigures['differences'] = {}
  for (const { code } of differences) counts[code] = (counts[code] ?? 0) + 1
  return {
    ours: ours.count,
    ours_paise: ours.paise,
    theirs: paid.length,
    theirs_paise: sum(paid.map(({ amountPaise }) => amountPaise ?? 0)),
    lines: theirs.lines.length,
    fees_paise: sum(theirs.lines.map(({ feePaise, taxPaise }) => feePaise + taxPaise)),
    payout_paise: sum(theirs.lines.map(({ netPaise }) => netPaise)),
    differences: counts,
  }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

const lasting = differenceCodes.filter((code) => differenceRules[code].lasts)

/** Marks the cases that an earlier comparison of the day found, and this one did not. Differences that are applied end by themselves, so they are not marked. */
async function markGone(
  db: Kysely<Tables>,
  { day, now, found }: { day: string; now: Date; found: readonly Difference[] },
): Promise<void> {
  const keys = found.map(({ key }) => key)
  await db
    .updateTable('case_days')
    .set({ gone_at: now })
    .where('day', '=', day)
    .where('gone_at', 'is', null)
    .where('case_id', 'in', (eb) =>
      eb
        .selectFrom('cases')
        .select('id')
        .where('code', 'in', lasting)
        .$if(keys.length > 0, (all) => all.where('key', 'not in', keys)),
    )
    .execute()
}

/** How many payments one query names. */
const BATCH = 50

/**
 * Asks the provider about donations: the state of each, and the refunds and disputes of those about which there is news.
 * @throws ProviderUnreachable
 */
async function askProvider(
  { provider }: Paying,
  donations: readonly LoadedDonation[],
  { rows, lines }: Pick<TheirDay, 'rows' | 'lines'>,
  always: ReadonlySet<string> = new Set(),
): Promise<TheirDay> {
  const reports = new Map<string, PaymentReport>()
  for (let start = 0; start < donations.length; start += BATCH) {
    const batch = donations.slice(start, start + BATCH).map(({ row }) => issuedPayment(row))
    for (const [txnId, report] of await provider.query(batch)) reports.set(txnId, report)
  }
  const news = new Set([
    ...always,
    ...rows.filter(({ kind }) => kind !== 'payment').map(({ txnId }) => txnId),
    ...lines.filter(({ kind }) => kind !== 'capture').map(({ txnId }) => txnId),
  ])
  const changes = new Map<string, PaymentChanges>()
  for (const donation of donations) {
    const report = reports.get(donation.txnId)
    const providerId = donation.wasPaid ? donation.providerId : report?.providerId
    if (!providerId || !(news.has(donation.txnId) || report?.changed || hasChanges(donation))) continue
    changes.set(donation.txnId, await provider.listChanges({ txnId: donation.txnId, providerId }))
  }
  return { rows, lines, reports, changes }
}

/** A payment that has changes may have another one, or lose one. */
const hasChanges = ({ facts }: LoadedDonation): boolean => facts.some(({ event }) => event !== 'settled')

/**
 * Applies what can be applied safely as facts of the ledger, and opens a case for every difference. Each difference is one transaction, so a stop in between
 * loses nothing: the next run finds the rest.
 */
async function applyDifferences(
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
  if (isNew && event === 'refunded') await notifyRefunded(deps, donationId, { amountPaise, reference })
  return isNew
}
