import { clearChequeSchema } from '../../../shared/contract/staff/offlineDonation.ts'
import { accountOf } from '../../accounting/ledger/accounts.ts'
import { recordFact } from '../../accounting/ledger/recordFact.ts'
import { audit } from '../../audit/audit.ts'
import { readJson } from '../../base/http/readRequest.ts'
import { conflict, invalid, notFound } from '../../base/http/refusal.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { lockDonation } from '../../donation/findDonation.ts'
import { indianDate } from '../../payment/financialYear.ts'
import { middleOf } from './takeOffline.ts'

/**
 * `POST staff/clear-cheque { txn_id, day }` (our addition). The bank has paid a cheque: its money moves from the cheques in hand to the bank account. Its
 * receipt is no longer subject to realisation. 404 for an unknown donation; 409 `not_clearable`; 422 `before` at `day` if it is before the donation.
 */
export async function clearCheque({ deps, request, session }: Call<Session>): Promise<Answer> {
  const now = deps.now()
  const { txn_id, day } = await readJson(request, clearChequeSchema(indianDate(now)))
  await deps.db.transaction().execute(async (db) => {
    const donation = await lockDonation(db, { txn_id })
    if (!donation) throw notFound()
    const { id, settled_at, created_at } = donation
    if (accountOf(donation) !== 'cheques') throw conflict('not_clearable')
    if (day < indianDate(settled_at ?? created_at)) throw invalid({ day: 'before' })
    const effectiveAt = middleOf(day, now)
    const isNew = await recordFact(db, {
      donationId: id,
      event: 'cleared',
      actor: session.userId,
      at: now,
      effectiveAt,
    })
    if (!isNew) throw conflict('not_clearable')
    await db.updateTable('donations').set({ cleared_at: effectiveAt }).where('id', '=', id).execute()
    await audit({ db, now: deps.now }, session.userId, 'donation.cleared', { subject: { kind: 'donation', id } })
  })
  return { data: null, message: 'saved' }
}
