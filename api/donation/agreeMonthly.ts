/** A donor agrees to a monthly donation that is not today's donation: "make this monthly" after a payment, "more", "another day". */
import { type AgreementRequest, agreementRupees } from '../../shared/contract/donation/mandate.ts'
import { canBeGiven } from '../../shared/donation/limits.ts'
import { wasPaid } from '../accounting/ledger/states.ts'
import { recordHandOver } from '../accounting/receipts/issueReceipt.ts'
import { readDonor } from '../accounting/receipts/readDonor.ts'
import { newSecret } from '../accounts/secret.ts'
import { conflict, invalid, notFound } from '../base/http/refusal.ts'
import type { Session, Handler } from '../call.ts'
import type { Dependencies } from '../dependencies.ts'
import { findOwnMandate } from '../mandates/linkedMandate.ts'
import { checkMonthly } from '../mandates/mandates.ts'
import { register } from '../mandates/mandateLife.ts'
import { findDonation, isOwn } from './findDonation.ts'
import { limitCalls } from './limitCalls.ts'
import { handoverUrl, prepare, readOrder } from './paymentDetail.ts'

/**
 * `POST monthly/agree { like, amount, day, until, most }` (our addition). Prepares and records a payment of one rupee, with which the donor agrees at the
 * provider. `way: net_banking` answers the form of a registration at ₹0, and no donation begins. The first month is the next one. 404 for a donation or link that is not the caller's. 409 `monthly_closed`; `monthly_over` if the monthly donation
 * to replace is over. 422 `amount: amount`, `most: too_small`, `until: too_soon` or `too_late`.
 */
export const agreeMonthly: Handler<AgreementRequest> = async ({ deps, request, session, language }, sent) => {
  const { like, amount, way, ...monthly } = sent
  limitCalls({ deps, request, session }, 'paymentDetail')
  if (!canBeGiven(amount)) throw invalid({ amount: 'amount' })
  const { startsOn } = await checkMonthly(deps, monthly, amount, '')
  const { project_id, purpose_id, replacesId } = await findLike(deps, session, like)
  if (way === 'net_banking') {
    const order = await readOrder(deps, session, { project_id, purpose_id: purpose_id ?? undefined })
    const agreed = { monthly, startsOn, amount, replacesId }
    return { data: await register(deps, { userId: session.userId, order, agreed, language }) }
  }
  const code = newSecret()
  const wanted = { project_id, amount: agreementRupees, monthly, ...(purpose_id !== null && { purpose_id }) }
  const agreement = { amount, replacesId }
  const { txnId } = await prepare(deps, session, { wanted, intent: null, agreement, code, language })
  const prepared = await findDonation(deps, txnId)
  if (prepared) await recordHandOver(deps, prepared, (await readDonor(deps, prepared)).donor)
  return { data: { handover_url: handoverUrl(deps, code, language) } }
}

async function findLike(deps: Dependencies, { userId }: Session, like: AgreementRequest['like']) {
  if ('link' in like) {
    const { id, state, ...mandate } = await findOwnMandate(deps, userId, like.link)
    if (state !== 'active' && state !== 'paused') throw conflict('monthly_over')
    return { ...mandate, replacesId: id }
  }
  const donation = await deps.db
    .selectFrom('donations')
    .select(['project_id', 'purpose_id', 'state'])
    .where('txn_id', '=', like.txn_id)
    .where(isOwn(userId))
    .executeTakeFirst()
  if (!donation || !wasPaid(donation.state)) throw notFound()
  return { ...donation, replacesId: null }
}
