import { type OfflineDonation, offlineDonationSchema } from '../../../shared/contract/staff/offlineDonation.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { readJson } from '../../base/http/readRequest.ts'
import { conflict, invalid } from '../../base/http/refusal.ts'
import { queueReceiptMail, sendReceiptMails } from '../../accounting/receipts/receiptMails.ts'
import { findProject } from '../../projects/project.ts'
import { readDonor } from '../../accounting/receipts/readDonor.ts'
import type { DonorColumns } from './offlineDonor.ts'
import { readOpenDays } from './openDays.ts'
import { storeOffline } from './storeOffline.ts'
import { txnIdOf } from './txnIdOf.ts'
import type { Reading, Unsealing } from '../../storage/database.ts'

/**
 * `POST staff/offline-donation`. Stores a new donor, the donation, its fact and its receipt in one transaction. Mails the receipt if there is an address. The same key again answers the same donation; 409 `mismatch` if it differs. 422 `unknown` at `project_id`, `purpose_id` or `donor`.
 */
export async function takeOffline({ deps, request, session, language }: Call<Session>): Promise<Answer> {
  const entry = await readJson(request, offlineDonationSchema(await readOpenDays(deps)))
  const project = await findProject(deps, Number(entry.project_id), language)
  if (!project) throw invalid({ project_id: 'unknown' })
  const txn_id = txnIdOf(entry.key)
  const known = await findTaken(deps, txn_id, entry)
  if (known) return { data: known }
  const receipt = await deps.db.transaction().execute(async (db) => {
    const stored = await storeOffline({ ...deps, db }, entry, project, session.userId)
    if (await hasAddress({ ...deps, db }, stored.donor)) await queueReceiptMail(db, stored.id, deps.now())
    return stored.receipt
  })
  await sendReceiptMails(deps)
  return { data: { txn_id, receipt } }
}

async function findTaken({ db }: Reading, txnId: string, entry: OfflineDonation) {
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

async function hasAddress(deps: Unsealing, columns: DonorColumns): Promise<boolean> {
  const { donor } = await readDonor(deps, { ...columns, language: null })
  return Boolean(donor?.email)
}
