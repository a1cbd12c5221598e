import { type NotNull, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import * as z from 'zod/mini'
import { maskPan } from '../../shared/contract/people/person.ts'
import type { StaffDonation, staffDonationQuerySchema } from '../../shared/contract/staff/donation.ts'
import { warnedOfSchema } from '../../shared/contract/staff/offlineDonation.ts'
import { readDonor } from '../accounting/receipts/readDonor.ts'
import { isRefundable, isReturnable, waitingRefunds } from '../accounting/refunds/requestRefund.ts'
import { audit } from '../audit/audit.ts'
import { notFound } from '../base/http/refusal.ts'
import type { BeforeJson, Handler } from '../call.ts'
import { type Donation, requireDonation } from '../donation/findDonation.ts'
import type { Database, Unsealing } from '../storage/database.ts'
import { describeRows } from './donations.ts'
import { refOf } from './donorKey.ts'

type Shown = BeforeJson<StaffDonation>

/** `GET staff/donation?txn_id=…`. One donation with its donor, ledger, evidence, refunds, cases, receipts, mail and log. 404 for an unknown one. */
export const readDonation: Handler<typeof staffDonationQuerySchema> = async ({ deps, session, language }, asked) => {
  const { db } = deps
  const donation = await requireDonation(deps, asked.txn_id)
  const { id } = donation
  const [row] = await describeRows(deps, [donation], language)
  if (!row) throw notFound()
  const { id: _id, receipt: _receipt, ...shown } = row
  const balance = await db
    .selectFrom('donation_balances')
    .select([
      'paid_rupees as paid',
      'refunded_rupees as refunded',
      'lost_rupees as lost',
      'net_rupees as net',
      'settled',
    ])
    .where('donation_id', '=', id)
    .executeTakeFirstOrThrow()
  await audit(deps, session.userId, 'donation.read', { subject: { kind: 'donation', id } })
  const { created_at, project_id, purpose_id, provider_id, reason, declared } = donation
  const data: Shown = {
    ...shown,
    balance,
    created_at,
    project_id,
    purpose_id,
    provider_id,
    reason,
    declared,
    donor: await describeDonor(deps, donation),
    link_of: (await readLinkOf(db, donation.payment_link_id))?.name ?? null,
    put_away: await readPutAway(db, id),
    dedication: (await readDedication(db, id)) ?? null,
    entries: await readEntries(db, id),
    evidence: await readEvidence(db, donation.txn_id),
    ...(await readRefunds(db, donation, balance.net)),
    // The differences to the provider's records that were found about it, newest first.
    cases: await db
      .selectFrom('cases')
      .select(['id', 'code', 'day', sql<boolean>`closed_at is null`.as('open')])
      .where('donation_id', '=', id)
      .orderBy('id', 'desc')
      .execute(),
    receipts: await db
      .selectFrom('receipt_versions')
      .innerJoin('receipts', 'receipts.donation_id', 'receipt_versions.donation_id')
      .select(['number', 'version', 'kind', 'issued_at'])
      .where('receipts.donation_id', '=', id)
      .orderBy('version')
      .execute(),
    mail:
      (await db
        .selectFrom('receipt_mails')
        .select(['created_at as queued_at', 'sent_at'])
        .where('donation_id', '=', id)
        .executeTakeFirst()) ?? null,
    audit: await readLog(db, id),
  }
  return { data }
}

/** In whose name it was given; undefined if in nobody's. */
const readDedication = (db: Database, donationId: number) =>
  db
    .selectFrom('donations')
    .leftJoin('dedications', 'donation_id', 'donations.id')
    .select(['dedicated_to as name', 'occasion', 'day', 'sent_at'])
    .select(sql<boolean>`sent_at is not null or recipient_sealed is not null`.as('mailed'))
    .where('donations.id', '=', donationId)
    .where('dedicated_to', 'is not', null)
    .$narrowType<{ name: NotNull }>()
    .executeTakeFirst()

/** For whom staff made the link that it was given by; undefined if by none. */
const readLinkOf = (db: Database, linkId: number | null) =>
  db
    .selectFrom('payment_links')
    .leftJoin('users', 'users.id', 'user_id')
    .leftJoin('donors', 'donors.id', 'donor_id')
    .select((eb) => eb.fn.coalesce('users.full_name', 'donors.full_name', eb.val('')).as('name'))
    .where('payment_links.id', '=', linkId)
    .executeTakeFirst()

async function describeDonor(deps: Unsealing, donation: Donation): Promise<StaffDonation['donor']> {
  const { donor } = await readDonor(deps, donation)
  const ref = refOf(donation)
  return donor && ref && { ...ref, name: donor.name, email: donor.email || null, pan: donor.pan && maskPan(donor.pan) }
}

/** The newest entries of the audit log about the donation. */
const readLog = (db: Database, donationId: number) =>
  db
    .selectFrom('audit_entries')
    .leftJoin('users', (join) => join.onRef('users.id', '=', 'actor_id').on('actor_kind', '=', 'user'))
    .select((eb) => ['audit_entries.id', 'at', 'action', eb.fn.coalesce('full_name', 'actor_kind').as('actor')])
    .where('subject_kind', '=', 'donation')
    .where('subject_id', '=', String(donationId))
    .orderBy('audit_entries.id', 'desc')
    .limit(20)
    .execute()

const waiting: ReadonlySet<string> = new Set(waitingRefunds)

/**
 * The refunds of a donation that were asked for, newest first, and how much may still be asked for. Another request may take the rest meanwhile, so the request
 * checks it again.
 * @param net whole rupees of the donation that still count
 */
async function readRefunds(db: Database, donation: Donation, net: number) {
  const refunds = await db
    .selectFrom('refund_requests')
    .select(['id', 'amount', 'state', 'asked_at'])
    .where('donation_id', '=', donation.id)
    .orderBy('id', 'desc')
    .execute()
  const asked = refunds.filter(({ state }) => waiting.has(state)).reduce((sum, { amount }) => sum + amount, 0)
  const left = Math.max(0, Math.floor(net) - asked)
  return {
    refunds,
    refundable: isRefundable(donation) ? left : 0,
    returnable: isReturnable(donation) ? left : 0,
  }
}

/** The warnings at its entry, with the reasons of staff. */
async function readPutAway(db: Database, donationId: number): Promise<StaffDonation['put_away']> {
  const rows = await db
    .selectFrom('put_away_warnings')
    .leftJoin('users', 'users.id', 'actor_id')
    .select((eb) => ['warning', 'reason', 'found', eb.fn.coalesce('full_name', eb.val('user')).as('actor')])
    .where('donation_id', '=', donationId)
    .orderBy('warning')
    .execute()
  return rows.map(({ found, ...row }) => ({ ...row, ...warnedOfSchema.parse(JSON.parse(found)) }))
}

/** The facts about a donation in their order, each with its lines and with the name of the member of staff. */
const readEntries = (db: Database, donationId: number): Promise<Shown['entries']> =>
  db
    .selectFrom('ledger_entries')
    .leftJoin('users', 'users.id', 'ledger_entries.actor_id')
    .select(['ledger_entries.id', 'event', 'at', 'effective_at', 'amount_paise', 'reference', 'note', 'evidence_id'])
    .select((eb) => [
      eb.fn.coalesce('full_name', 'actor_kind').as('actor'),
      jsonArrayFrom(
        eb
          .selectFrom('ledger_lines')
          .select(['account', 'ledger_lines.amount_paise'])
          .whereRef('entry_id', '=', 'ledger_entries.id')
          .orderBy('ledger_lines.amount_paise', 'desc'),
      ).as('lines'),
    ])
    .where('donation_id', '=', donationId)
    .orderBy('ledger_entries.id')
    .execute()

const namesSchema = z.array(z.string())

/** What the provider said about a donation, oldest first. A field that no signature covers is marked; null if that was not noted. */
async function readEvidence(db: Database, txnId: string): Promise<Shown['evidence']> {
  const rows = await db
    .selectFrom('payment_events')
    .select(['id', 'source', 'verified', 'note', 'seen', 'created_at as at', 'unsigned', 'body'])
    .where('txn_id', '=', txnId)
    .orderBy('id')
    .execute()
  return rows.map(({ unsigned: stored, body, ...row }) => {
    const unsigned = stored === null ? null : new Set(namesSchema.parse(JSON.parse(stored)))
    return {
      ...row,
      fields: fieldsOf(body).map(([name, value]) => ({
        name,
        value: typeof value === 'string' ? value : JSON.stringify(value),
        signed: unsigned && !unsigned.has(name),
      })),
    }
  })
}

/** A text that was cut is no JSON any more. */
function fieldsOf(body: string): [string, unknown][] {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : []
  } catch {
    return []
  }
}
