import type { Updateable } from 'kysely'
import { type Rule, ruleOn } from '../../../shared/contract/content/rules.ts'
import type { WithConfig } from '../../base/config.ts'
import type { Sealed } from '../../base/vault/vault.ts'
import { readRules } from '../../content/readRules.ts'
import { type Donation, getDonation } from '../../donation/findDonation.ts'
import { financialYear, lastKeptDay } from '../../payment/financialYear.ts'
import type { Database, Sealing } from '../../storage/database.ts'
import { buildOnce, type Placeholders } from '../../storage/preparedStatements.ts'
import type { DonationTable } from '../../storage/tables/tables.ts'
import { withFact } from '../ledger/writeFact.ts'
import { makeSnapshot } from './makeSnapshot.ts'
import { readDonor } from './readDonor.ts'
import { openDonor, type ReceiptDonor, sealDonor, UNDECIDED } from './snapshot.ts'
import { DAY_MS, indianDay } from '../../../shared/date.ts'

/**
 * Gives a donation its receipt number, e.g. `KSN/2026-27/000123`, and answers it. Numbers count without gaps within the Indian financial year.
 * Call it in the transaction that makes the donation paid. Until that ends, other instances wait for the counter. A rollback returns the number.
 * @param paidAt decides the financial year: a donation of 31 March belongs to that year, even if the server learns of it in April
 */
export async function giveNumber(
  db: Database,
  rules: readonly Rule[],
  { donationId, paidAt, now }: { donationId: number; paidAt: Date; now: Date },
): Promise<string> {
  const financial_year = financialYear(paidAt)
  const { last } = await db
    .insertInto('receipt_counters')
    .values({ financial_year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('financial_year').doUpdateSet((eb) => ({ last: eb('receipt_counters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  const prefix = ruleOn(rules, 'receipt.prefix', indianDay(paidAt))
  const number = [prefix, financial_year, String(last).padStart(6, '0')].filter(Boolean).join('/')
  await db.insertInto('receipts').values({ donation_id: donationId, number, created_at: now }).execute()
  return number
}

/**
 * Issues the receipt of a paid donation, and answers its number, e.g. `KSN/2026-27/000123`. It freezes what the receipt says: donor, trust, texts and language.
 * Call it in the transaction that makes the donation paid, so no number is lost or given twice.
 * @param paidAt decides the financial year.
 */
export async function issueReceipt(deps: Sealing, donationId: number, paidAt: Date): Promise<string> {
  const { db } = deps
  const now = deps.now()
  const rules = await readRules(db)
  const donation = await getDonation(deps, donationId)
  const version = await prepareVersion(deps, rules, donation, paidAt)
  const number = await giveNumber(db, rules, { donationId, paidAt, now })
  await db
    .insertInto('receipt_versions')
    .values({ ...version, issued_at: now })
    .execute()
  return number
}

/** Everything but the number. It is read before the number is given, because the counter lets only one transaction at a time pass. */
async function prepareVersion(deps: Sealing, rules: readonly Rule[], donation: Donation, paidAt: Date) {
  const snapshot = await makeSnapshot(deps.db, rules, donation, paidAt)
  const { donor: now, language } = await readDonor(deps, donation)
  const frozen = deps.db.selectFrom('frozen_donors').select('donor_sealed').where('donation_id', '=', donation.id)
  // None of a donation that was never handed over, or long ago.
  const sealed = (await frozen.executeTakeFirst())?.donor_sealed ?? null
  const handedOver = openDonor(deps, donation.id, UNDECIDED, sealed)
  // A PAN only completes a receipt, so one that was given after the hand-over counts. Everything else is as it was then.
  const donor = handedOver ? { ...handedOver, pan: handedOver.pan ?? now?.pan ?? null } : now
  return {
    donation_id: donation.id,
    version: 1,
    kind: 'original' as const,
    language,
    snapshot: JSON.stringify(snapshot),
    donor_sealed: sealDonor(deps, donation.id, 1, donor),
    keep_until: lastKeptDay(snapshot.year, ruleOn(rules, 'receipt.keepYears', indianDay(paidAt)) ?? 0),
  }
}

/**
 * Records that a donation is handed over to the provider, and keeps its donor as they are now, in one statement. Its receipt names this donor, also if the
 * profile changes or the account is deleted before the payment is confirmed. The donor is kept until the donation expires. To repeat it has no effect.
 *
 * @param set other columns that change with it
 */
export async function recordHandOver(
  { db, vault, config, now }: Sealing & WithConfig,
  donation: Pick<Donation, 'id' | 'created_at'>,
  donor: ReceiptDonor | null,
  set: Omit<Updateable<DonationTable>, 'state'> = {},
): Promise<void> {
  const donor_sealed = sealDonor({ vault }, donation.id, UNDECIDED, donor)
  const expiresAt = new Date(donation.created_at.getTime() + config.expiryDays * DAY_MS)
  const frozen = donor_sealed ? { donorSealed: donor_sealed, expiresAt } : {}
  await handOver(db, { ...set, recorded_at: now(), donationId: donation.id, ...frozen })
}

interface HandOver extends Omit<Updateable<DonationTable>, 'state'> {
  donationId: number
  recorded_at: Date
  /** Both absent for a donation of nobody who is known. */
  donorSealed?: Sealed
  expiresAt?: Date
}

const handOver = buildOnce((db, { donationId, donorSealed, expiresAt, ...set }: Placeholders<HandOver>) => {
  const withDonor =
    donorSealed && expiresAt
      ? db.with('frozen', (query) =>
          query
            .insertInto('frozen_donors')
            .values({ donation_id: donationId, donor_sealed: donorSealed, expires_at: expiresAt })
            .onConflict((conflict) => conflict.doNothing())
            .returning('donation_id'),
        )
      : db
  // If the payment arrived before the record, its state stays.
  const change = { event: 'handed_over', actor: 'donor', at: set.recorded_at, set, unrecorded: true } as const
  return withFact(withDonor, { id: donationId }, change).selectFrom('moved').select('moved.id')
})

const BATCH = 200

/**
 * Freezes the receipts of version 1.0, which have a number only, with what profile and content say now. The API calls it before it answers the first request.
 * Answers how many there were. It is safe to repeat, to interrupt, and to run on several machines at once.
 */
export async function freezeOldReceipts(deps: Sealing): Promise<number> {
  const { db } = deps
  const rules = await readRules(db)
  for (let total = 0; ; ) {
    const rows = await db
      .selectFrom('donations')
      .innerJoin('receipts', 'receipts.donation_id', 'donations.id')
      .leftJoin('receipt_versions', 'receipt_versions.donation_id', 'donations.id')
      .selectAll('donations')
      .select('receipts.created_at as issued_at')
      .where('receipt_versions.id', 'is', null)
      .orderBy('donations.id')
      .limit(BATCH)
      .execute()
    if (rows.length === 0) return total
    for (const { issued_at, ...donation } of rows) {
      const version = await prepareVersion(deps, rules, donation, donation.settled_at ?? donation.created_at)
      await db
        .insertInto('receipt_versions')
        .values({ ...version, issued_at })
        .onConflict((conflict) => conflict.columns(['donation_id', 'version']).doNothing())
        .execute()
    }
    total += rows.length
  }
}
