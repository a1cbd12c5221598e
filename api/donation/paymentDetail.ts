import {
  type PaymentDetail,
  type PaymentDetailRequest,
  paymentDetailRequestSchema,
} from '../../shared/contract/donation/donation.ts'
import { newSecret } from '../accounts/secret.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Answer, Call, Session } from '../call.ts'
import { readJson } from '../base/http/readBody.ts'
import { invalid } from '../base/http/refusal.ts'
import { storedTouch } from '../partners/storedTouch.ts'
import { storedFields } from '../payment/issuedPayment.ts'
import { isRepeated } from '../storage/isRepeated.ts'
import type { Language } from '../../shared/languages.ts'
import { refuseOther, takeConsent } from './consent.ts'
import { findPrepared, type Intent, type Prepared, readIntent } from './intent.ts'
import { limitCalls } from './limitCalls.ts'
import { priceDonation } from './price.ts'
import { readOrder } from './readOrder.ts'
import { refuseOffline } from './refuseOffline.ts'
import { refuseOpenPayment } from './refuseOpenPayment.ts'
import { storeHandover, storePrepared } from './storePrepared.ts'
import { newTxnId } from './txnId.ts'

/**
 * `POST donation/payment-detail { project_id, amount, purpose_id?, items?, partner?, attribution? }`, amount in whole rupees. Issues a txn id, binds it to
 * donor, project, amount and, if sent, purpose and items, and stores the attribution. Answers the form's hash and `handover_url`, and for a full token the
 * form to post: `fields` and `action`. With an `Idempotency-Key`, the same intent gets the same txn id; 409 `intent_differs` if the key is another intent's.
 * 422 for anything that contradicts the server's own prices. 409 `offline_only` while online payment is off. 401 `consent_used` if the consent on a partner's
 * page is used up, and `consent_differs` if it is for another project or amount. 409 `declaration_needed` or `foreign_contribution`
 * (privacy/requireDeclaration.ts). 409 `payment_open` for clients that send `open_payments_seen` (refuseOpenPayment.ts).
 */
export async function paymentDetail({ deps, request, session, language }: Call<Session>): Promise<Answer> {
  refuseOffline(deps)
  const wanted = await readJson(request, paymentDetailRequestSchema)
  refuseOther(session, { projectId: wanted.project_id, amount: wanted.amount })
  const intent = readIntent(request, session, wanted)
  limitCalls({ deps, request, session }, 'paymentDetail')
  const code = newSecret()
  const earlier = intent && (await findPrepared(deps, intent))
  if (earlier) await storeHandover(deps, earlier.id, code)
  else await refuseOpenPayment(deps, session, wanted)
  const { txnId, fields, proof } = earlier ?? (await prepare(deps, session, { wanted, intent, code, language }))
  const detail: PaymentDetail = {
    generated_hash: proof,
    txn_id: txnId,
    // On the trust's own pages it only finishes a payment whose form a policy has blocked (specification, decision 8).
    handover_url: `${deps.config.siteRoot}/handover?lang=${language}#${code}`,
    ...(session.scope === 'full' ? { fields: storedFields(fields), action: deps.provider.paymentUrl } : {}),
  }
  return { data: detail }
}

interface PaymentRequest {
  wanted: PaymentDetailRequest
  intent: Intent | null
  /** The one-time code of the hand-over page. */
  code: string
  language: Language
}

async function prepare(deps: Dependencies, session: Session, payment: PaymentRequest): Promise<Omit<Prepared, 'id'>> {
  const { wanted, intent, code, language } = payment
  const { project, purpose, donor, noticeId } = await readOrder(deps, session, wanted)
  const {
    items,
    amount: amountRupees,
    quantity,
  } = await priceDonation({
    db: deps.db,
    project,
    amount: wanted.amount,
    items: wanted.items,
    amountField: 'amount',
  })
  if (wanted.purpose_id !== undefined && !purpose) throw invalid({ purpose_id: 'unknown' })
  const txnId = newTxnId()
  const returnUrl = `${deps.config.apiRoot}/payment/return/${txnId}`
  const form = await deps.provider.prepare({ txnId, amountRupees, project: project.title, donor, returnUrl })
  const donation = {
    txn_id: txnId,
    user_id: session.userId,
    project_id: project.id,
    purpose_id: purpose?.id ?? null,
    purpose_text: purpose?.title ?? null,
    donation_type: project.donation_type,
    amount: amountRupees,
    quantity,
    partner_origin: session.origin,
    ...(await storedTouch(deps, session, wanted)),
    notice_id: noticeId,
    form_fields: JSON.stringify(form.fields),
    language,
    created_at: deps.now(),
  }
  const beside = { items: items ?? [], code, intent, proof: form.proof }
  try {
    if (session.scope === 'full') await storePrepared(deps.db, donation, beside)
    else
      await deps.db.transaction().execute(async (db) => {
        const consent_id = await takeConsent(db, session)
        await storePrepared(db, { ...donation, consent_id }, beside)
      })
  } catch (error) {
    // The same request arrived twice at once, and the other one was first.
    if (!intent || !isRepeated(error)) throw error
    const first = await findPrepared(deps, intent)
    if (!first) throw error
    await storeHandover(deps, first.id, code)
    return first
  }
  return { txnId, fields: donation.form_fields, proof: form.proof }
}
