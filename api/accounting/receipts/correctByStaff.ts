import { correctReceiptSchema } from '../../../shared/contract/staff/receipts.ts'
import { refuseOwnPan } from '../../content/readRules.ts'
import { audit } from '../../audit/audit.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { readJson } from '../../base/http/readRequest.ts'
import { invalid, notFound } from '../../base/http/refusal.ts'
import { mailReceipt } from './receiptMails.ts'
import { correctReceipt } from './correctReceipt.ts'
import type { ReceiptDonor } from './snapshot.ts'

/**
 * `POST staff/correct-receipt { number, version, note, … }` (our addition). Issues the next version of a receipt, which names the one before, and mails it to the
 * donor. 403 `reauthenticate`; 404 if there is no such receipt, or its donor is not known any more. 409 `nothing_to_correct`;
 * `corrected_meanwhile` if the form showed an older version. 422 by field, e.g. `pan_address` at `address.line`.
 */
export async function correctByStaff({ deps, request, session }: Call<Session>): Promise<Answer> {
  const wanted = await readJson(request, correctReceiptSchema)
  const { number, note, name, address, pan } = wanted
  await refuseOwnPan(deps, pan)
  // The yearly statement needs the address of a donor with a PAN.
  if (pan && address?.line === '') throw invalid({ 'address.line': 'pan_address' })
  const found = await deps.db
    .selectFrom('receipts')
    .select('donation_id')
    .where('number', '=', number)
    .executeTakeFirst()
  if (!found) throw notFound()
  const donor: Partial<ReceiptDonor> = {
    note,
    ...(name === undefined ? {} : { name }),
    ...(address === undefined ? {} : { address }),
    ...(pan === undefined ? {} : { pan: pan || null }),
  }
  const version = await deps.db.transaction().execute(async (db) => {
    const within = { ...deps, db }
    const corrected = await correctReceipt(within, found.donation_id, {
      shown: wanted.version,
      donor,
      language: wanted.language,
      freshTrust: wanted.fresh_trust ?? false,
    })
    if (corrected === null) throw notFound()
    await audit(within, session.userId, 'receipt.corrected', {
      subject: { kind: 'donation', id: found.donation_id },
      details: { version: corrected.version, reason: corrected.reason },
    })
    await mailReceipt(within, found.donation_id, { db, language: wanted.language })
    return corrected.version
  })
  deps.mailer.wake()
  return { data: { number, version }, message: 'saved' }
}
