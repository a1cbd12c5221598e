import type { Dependencies } from '../dependencies.ts'
import { findDonation } from '../donation/findDonation.ts'
import { recordAnswer, recordDoubt } from './events.ts'
import { withoutPerson } from './forgetDonor.ts'
import { issuedPayment } from './issuedPayment.ts'
import type { ProviderMessage } from './provider.ts'
import { hearNews, takeNews } from '../accounting/reconciliation/runDays.ts'
import { refreshFromProvider } from './refresh.ts'
import { awaitConfirmation, settle } from './settle.ts'
import type { Answer, Call } from '../call.ts'
import { takeMandateNews } from '../mandates/mandates.ts'
import { hearRegistration } from '../mandates/mandateLife.ts'
import { readMessage } from './readMessage.ts'
import { txnIdSchema } from '../../shared/contract/basics.ts'
import type { PaymentStatus } from '../../shared/contract/donation/donation.ts'
import { progressOf } from '../donation/ownDonations.ts'
import { notFound, Refused } from '../base/http/refusal.ts'
import { sitePaths } from '../../shared/sitePaths.ts'

/**
 * Takes one message of the provider, from the donor's browser or as a webhook. It is applied only if the provider's adapter believes it. A success is never
 * applied from here, because the browser may change fields that the signature does not cover. The server asks the provider; until the answer the donation is
 * being confirmed.
 * Messages about known donations are stored as evidence (events.ts).
 *
 * @param txnId the transaction that the return address or the message names
 * @returns whether it was believed
 */
export async function takePosted(deps: Dependencies, message: ProviderMessage, txnId: string): Promise<boolean> {
  const { source } = message
  const donation = await findDonation(deps, txnId)
  if (!donation) {
    if (await hearRegistration(deps, txnId)) return true
    deps.log.warn('payment message not believed', { source, txnId: txnId.slice(0, 40), reason: 'unknown txnid' })
    return false
  }
  const verified = deps.provider.verifyReturn(message, issuedPayment(donation))
  const { fields, about } = deps.provider.read(message)
  // A refund or dispute counts once the provider has been asked. Messages about disputes are not signed, so each only causes a query, once a minute.
  if (about === 'change') await hearNews(deps, txnId)
  // Without the person, if the donor has deleted the account meanwhile.
  const body = donation.user_id === null ? withoutPerson(deps.provider, fields) : fields
  if (!verified.believed) {
    const stored = await recordDoubt(deps, { txnId, source, note: verified.doubt, body })
    if (stored) deps.log.warn('payment message not believed', { source, txnId, reason: verified.doubt })
    return false
  }
  const unsigned = Object.keys(body).filter((name) => !verified.signed.includes(name))
  const answer = { txnId, source, verified: true, note: verified.note, body, unsigned, identity: verified.signature }
  const { id: evidenceId, isNew } = await recordAnswer(deps, answer)
  if (about === 'change') {
    if (isNew) await takeNews(deps, txnId)
    return true
  }
  // News is checked at once; repeated posts do not cause as many queries.
  const apartMs = isNew ? 0 : undefined
  if (verified.verdict.status === 'success') {
    const open = await awaitConfirmation(deps, txnId, evidenceId)
    if (open) await refreshFromProvider(deps, open, apartMs)
  } else if (verified.verdict.status === 'failure' && donation.stage === 'settling') {
    // The provider may have signed a success before, and this may be an old message. Only the provider knows which is the last.
    await refreshFromProvider(deps, donation, apartMs)
  } else await settle(deps, txnId, { verdict: verified.verdict, providerId: verified.providerId, evidenceId })
  return true
}

/**
 * `POST payment/webhook`. The provider's server posts a payment's result here, as a form or as JSON. A readable post is always answered with 200, believed or
 * not: otherwise the provider repeats what a repeat cannot change. If the provider does not confirm a success, the sweep finds it.
 */
export async function paymentWebhook({ deps, request }: Call<null>): Promise<Answer> {
  const message = await readMessage(request, 'webhook')
  const mandate = deps.provider.mandates?.about(message)
  if (mandate) return { data: { believed: await takeMandateNews(deps, mandate) } }
  const believed = await takePosted(deps, message, deps.provider.read(message).txnId)
  return { data: { believed } }
}

/**
 * `POST payment/return/:txnid`. Both surl and furl: the provider's page posts here in the donor's browser, cross-site and without cookies. Answers 303 to
 * `/payment-success`, `/payment-failure` or `/payment-pending`, by the server's own knowledge; that page asks the server again. A post that does not verify
 * changes nothing; the server asks the provider instead. A registration of net banking goes to `/monthly`. The page uses the language of the donation, not of the
 * browser. If the server fails, or its database
 * is away, the page says that the payment is being confirmed, and asks again. Nothing is lost: the sweep asks the provider about every open payment.
 */
export async function paymentReturn(call: Call<null>): Promise<Answer> {
  const txnId = txnIdSchema.safeParse(call.params['txnid'])
  if (!txnId.success) throw notFound()
  try {
    return await takeReturn(call, txnId.data)
  } catch (error) {
    call.deps.log.error('payment return not taken', error, { txnId: txnId.data })
    return toPage(call, 'pending', { txnid: txnId.data })
  }
}

async function takeReturn(call: Call<null>, txnId: string): Promise<Response> {
  const { deps, request } = call
  // Even an unreadable post brings the donor to a page with the true state.
  const message = await readMessage(request, 'return').catch((error: unknown) => {
    if (error instanceof Refused) return null
    throw error
  })
  const believed = message !== null && (await takePosted(deps, message, txnId))
  let donation = await findDonation(deps, txnId)
  const registered = donation ? null : await hearRegistration(deps, txnId)
  if (registered) {
    const location = `${deps.config.siteRoot}${sitePaths.monthly}?lang=${registered.language}&from=bank`
    return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } })
  }
  if (donation && !believed) donation = await refreshFromProvider(deps, donation)
  const status = donation ? progressOf(donation).payment_status : 'failure'
  return toPage(call, status, { txnid: txnId, ...(donation?.language && { lang: donation.language }) })
}

function toPage({ deps }: Call<null>, status: PaymentStatus, query: Record<string, string>): Response {
  const location = `${deps.config.siteRoot}/payment-${status}?${new URLSearchParams(query).toString()}`
  // no-store: neither Back nor a cache may show the page of a finished payment.
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } })
}
