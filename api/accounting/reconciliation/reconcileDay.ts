import { sql } from 'kysely'
import { ruleOn } from '../../../shared/contract/content/rules.ts'
import { type DayFigures, differenceCodes, differenceRules } from '../../../shared/contract/staff/reconciliation.ts'
import { readRules } from '../../content/readRules.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { PaymentChanges, SettlementLine } from '../../payment/changes.ts'
import { recordAnswer } from '../../payment/events.ts'
import { issuedPayment } from '../../payment/issuedPayment.ts'
import type { DayRow, PaymentReport, Paying } from '../../payment/provider.ts'
import { applyVerified } from '../../payment/refresh.ts'
import type { Database, Reading } from '../../storage/database.ts'
import { settlementLines } from '../ledger/accounts.ts'
import { recordFact } from '../ledger/recordFact.ts'
import { paidStates } from '../ledger/states.ts'
import { notifyRefunded } from '../refunds/notifyRefunded.ts'
import { closeBySystem, closeDecided, closeReturned, openCase } from './cases.ts'
import { type Compared, compareDay, isIncome, lineReference, type SettledLine } from './compareDay.ts'
import { acceptedOf, type Difference, type TheirDay } from './comparePayment.ts'
import { loadDonations, type LoadedDonation, loadUnmatched } from './loadDonations.ts'
import { DAY_MS, indianDay } from '../../../shared/date.ts'
import { indianDayBounds } from '../../payment/financialYear.ts'

/** Before every donation: nothing is due for a payout. */
const never = new Date(0)

/**
 * Compares an Indian day with the provider's list and payouts of that day, and applies the result. Any number of runs has the effect of one.
 * @throws ProviderUnreachable if the provider does not answer everything. Nothing is applied then
 */
export async function reconcileDay(deps: Dependencies, day: string): Promise<DayFigures> {
  const { provider, db, config } = deps
  const rows = (await provider.listDay(day)).filter(hasMoney)
  const lines = (await provider.listSettlements(day)).filter(hasMoney)
  const records = [...rows, ...lines]
  const providerIds = records.map(({ providerId }) => providerId)
  const unmatched = await loadUnmatched(db, providerIds)
  const ids = [...unmatched.values()].flatMap(({ donationId, foundId }) => [donationId ?? [], foundId ?? []].flat())
  const donations = await loadDonations(db, { day, txnIds: records.map(({ txnId }) => txnId), ids })
  const accepted = donations.flatMap((one) => acceptedOf(one) ?? [])
  const matched = await loadUnmatched(db, accepted)
  const theirs = await askProvider(deps, donations, { rows, lines })
  const payoutDue = new Date(deps.now().getTime() - config.payoutDays * DAY_MS)
  const rules = await readRules(db)
  // A payout has payments of days before it. Each has the fee that was agreed on its own day.
  const feeOn = (paidAt: Date | null) => ruleOn(rules, 'payment.fee', paidAt ? indianDay(paidAt) : day) ?? null
  const compared = compareDay(donations, theirs, { payoutDue, feeOn }, new Map([...matched, ...unmatched]))
  // A line that arrives late is not missing any more, also if it is wrong.
  const listed = lines.filter(({ kind }) => kind === 'capture' || kind === 'other').map(({ providerId }) => providerId)
  const isListed = sql<boolean>`code = 'payout_missing' and provider_id = any(${listed})`
  await closeBySystem({ db, now: deps.now() }).where(isListed).execute()
  await applyDifferences(deps, day, donations, compared)
  await markGone(db, { day, now: deps.now(), found: compared.differences })
  return figuresOf(theirs, compared, await paidAmong(deps, rows))
}

/** A payment of ₹0 registers a mandate by net banking. It is no money, and no donation. */
const hasMoney = ({ kind, amountPaise }: DayRow | SettlementLine): boolean =>
  amountPaise !== 0 || (kind !== 'payment' && kind !== 'capture')

/** Compares single payments, about which there was news, with the provider's answers. @throws ProviderUnreachable */
export async function reconcilePayments(deps: Dependencies, day: string, txnIds: readonly string[]): Promise<void> {
  const donations = await loadDonations(deps.db, { txnIds })
  const theirs = await askProvider(deps, donations, { rows: [], lines: [] }, new Set(txnIds))
  await applyDifferences(deps, day, donations, compareDay(donations, theirs, { payoutDue: never, feeOn: () => null }))
}

/** Of the payments in the provider's list, those that we have as paid now. */
async function paidAmong({ db }: Reading, rows: TheirDay['rows']): Promise<{ count: number; paise: number }> {
  const listed = rows.filter(({ paid }) => paid).map(({ txnId }) => txnId)
  return db
    .selectFrom('donations')
    .select([sql<number>`count(*)`.as('count'), sql<number>`(coalesce(sum(amount), 0) * 100)::bigint`.as('paise')])
    .where('mode', '=', 'provider')
    .where('source', '=', 'online')
    .where('state', 'in', paidStates)
    .where('txn_id', '=', sql<string>`any(${listed}::text[])`)
    .executeTakeFirstOrThrow()
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
  db: Database,
  { day, now, found }: { day: string; now: Date; found: readonly Difference[] },
): Promise<void> {
  await sql`
    update case_days set gone_at = ${now} where day = ${day} and gone_at is null and case_id in (
      select id from cases where code = any(${lasting}) and key <> all(${found.map(({ key }) => key)}))`.execute(db)
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
    const batch = donations.slice(start, start + BATCH).map(issuedPayment)
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
  const byId = new Map(donations.map((donation) => [donation.id, donation]))
  for (const one of differences) await applyDifference(deps, day, one, byId.get(one.donationId ?? 0))
  await recordPayout(deps.db, { day, now: deps.now(), settled })
}

async function applyDifference(
  deps: Dependencies,
  day: string,
  difference: Difference,
  donation: LoadedDonation | undefined,
): Promise<void> {
  const { payment, fact, donationId } = difference
  // It has its own transaction, with the receipt and the mail.
  const becamePaid = payment && donation ? await applyVerified(deps, donation, payment) : false
  const evidenceId = fact ? await keepEvidence(deps, difference) : null
  const now = deps.now()
  await deps.db.transaction().execute(async (db) => {
    if (!fact) {
      await openCase(db, difference, { day, now, isApplied: becamePaid })
      return
    }
    const { event, amountPaise, reference, at: effectiveAt } = fact
    const change = { donationId, event, amountPaise, reference, evidenceId } as const
    const isApplied = await recordFact(db, { ...change, actor: 'provider', at: now, effectiveAt })
    if (isApplied && event === 'refunded' && donationId !== null)
      await notifyRefunded({ ...deps, db }, donationId, { amountPaise, reference })
    await openCase(db, difference, { day, now, isApplied })
    await closeDecided(db, difference, now)
  })
}

/** The provider's record of a refund, dispute or unmatched payment, as evidence of the fact. */
async function keepEvidence(deps: Dependencies, { txnId, code, evidence }: Difference): Promise<number> {
  const body = Object.fromEntries(Object.entries(evidence).map(([name, value]) => [name, String(value ?? '')]))
  const identity = `change ${JSON.stringify([code, body])}`
  const answer = { txnId, source: 'query', verified: true, note: code, body, unsigned: [], identity } as const
  return (await recordAnswer(deps, answer)).id
}

/**
 * Records lines of a payout as facts `settled`, all in one statement: a night may have ten thousand. The effect is that of `recordFact` for each: a line that
 * is recorded already stays as it is, and the donation's state does not change.
 */
export async function recordPayout(
  db: Database,
  { day, now, settled }: { day: string; now: Date; settled: readonly SettledLine[] },
): Promise<void> {
  const { from: effectiveAt } = indianDayBounds(day)
  const facts = settled.map(({ donationId, from, line }) => {
    const { feePaise, taxPaise, amountPaise, providerId } = line
    const grossPaise = isIncome(line) ? amountPaise : -amountPaise
    return {
      donation_id: donationId,
      reference: lineReference(line),
      amount_paise: amountPaise,
      // Lines of money that no donation has are found by the payment's number.
      note: donationId === null || from === 'suspense' ? providerId : null,
      lines: settlementLines({ grossPaise, feePaise, taxPaise, from }),
    }
  })
  await sql`
    with facts as (
      select * from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb)
        as fact (donation_id bigint, reference text, amount_paise bigint, note text, lines jsonb)
    ),
    held as (
      select id, state from donations where id in (select donation_id from facts) and state <> 'voided'
      order by id for update
    ),
    entries as (
      insert into ledger_entries
        (donation_id, event, state, amount_paise, line_count, reference, note, actor_kind, at, effective_at)
      select donation_id, 'settled', held.state, amount_paise, jsonb_array_length(lines), reference, note, 'provider',
        ${now}::timestamptz, ${effectiveAt}::timestamptz
      from facts left join held on held.id = donation_id
      where donation_id is null or held.id is not null
      on conflict do nothing
      returning id, reference
    )
    insert into ledger_lines (entry_id, account, amount_paise)
    select entries.id, line.account, line."amountPaise" from entries join facts using (reference)
      cross join jsonb_to_recordset(lines) as line (account text, "amountPaise" bigint)`.execute(db)
  for (const { from, line } of settled) if (from === 'suspense') await closeReturned(db, line, now)
}
