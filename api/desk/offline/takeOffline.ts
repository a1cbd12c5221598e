import { createHash } from 'node:crypto'
import { type OfflineDonation, offlineDonationSchema } from '../../../shared/contract/staff/offlineDonation.ts'
import { audit } from '../../audit/audit.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Answer, Call, Session } from '../../platform/http/call.ts'
import { readJson } from '../../platform/http/readBody.ts'
import { conflict, invalid } from '../../platform/http/refusal.ts'
import { recordFact } from '../../accounting/ledger/recordFact.ts'
import { prepareDonation } from '../../accounting/ledger/prepareDonation.ts'
import { queueReceiptMail, sendReceiptMails } from '../../mail/receiptMails.ts'
import { findProject } from '../../projects/project.ts'
import { issueReceipt } from '../../accounting/receipts/issueReceipt.ts'
import { readDonor } from '../../accounting/receipts/readDonor.ts'
import { middleOf } from './middleOf.ts'
import { type DonorColumns, offlineDonor } from './offlineDonor.ts'
import { offlinePurpose } from './offlinePurpose.ts'
import { readOpenDays } from './openDays.ts'

/**
 * `POST staff/offline-donation`. Stores a new donor, the donation, its fact and its receipt in one transaction. Mails the receipt if there is an address. The same key again answers the same donation; 409 `mismatch` if it differs. 422 `unknown` at `project_id`, `purpose_id` or `donor`.
 */
export async function takeOffline({ deps, request, session, language }: Call<Session>): Promise<Answer> {
  const entry = await readJson(request, offlineDonationSchema(await readOpenDays(deps)))
  const project = await findProject(deps, Number(entry.project_id), language)
  if (!project) throw invalid({ project_id: 'unknown' })
  const purpose = await offlinePurpose(deps.db, project.id, entry.purpose_id)
  const txn_id = txnIdOf(entry.key)
  const known = await findTaken(deps, txn_id, entry)
  if (known) return { data: known }
  const at = deps.now()
  const paidAt = middleOf(entry.day, at)
  const receipt = await deps.db.transaction().execute(async (db) => {
    const donor = await offlineDonor({ ...deps, db }, entry)
    const { id } = await prepareDonation(db, {
      txn_id,
      ...donor,
      project_id: project.id,
      ...purpose,
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
      note: entry.note,
      ...reference,
    })
    const number = await issueReceipt(db, deps, id, paidAt)
    if (await hasAddress({ ...deps, db }, donor)) await queueReceiptMail(db, id, at)
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

async function hasAddress(deps: Pick<Dependencies, 'db' | 'vault'>, columns: DonorColumns): Promise<boolean> {
  const { donor } = await readDonor(deps, { ...columns, language: null })
  return Boolean(donor?.email)
}
