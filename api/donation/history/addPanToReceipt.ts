import { statusRequestSchema } from '../../../shared/contract/donation/donation.ts'
import { audit } from '../../audit/audit.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { readJson } from '../../base/http/readRequest.ts'
import { conflict, notFound } from '../../base/http/refusal.ts'
import { correctReceipt } from '../../accounting/receipts/correctReceipt.ts'
import { readDonor } from '../../accounting/receipts/readDonor.ts'
import { readReceipt } from '../../accounting/receipts/readReceipt.ts'
import { findOwnDonation } from '../findDonation.ts'

/**
 * `POST donation/receipt-pan { txn_id }` (our addition). Adds the PAN of the donor's profile to the receipt of their own donation, as a correction. 404 as for
 * the receipt itself; 409 `no_pan` if the profile has none, or the receipt has one already.
 */
export async function addPanToReceipt({ deps, request, session }: Call<Session>): Promise<Answer> {
  const { txn_id } = await readJson(request, statusRequestSchema)
  const donation = await findOwnDonation(deps, session, txn_id)
  if (!donation) throw notFound()
  await deps.db.transaction().execute(async (db) => {
    const within = { ...deps, db }
    const frozen = await readReceipt(within, donation.id)
    if (!frozen) throw notFound()
    const pan = (await readDonor(within, { ...donation, user_id: session.userId })).donor?.pan
    if (!pan || frozen.donor?.pan) throw conflict('no_pan')
    const corrected = await correctReceipt(within, donation.id, { donor: { pan } })
    if (!corrected) throw notFound()
    await audit(within, {
      actor: session.userId,
      action: 'receipt.corrected',
      subject: { kind: 'donation', id: donation.id },
      details: { version: corrected.version, reason: corrected.reason },
    })
  })
  return { data: null, message: 'saved' }
}
