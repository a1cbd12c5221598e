import { type Kysely, sql } from 'kysely'
import { ruleOn } from '../../../shared/contract/content/rules.ts'
import { type DayFigures, differenceCodes, differenceRules } from '../../../shared/contract/staff/reconciliation.ts'
import { readRules } from '../../content/readRules.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { PaymentChanges, SettlementLine } from '../../payment/changes.ts'
import { recordAnswer } from '../../payment/events.ts'
import { indianDate } from '../../payment/financialYear.ts'
import { issuedPayment } from '../../payment/issuedPayment.ts'
import type { DayRow, PaymentReport, Paying } from '../../payment/provider.ts'
import { applyVerified } from '../../payment/refresh.ts'
import type { Reading } from '../../storage/database.ts'
import type { Tables } from '../../storage/tables/tables.ts'
import { settlementLines } from '../ledger/accounts.ts'
import { recordFact } from '../ledger/recordFact.ts'
import { notifyRefunded } from '../refunds/notifyRefunded.ts'
import { closeDecided, closeReturned, openCase } from './cases.ts'
import { type Compared, compareDay, isIncome, lineReference, type SettledLine } from './compareDay.ts'
import type { Application, Difference, TheirDay } from './comparePayment.ts'
import { indianDayBounds, loadDonations, type LoadedDonation, loadUnmatched } from './loadDonations.ts'

const DAY_MS = 24 * 60 * 60_000
/** Before every donation: nothing is due for a payout. */
const never = new Date(0)

/**
 * Compares an Indian day with the provider's list and payouts of that day, and applies the result. Any number of runs has the effect of one.
 * @throws ProviderUnreachable if the provider does not answer everything. Nothing is applied then
 */
export async function reconcileDay(deps: Dependencies, day: string): Promise<DayFigures> {
  const { provider, db, config } = deps
  // A payment of ₹0 registers a mandate by net banking. It is no money, and no donation.
  const hasMoney = ({ kind, amountPaise }: DayRow | SettlementLine) =>
    amountPaise !== 0 || (kind !== 'payment' && kind !== 'capture')
  const rows = (await provider.listDay(day)).filter(hasMoney)
  const lines = (await provider.listSettlements(day)).filter(hasMoney)
  const { donations, unmatched } = await loadNamed(db, { rows, lines }, day)
  const theirs = await askProvider(deps, donations, { rows, lines })
  const payoutDue = new Date(deps.now().getTime() - config.payoutDays * DAY_MS)
  const rules = await readRules(db)
  // A payout has payments of days before it. Each has the fee that was agreed on its own day.
  const feeOn = (paidAt: Date | null) => ruleOn(rules, 'payment.fee', paidAt ? indianDate(paidAt) : day) ?? null
  const compared = compareDay(donations, theirs, { payoutDue, feeOn }, unmatched)
  await applyDifferences(deps, day, donations, compared)
  await markGone(db, { day, now: deps.now(), found: compared.differences })
  return figuresOf(theirs, compared, await paidAmong(deps, rows))
}

/** Compares single payments, about which there was news, with the provider's answers. @throws ProviderUnreachable */
export async function reconcilePayments(deps: Dependencies, day: string, txnIds: readonly string[]): Promise<void> {
  const donations = await loadDonations(deps.db, { txnIds })
  const theirs = await askProvider(deps, donations, { rows: [], lines: [] }, new Set(txnIds))
  await applyDifferences(deps, day, donations, compareDay(donations, theirs, { payoutDue: never, feeOn: () => null }))
}

/** The donations of a day and those that the provider names, by transaction or by a payment that contradicts its donation. */
async function loadNamed(db: Kysely<Tables>, { rows, lines }: Pick<TheirDay, 'rows' | 'lines'>, day: string) {
  const records: readonly (DayRow | SettlementLine)[] = [...rows, ...lines]
  const named = <Value>(valueOf: (record: DayRow | SettlementLine) => Value) => [...new Set(records.map(valueOf))]
  const unmatched = await loadUnmatched(
    db,
    named(({ providerId }) => providerId),
  )
  const ids = [...unmatched.values()].flatMap(({ donationId, foundId }) => [donationId ?? [], foundId ?? []].flat())
  const donations = await loadDonations(db, { day, txnIds: named(({ txnId }) => txnId), ids })
  return { donations, unmatched }
}

/** Of the payments in the provider's list, those that we have as paid now. */
async function paidAmong({ db }: Reading, rows: TheirDay['rows']): Promise<{ count: number; paise: number }> {
  const listed = [...new Set(rows.filter(({ paid }) => paid).map(({ txnId }) => txnId))]
  const paid = (await loadDonations(db, { txnIds: listed })).filter(({ wasPaid }) => wasPaid)
  return { count: paid.length, paise: sum(paid.map(({ amountPaise }) => amountPaise)) }
}

function figuresOf(theirs: TheirDay, { differences }: Compared, ours: { count: number; paise: number }): DayFigures {
  const paid = theirs.rows.filter((row) => row.paid)
  const lines = [...new Map(theirs.lines.map((line) => [lineReference(line), line])).values()]
  const counts: DayFigures['differences'] = {}
  for (const { code } of differences) counts[code] = (counts[code] ?? 0) + 1
  return {
    ours: ours.count,
    ours_paise: ours.paise,
    theirs: paid.length,
    theirs_paise: sum(paid.map(({ amountPaise }) => amountPaise ?? 0)),
    lines: lines.length,
    fees_paise: sum(lines.map(({ feePaise }) => feePaise)),
    gst_paise: sum(lines.map(({ taxPaise }) => taxPaise)),
    payout_paise: sum(lines.map(({ netPaise }) => netPaise)),
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
  const records = [...rows.filter(({ kind }) => kind !== 'payment'), ...lines.filter(({ kind }) => kind !== 'capture')]
  const news = new Set([...always, ...records.flatMap(({ txnId, providerId }) => [txnId, providerId])])
  const changes = new Map<string, PaymentChanges>()
  for (const donation of donations) {
    const report = reports.get(donation.txnId)
    const providerId = donation.wasPaid ? donation.providerId : report?.providerId
    if (!providerId) continue
    const hasNews = news.has(donation.txnId) || news.has(providerId) || report?.changed || hasChanges(donation)
    if (hasNews) changes.set(donation.txnId, await provider.listChanges({ txnId: donation.txnId, providerId }))
  }
  return { rows, lines, reports, changes }
}

/** A payment that has changes may have another one, or lose one. */
const hasChanges = ({ facts }: LoadedDonation): boolean =>
  facts.some(({ event }) => event !== 'settled' && event !== 'paid' && event !== 'unmatched')

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
  const now = deps.now()
  await deps.db.transaction().execute(async (db) => {
    const recorded =
      application?.kind === 'fact' ? await recordChange({ ...deps, db }, donationId, application, evidence) : false
    await openCase(db, difference, { day, now, isApplied: becamePaid || recorded })
    if (application?.kind === 'fact') await closeDecided(db, difference, now)
  })
}

/** The provider's record of a refund, dispute or unmatched payment, as evidence of the fact. */
async function keepEvidence(deps: Dependencies, { txnId, code, evidence }: Difference): Promise<number> {
  const body = Object.fromEntries(Object.entries(evidence).map(([name, value]) => [name, String(value ?? '')]))
  const identity = `change ${JSON.stringify([code, body])}`
  const answer = { txnId, source: 'query', verified: true, note: code, body, unsigned: [], identity } as const
  return (await recordAnswer(deps, answer)).id
}

async function recordChange(
  deps: Dependencies,
  donationId: number | null,
  { event, amountPaise, reference, at }: Extract<Application, { kind: 'fact' }>,
  evidenceId: number | null,
): Promise<boolean> {
  const now = deps.now()
  const effectiveAt = at !== null && at <= now ? at : now
  const isNew = await recordFact(deps.db, {
    donationId,
    event,
    amountPaise,
    reference,
    evidenceId,
    actor: 'provider',
    at: now,
    effectiveAt,
  })
  if (isNew && event === 'refunded' && donationId !== null)
    await notifyRefunded(deps, donationId, { amountPaise, reference })
  return isNew
}

/** How many lines one statement records. */
const LINES = 500

/**
 * Records lines of a payout as facts `settled`, many in one statement: a night may have ten thousand. The effect is that of `recordFact` for each: a line that
 * is recorded already stays as it is, and the donation's state does not change.
 */
export async function recordPayout(
  db: Kysely<Tables>,
  { day, now, settled }: { day: string; now: Date; settled: readonly SettledLine[] },
): Promise<void> {
  const { from: effectiveAt } = indianDayBounds(day)
  const facts = settled.map(({ donationId, from, line }) => {
    const { feePaise, taxPaise, amountPaise } = line
    const grossPaise = isIncome(line) ? amountPaise : -amountPaise
    const lines = settlementLines({ grossPaise, feePaise, taxPaise, from })
    // Lines of money that no donation has are found by the payment's number.
    const note = donationId === null || from === 'suspense' ? line.providerId : null
    return { donationId, reference: lineReference(line), amountPaise, lines, from, line, note }
  })
  const ofDonations = facts.flatMap(({ donationId, ...fact }) => (donationId === null ? [] : [{ donationId, ...fact }]))
  for (let start = 0; start < ofDonations.length; start += LINES) {
    const batch = ofDonations.slice(start, start + LINES)
    const entries = batch.map(
      ({ donationId, reference, amountPaise, lines, note }) =>
        sql`(${donationId}::bigint, ${reference}::text, ${amountPaise}::bigint, ${lines.length}::smallint, ${note}::text)`,
    )
    const lines = batch.flatMap(({ donationId, reference, lines: own }) =>
      own.map(
        ({ account, amountPaise }) =>
          sql`(${donationId}::bigint, ${reference}::text, ${account}::text, ${amountPaise}::bigint)`,
      ),
    )
    await sql`
      with facts (donation_id, reference, amount_paise, line_count, note) as (values ${sql.join(entries)}),
      lines (donation_id, reference, account, amount_paise) as (values ${sql.join(lines)}),
      held as (
        select id, state from donations where id in (select donation_id from facts) and state <> 'voided'
        order by id for update
      ),
      entries as (
        insert into ledger_entries
          (donation_id, event, state, amount_paise, line_count, reference, note, actor_kind, at, effective_at)
        select held.id, 'settled', held.state, facts.amount_paise, facts.line_count, facts.reference, facts.note, 'provider',
          ${now}::timestamptz, ${effectiveAt}::timestamptz
        from facts join held on held.id = facts.donation_id
        on conflict do nothing
        returning id, donation_id, reference
      )
      insert into ledger_lines (entry_id, account, amount_paise)
      select entries.id, lines.account, lines.amount_paise from entries join lines using (donation_id, reference)`.execute(
      db,
    )
  }
  for (const { donationId, reference, amountPaise, lines, line } of facts) {
    if (donationId !== null) continue
    const fact = { donationId, event: 'settled', actor: 'provider', at: now, effectiveAt } as const
    await recordFact(db, { ...fact, reference, amountPaise, lines, note: line.providerId })
  }
  for (const { from, line } of facts) if (from === 'suspense') await closeReturned(db, line, now)
}
