import { correctOfflineSchema } from '../../../../shared/contract/staff/correctOffline.ts'
import { correctReceipt } from '../../../accounting/receipts/correctReceipt.ts'
import { audit } from '../../../audit/audit.ts'
import { mailReceipt } from '../../../mail/receiptMails.ts'
import type { Answer, Call, Session } from '../../../platform/http/call.ts'
import { readJson } from '../../../platform/http/readBody.ts'
import { notFound } from '../../../platform/http/refusal.ts'
import { lockTaken } from '../lockTaken.ts'
import { readOpenDays } from '../openDays.ts'
import { rebook } from './rebook.ts'

/**
 * `POST staff/correct-offline` (our addition). Corrects the booking of an offline donation, and issues the next version of its receipt, which is mailed.
 * 404 if there is no such donation, or its donor is not known any more. 409 `not_correctable`, `corrected_meanwhile`, `nothing_to_correct`. 422 by field, e.g.
 * `other_year` or `closed` at `day`, `unknown` at `purpose_id`.
 */
export async function correctOffline({ deps, request, session }: Call<Session>): Promise<Answer> {
  const days = await readOpenDays(deps)
  const wanted = await readJson(request, correctOfflineSchema(days))
  const version = await deps.db.transaction().execute(async (db) => {
    const within = { ...deps, db }
    const { donation, receipt } = await lockTaken(within, wanted, 'corrected')
    const { id } = donation
    const next = `${receipt.number} v${wanted.version + 1}`
    await rebook(within, donation, wanted, { days, actor: session.userId, reference: next })
    const corrected = await correctReceipt(within, id, { donor: { note: wanted.note }, freshDonation: true })
    if (corrected === null) throw notFound()
    await audit(within, {
      actor: session.userId,
      action: 'donation.corrected',
      subject: { kind: 'donation', id },
      details: { version: corrected.version },
    })
    await mailReceipt(within, id, { db })
    return corrected.version
  })
  deps.mailer.wake()
  return { data: { version }, message: 'saved' }
}
