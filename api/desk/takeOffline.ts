import { createHash } from 'node:crypto'
import { type OfflineDonation, offlineDonationSchema } from '../../shared/contract/staff/offlineDonation.ts'
import { audit } from '../audit/audit.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Answer, Call, Session } from '../platform/http/call.ts'
import { readJson } from '../platform/http/readBody.ts'
import { conflict, invalid } from '../platform/http/refusal.ts'
import { recordFact } from '../accounting/ledger/recordFact.ts'
import { prepareDonation } from '../accounting/ledger/prepareDonation.ts'
import { queueReceiptMail, sendReceiptMails } from '../mail/receiptMails.ts'
import { indianDate } from '../payment/financialYear.ts'
import { findProject } from '../projects/project.ts'
import { issueReceipt } from '../accounting/receipts/issueReceipt.ts'
import { sealDonorPan } from '../platform/vault/donorPan.ts'

/**
 * `POST staff/offline-donation`. Stores the donor, the donation, its fact and its receipt in one transaction, and mails the receipt if there is an address. The
 * same key again answers the same donation; 409 `mismatch` if it differs. 422 `project_id: unknown`.
 */
export async function takeOffline({ deps, request, session, language }: Call<Session>): Promise<Answer> {
  const entry = await readJson(request, offlineDonationSchema(indianDate(deps.now())))
  const project = await findProject(deps, Number(entry.project_id), language)
  if (!project) throw invalid({ project_id: 'unknown' })
  const txn_id = txnIdOf(entry.key)
  const at = deps.now()
  const paidAt = middleOf(entry.day, at)
  const known = await findTaken(deps, txn_id, entry)
  if (known) return { data: known }
  const receipt = await deps.db.transaction().execute(async (db) => {
    const donor_id = await storeDonor({ ...deps, db }, entry)
    const { id } = await prepareDonation(db, {
      txn_id,
      donor_id,
      project_id: project.id,
      donation_type: project.donation_type,
      amount: Number(entry.amount),
      source: 'offline',
      mode: entry.mode,
      provider_id: entry.reference || null,
      language: entry.language,
      form_fields: '{}',
      created_at: at,
      recorded_at: at,
      settled_at: paidAt,
    })
    const reference = entry.reference ? { reference: entry.reference } : {}
    await recordFact(db, {
      donationId: id,
      event: 'taken_offline',
      actor: session.userId,
      at,
      effectiveAt: paidAt,
      ...reference,
    })
    const number = await issueReceipt(db, deps, id, paidAt)
    if (entry.email) await queueReceiptMail(db, id, at)
    const subject = { kind: 'donation', id } as const
    await audit({ db, now: deps.now }, { actor: session.userId, action: 'donation.taken_offline', subject })
    return number
  })
  await sendReceiptMails(deps)
  return { data: { txn_id, receipt } }
}

/** One key is one transaction id, so the database refuses a second donation of the same entry. */
const txnIdOf = (key: string): string =>
  `OFF${createHash('sha256').update(key).digest('hex').slice(0, 20).toUpperCase()}`

/** Noon of the day in India; for today not later than now. */
function middleOf(day: string, now: Date): Date {
  const noon = new Date(`${day}T12:00:00+05:30`)
  return noon > now ? now : noon
}

async function findTaken({ db }: Pick<Dependencies, 'db'>, txnId: string, entry: OfflineDonation) {
  const found = await db
    .selectFrom('donations')
    .innerJoin('receipts', 'receipts.donation_id', 'donations.id')
    .select(['amount', 'project_id', 'mode', 'number'])
    .where('txn_id', '=', txnId)
    .executeTakeFirst()
  if (!found) return null
  const same =
    found.amount === Number(entry.amount) && found.project_id === Number(entry.project_id) && found.mode === entry.mode
  if (!same) throw conflict('mismatch')
  return { txn_id: txnId, receipt: found.number }
}

async function storeDonor({ db, vault, now }: Pick<Dependencies, 'db' | 'vault' | 'now'>, entry: OfflineDonation) {
  const { id } = await db
    .insertInto('donors')
    .values({
      full_name: entry.name,
      email: entry.email || null,
      contact_no: entry.phone || null,
      address_line: entry.line,
      address_city: entry.city,
      address_state: entry.state,
      address_pin: entry.pin,
      user_id: null,
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (entry.pan)
    await db
      .updateTable('donors')
      .set({ pan: sealDonorPan({ vault }, id, entry.pan) })
      .where('id', '=', id)
      .execute()
  return id
}
