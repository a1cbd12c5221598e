import * as z from 'zod/mini'
import { maskPan } from '../../shared/contract/people/person.ts'
import {
  type StaffDonation,
  staffDonationQuerySchema,
  type StaffEvidence,
  type StaffLedgerEntry,
} from '../../shared/contract/staff/donation.ts'
import { warnedOfSchema } from '../../shared/contract/staff/offlineDonation.ts'
import type { RefundState } from '../../shared/contract/staff/refunds.ts'
import { readDonor } from '../accounting/receipts/readDonor.ts'
import { isRefundable, isReturnable, waitingRefunds } from '../accounting/refunds/requestRefund.ts'
import { audit } from '../audit/audit.ts'
import { type Donation, findDonation } from '../donation/findDonation.ts'
import type { Answer, Call, Session } from '../call.ts'
import { readQuery } from '../base/http/readRequest.ts'
import { notFound } from '../base/http/refusal.ts'
import { describeRows } from './donations.ts'
import type { Database, Unsealing } from '../storage/database.ts'

/** `GET staff/donation?txn_id=…`. One donation with its donor, ledger, evidence, refunds, cases, receipts, mail and log. 404 for an unknown one. */
export async function readDonation({ deps, url, session, language }: Call<Session>): Promise<Answer> {
  const { db } = deps
  const donation = await findDonation(deps, readQuery(url, staffDonationQuerySchema).txn_id)
  if (!donation) throw notFound()
  const { id } = donation
  const [row] = await describeRows(deps, [donation], language)
  if (!row) throw notFound()
  const balance = await db
    .selectFrom('donation_balances')
    .selectAll()
    .where('donation_id', '=', id)
    .executeTakeFirstOrThrow()
  const mail = await db.selectFrom('receipt_mails').selectAll().where('donation_id', '=', id).executeTakeFirst()
  await audit(deps, session.userId, 'donation.read', { subject: { kind: 'donation', id } })
  const data: StaffDonation = {
    txn_id: row.txn_id,
    state: row.state,
    mode: row.mode,
    amount: row.amount,
    balance: {
      paid: balance.paid_rupees,
      refunded: balance.refunded_rupees,
      lost: balance.lost_rupees,
      net: balance.net_rupees,
      settled: balance.settled,
    },
    at: row.at,
    created_at: donation.created_at.toISOString(),
    project: row.project,
    project_id: donation.project_id,
    purpose: row.purpose,
    purpose_id: donation.purpose_id,
    provider_id: donation.provider_id,
    reason: donation.reason,
    partner: row.partner,
    declared: donation.declared,
    donor: await describeDonor(deps, donation),
    link_of: await readLinkOf(db, donation.payment_link_id),
    put_away: await readPutAway(db, id),
    dedication: await readDedication(db, donation),
    entries: await readEntries(db, id),
    evidence: await readEvidence(db, donation.txn_id),
    ...(await readRefunds(db, donation, balance.net_rupees)),
    cases: await readCases(db, id),
    receipts: await readReceipts(db, id),
    mail: mail ? { queued_at: mail.created_at.toISOString(), sent_at: mail.sent_at?.toISOString() ?? null } : null,
    audit: await readLog(db, id),
  }
  return { data }
}

async function readDedication(db: Database, { id, dedicated_to }: Donation): Promise<StaffDonation['dedication']> {
  if (dedicated_to === null) return null
  const row = await db
    .selectFrom('dedications')
    .select(['occasion', 'day', 'sent_at', 'recipient_sealed'])
    .where('donation_id', '=', id)
    .executeTakeFirst()
  return {
    name: dedicated_to,
    occasion: row?.occasion ?? null,
    day: row?.day ?? null,
    mailed: Boolean(row?.sent_at ?? row?.recipient_sealed),
    sent_at: row?.sent_at?.toISOString() ?? null,
  }
}

async function readLinkOf(db: Database, linkId: number | null): Promise<string | null> {
  if (linkId === null) return null
  const link = await db
    .selectFrom('payment_links')
    .leftJoin('users', 'users.id', 'user_id')
    .leftJoin('donors', 'donors.id', 'donor_id')
    .select((eb) => eb.fn.coalesce('users.full_name', 'donors.full_name').as('name'))
    .where('payment_links.id', '=', linkId)
    .executeTakeFirst()
  return link?.name ?? ''
}

async function describeDonor(deps: Unsealing, donation: Donation): Promise<StaffDonation['donor']> {
  const { donor } = await readDonor(deps, donation)
  const { user_id, donor_id } = donation
  const id = user_id ?? donor_id
  if (!donor || id === null) return null
  return {
    kind: user_id === null ? 'donor' : 'account',
    id,
    name: donor.name,
    email: donor.email || null,
    pan: donor.pan && maskPan(donor.pan),
  }
}

async function readReceipts(db: Database, donationId: number): Promise<StaffDonation['receipts']> {
  const rows = await db
    .selectFrom('receipt_versions')
    .innerJoin('receipts', 'receipts.donation_id', 'receipt_versions.donation_id')
    .select(['number', 'version', 'kind', 'issued_at'])
    .where('receipts.donation_id', '=', donationId)
    .orderBy('version')
    .execute()
  return rows.map(({ issued_at, ...row }) => ({ ...row, issued_at: issued_at.toISOString() }))
}

/** The newest entries of the audit log about the donation. */
async function readLog(db: Database, donationId: number): Promise<StaffDonation['audit']> {
  const rows = await db
    .selectFrom('audit_entries')
    .leftJoin('users', (join) => join.onRef('users.id', '=', 'actor_id').on('actor_kind', '=', 'user'))
    .select(['audit_entries.id', 'at', 'action', 'actor_kind', 'full_name'])
    .where('subject_kind', '=', 'donation')
    .where('subject_id', '=', String(donationId))
    .orderBy('audit_entries.id', 'desc')
    .limit(20)
    .execute()
  return rows.map(({ id, at, action, actor_kind, full_name }) => ({
    id,
    at: at.toISOString(),
    action,
    actor: full_name ?? actor_kind,
  }))
}

/** The differences to the provider's records that were found about a donation, newest first. */
async function readCases(db: Database, donationId: number): Promise<StaffDonation['cases']> {
  const rows = await db
    .selectFrom('cases')
    .select(['id', 'code', 'day', 'closed_at'])
    .where('donation_id', '=', donationId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ closed_at, ...row }) => ({ ...row, open: closed_at === null }))
}

const waiting: ReadonlySet<RefundState> = new Set(waitingRefunds)

/**
 * The refunds of a donation that were asked for, newest first, and how much may still be asked for. Another request may take the rest meanwhile, so the request
 * checks it again.
 * @param net whole rupees of the donation that still count
 */
async function readRefunds(
  db: Database,
  donation: Donation,
  net: number,
): Promise<Pick<StaffDonation, 'refunds' | 'refundable' | 'returnable'>> {
  const rows = await db
    .selectFrom('refund_requests')
    .select(['id', 'amount', 'state', 'asked_at'])
    .where('donation_id', '=', donation.id)
    .orderBy('id', 'desc')
    .execute()
  const asked = rows.filter(({ state }) => waiting.has(state)).reduce((sum, { amount }) => sum + amount, 0)
  const left = Math.max(0, Math.floor(net) - asked)
  return {
    refunds: rows.map(({ asked_at, ...row }) => ({ ...row, asked_at: asked_at.toISOString() })),
    refundable: isRefundable(donation) ? left : 0,
    returnable: isReturnable(donation) ? left : 0,
  }
}

/** The warnings at its entry, with the reasons of staff. */
async function readPutAway(db: Database, donationId: number): Promise<StaffDonation['put_away']> {
  const rows = await db
    .selectFrom('put_away_warnings')
    .leftJoin('users', 'users.id', 'actor_id')
    .select(['warning', 'reason', 'found', 'full_name'])
    .where('donation_id', '=', donationId)
    .orderBy('warning')
    .execute()
  return rows.map(({ warning, reason, found, full_name }) => ({
    warning,
    reason,
    actor: full_name ?? 'user',
    ...warnedOfSchema.parse(JSON.parse(found)),
  }))
}

/** The facts about a donation in their order, each with its lines and with the name of the member of staff. */
async function readEntries(db: Database, donationId: number): Promise<StaffLedgerEntry[]> {
  const entries = await db
    .selectFrom('ledger_entries')
    .leftJoin('users', 'users.id', 'ledger_entries.actor_id')
    .selectAll('ledger_entries')
    .select('users.full_name as actor_name')
    .where('donation_id', '=', donationId)
    .orderBy('ledger_entries.id')
    .execute()
  const lines = await db
    .selectFrom('ledger_lines')
    .selectAll()
    .where('entry_id', 'in', db.selectFrom('ledger_entries').select('id').where('donation_id', '=', donationId))
    .orderBy('amount_paise', 'desc')
    .execute()
  return entries.map((entry) => ({
    id: entry.id,
    event: entry.event,
    at: entry.at.toISOString(),
    effective_at: entry.effective_at.toISOString(),
    amount_paise: entry.amount_paise,
    reference: entry.reference,
    note: entry.note,
    evidence_id: entry.evidence_id,
    actor: entry.actor_name ?? entry.actor_kind,
    lines: lines
      .filter((line) => line.entry_id === entry.id)
      .map(({ account, amount_paise }) => ({ account, amount_paise })),
  }))
}

const namesSchema = z.array(z.string())

/** What the provider said about a donation, oldest first. A field that no signature covers is marked; null if that was not noted. */
async function readEvidence(db: Database, txnId: string): Promise<StaffEvidence[]> {
  const rows = await db.selectFrom('payment_events').selectAll().where('txn_id', '=', txnId).orderBy('id').execute()
  return rows.map((row) => {
    const unsigned = row.unsigned === null ? null : new Set(namesSchema.parse(JSON.parse(row.unsigned)))
    return {
      id: row.id,
      source: row.source,
      verified: row.verified,
      note: row.note,
      fields: fieldsOf(row.body).map(([name, value]) => ({
        name,
        value: typeof value === 'string' ? value : JSON.stringify(value),
        signed: unsigned && !unsigned.has(name),
      })),
      seen: row.seen,
      at: row.created_at.toISOString(),
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
