import { type PaymentDetail, paymentDetailRequestSchema } from '../../shared/contract/donation.ts'
import { countAttempt } from '../accounts/limit.ts'
import { newSecret, sha256 } from '../accounts/secret.ts'
import { getUser } from '../accounts/users.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Answer, Call, Session } from '../http/call.ts'
import { readJson } from '../http/readBody.ts'
import { invalid } from '../http/refusal.ts'
import { prepareDonation } from '../ledger/prepareDonation.ts'
import { storedTouch } from '../partners/storedTouch.ts'
import { findProject } from '../projects/project.ts'
import { takeConsent } from './consent.ts'
import { priceDonation } from './price.ts'
import { getPurpose } from './purpose.ts'
import { refuseOffline } from './refuseOffline.ts'
import { storeItems } from './storeItems.ts'
import { newTxnId } from './txnId.ts'
import { fallbackLanguage } from '../../shared/languages.ts'

const HANDOVER_MINUTES = 10

/**
 * `POST donation/payment-detail { project_id, amount, purpose_id?, items?, partner?, attribution? }`, amount in whole rupees. Issues a txn id, binds it to
 * donor, project, amount and, if sent, purpose and items, and stores the attribution. Answers the form's hash and `handover_url`, and for a full token the
 * form to post: `fields` and `action`. 422 for anything that contradicts the server's own prices. 409 `offline_only` while online payment is off, 401
 * `consent_used` if the consent on a partner's page is used up.
 */
export async function paymentDetail({ deps, request, session, language }: Call<Session>): Promise<Answer> {
  refuseOffline(deps)
  const wanted = await readJson(request, paymentDetailRequestSchema)
  const address = deps.clientAddress(request)
  await countAttempt(deps, { what: 'paymentDetail', account: String(session.userId), address })
  // The provider accepts no Devanagari.
  const project = await findProject(deps, wanted.project_id, fallbackLanguage)
  if (!project) throw invalid({ project_id: 'unknown' })
  const priced = await priceDonation({
    db: deps.db,
    project,
    amount: wanted.amount,
    items: wanted.items,
    amountField: 'amount',
  })
  const purpose = wanted.purpose_id === undefined ? null : await getPurpose(deps, project.id, wanted.purpose_id)
  const txnId = newTxnId()
  const donor = await getUser(deps, session.userId)
  const { fields, proof } = await deps.provider.prepare({
    txnId,
    amountRupees: priced.amount,
    project: project.title,
    donor: { fullName: donor.full_name, email: donor.email, phone: donor.contact_no },
    returnUrl: `${deps.config.apiRoot}/payment/return/${txnId}`,
  })
  const touch = await storedTouch(deps, session, wanted)
  const code = newSecret()
  await deps.db.transaction().execute(async (db) => {
    const consent_id = await takeConsent(db, session)
    const donation = await prepareDonation(db, {
      txn_id: txnId,
      user_id: session.userId,
      project_id: project.id,
      purpose_id: purpose?.id ?? null,
      purpose_text: purpose?.title ?? null,
      donation_type: project.donation_type,
      amount: priced.amount,
      quantity: priced.quantity,
      partner_origin: session.origin,
      consent_id,
      ...touch,
      form_fields: JSON.stringify(fields),
      language,
      created_at: deps.now(),
    })
    await storeItems(db, donation.id, priced.items ?? [])
    await storeHandover({ db, now: deps.now }, donation.id, code)
  })
  const detail: PaymentDetail = {
    generated_hash: proof,
    txn_id: txnId,
    // On the trust's own pages it only finishes a payment whose form a policy has blocked (specification, decision 8).
    handover_url: `${deps.config.siteRoot}/handover?lang=${language}#${code}`,
    ...(session.scope === 'full' ? { fields, action: deps.provider.paymentUrl } : {}),
  }
  return { data: detail }
}

async function storeHandover(deps: Pick<Dependencies, 'db' | 'now'>, donationId: number, code: string): Promise<void> {
  const expires_at = new Date(deps.now().getTime() + HANDOVER_MINUTES * 60_000)
  await deps.db
    .insertInto('handovers')
    .values({ code_sha256: sha256(code), donation_id: donationId, expires_at })
    .execute()
}
