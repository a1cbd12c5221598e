import {
  dedicationNameSchema,
  type DedicationRequest,
  dedicationRequestSchema,
} from '../../shared/contract/donation/dedication.ts'
import { countOwnAttempt } from '../accounts/limit.ts'
import { audit } from '../audit/audit.ts'
import type { Answer, Call, Session } from '../call.ts'
import { readJson } from '../base/http/readRequest.ts'
import { conflict, invalid, notFound } from '../base/http/refusal.ts'
import { mailAnswered, sendReceiptMails } from '../accounting/receipts/receiptMails.ts'
import { wasPaid } from '../accounting/ledger/states.ts'
import { readAskingPurpose, renameDedication } from './dedications.ts'
import { findOwnDonation } from './findDonation.ts'

/**
 * `POST staff/dedication-name { txn_id, name, was }` (our addition). Staff correct the name in which a donation was given. 404 for an unknown donation, or one in nobody's
 * name. 409 `changed_meanwhile` if the name has changed since staff saw it.
 */
export async function correctDedication({ deps, request, session }: Call<Session>): Promise<Answer> {
  const { txn_id, name, was } = await readJson(request, dedicationNameSchema)
  await deps.db.transaction().execute(async (db) => {
    const donation = await db
      .selectFrom('donations')
      .select(['id', 'txn_id', 'purpose_id', 'user_id', 'dedicated_to'])
      .where('txn_id', '=', txn_id)
      .forUpdate()
      .executeTakeFirst()
    if (!donation?.dedicated_to) throw notFound()
    if (donation.dedicated_to !== was) throw conflict('changed_meanwhile')
    if (!(await renameDedication({ ...deps, db }, donation, name))) return
    await audit({ db, now: deps.now }, session.userId, 'dedication.corrected', {
      subject: { kind: 'donation', id: donation.id },
    })
  })
  deps.mailer.wake()
  return { data: null, message: 'saved' }
}

/**
 * `POST donation/dedication { txn_id, name }` (our addition). Sets the name to be written for the donor's own donation, for example in memory of somebody; ''
 * removes it.
 * The receipt shows the name and is mailed (mailAnswered), and the trust gets the name by mail. 404 for an unknown, somebody else's or unconfirmed donation. 422 `name: unknown` if the purpose
 * promises no name, `too_long`, `control`. 429 after several within an hour.
 */
export async function dedicate({ deps, request, session }: Call<Session>): Promise<Answer> {
  const { txn_id, name }: DedicationRequest = await readJson(request, dedicationRequestSchema)
  const donation = await findOwnDonation(deps, session, txn_id)
  if (!donation || !wasPaid(donation.state)) throw notFound()
  if (!(await readAskingPurpose(deps, donation.purpose_id))) throw invalid({ name: 'unknown' })
  await countOwnAttempt({ deps, request, session }, 'dedication')
  const dedicated_to = name || null
  await deps.db.transaction().execute(async (db) => {
    const within = { ...deps, db }
    const owned = { ...donation, user_id: session.userId }
    const isNew = await renameDedication(within, owned, dedicated_to)
    // The mail before had no name, or another one.
    if (isNew && dedicated_to !== null) await mailAnswered(within, donation.id, { named: true })
  })
  await sendReceiptMails(deps)
  deps.mailer.wake()
  return { data: { name: dedicated_to }, message: 'saved' }
}
