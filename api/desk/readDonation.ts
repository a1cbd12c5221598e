import { staffDonationQuerySchema, type StaffDonation } from '../../shared/contract/staff/donation.ts'
import { maskPan } from '../../shared/contract/people/pan.ts'
import { audit } from '../audit/audit.ts'
import type { Dependencies } from '../dependencies.ts'
import { findDonation, type Donation } from '../donation/findDonation.ts'
import type { Answer, Call, Session } from '../platform/http/call.ts'
import { readQuery } from '../platform/http/readQuery.ts'
import { notFound } from '../platform/http/refusal.ts'
import { readDonor } from '../accounting/receipts/readDonor.ts'
import { describeRows } from './describeRows.ts'
import { readCases } from './readCases.ts'
import { readEntries } from './readEntries.ts'
import { readEvidence } from './readEvidence.ts'
import { readRefunds } from './readRefunds.ts'

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
  await audit(deps, { actor: session.userId, action: 'donation.read', subject: { kind: 'donation', id } })
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
    donor: await describeDonor(deps, donation),
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

async function describeDonor(
  deps: Pick<Dependencies, 'db' | 'vault'>,
  donation: Donation,
): Promise<StaffDonation['donor']> {
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

async function readReceipts(db: Dependencies['db'], donationId: number): Promise<StaffDonation['receipts']> {
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
async function readLog(db: Dependencies['db'], donationId: number): Promise<StaffDonation['audit']> {
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
