import { type DedicationRequest, dedicationRequestSchema } from '../../shared/contract/donation/donation.ts'
import { countOwnAttempt } from '../accounts/limit.ts'
import { findTrustEmail } from '../storage/findTrust.ts'
import type { Answer, Call, Session } from '../call.ts'
import { readJson } from '../base/http/readRequest.ts'
import { invalid, notFound } from '../base/http/refusal.ts'
import { mailAnswered, sendReceiptMails } from '../accounting/receipts/receiptMails.ts'
import { wasPaid } from '../accounting/ledger/states.ts'
import { findOwnDonation } from './findDonation.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import { fallbackLanguage } from '../../shared/languages.ts'
import type { Mail } from '../mail/mailer.ts'

interface Dedication {
  txnId: string
  /** Null: the donor removed it. */
  name: string | null
  project: string
  purpose: string
}

/** Tells the trust which name to write for a donation. The trust's staff reads its texts. */
function dedicationMail(to: string, { txnId, name, project, purpose }: Dedication): Mail {
  const request = name === null ? 'The donor no longer wants a name to be written.' : `Name to be written: ${name}`
  return {
    to,
    kind: 'to_trust',
    language: fallbackLanguage,
    subject: `A name for donation ${txnId}`,
    text: `${request}\n\nProject: ${project}\nPurpose: ${purpose}\nTransaction id: ${txnId}`,
  }
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
  const purpose = await deps.db
    .selectFrom(inLanguage('purposes', fallbackLanguage))
    .innerJoin(inLanguage('projects', fallbackLanguage), 'projects.id', 'purposes.project_id')
    .select(['asks_name', 'purposes.title as purpose', 'projects.title as project'])
    .where('purposes.id', '=', donation.purpose_id)
    .executeTakeFirst()
  if (!purpose?.asks_name) throw invalid({ name: 'unknown' })
  await countOwnAttempt({ deps, request, session }, 'dedication')
  const dedicated_to = name || null
  await deps.db.updateTable('donations').set({ dedicated_to }).where('id', '=', donation.id).execute()
  const trust = await findTrustEmail(deps)
  if (trust && dedicated_to !== donation.dedicated_to) {
    const mail = dedicationMail(trust, { txnId: txn_id, name: dedicated_to, ...purpose })
    await deps.mailer.send({ ...mail, userId: session.userId })
  }
  // The mail before had no name, or another one.
  if (dedicated_to !== null && dedicated_to !== donation.dedicated_to)
    await deps.db.transaction().execute((db) => mailAnswered({ ...deps, db }, donation.id, { named: true }))
  await sendReceiptMails(deps)
  deps.mailer.wake()
  return { data: { name: dedicated_to }, message: 'saved' }
}
