import { txnIdSchema } from '../../../shared/contract/basics.ts'
import type { PaymentStatus } from '../../../shared/contract/donation/donation.ts'
import { findDonation } from '../../donation/findDonation.ts'
import { progressOf } from '../../donation/status.ts'
import type { Answer, Call } from '../../call.ts'
import { notFound, Refused } from '../../base/http/refusal.ts'
import { readMessage } from './readMessage.ts'
import { takePosted } from './posted.ts'
import { refreshFromProvider } from '../refresh.ts'

/**
 * `POST payment/return/:txnid`. Both surl and furl: the provider's page posts here in the donor's browser, cross-site and without cookies. Answers 303 to
 * `/payment-success`, `/payment-failure` or `/payment-pending`, by the server's own knowledge; that page asks the server again. A post that does not verify
 * changes nothing; the server asks the provider instead. The page uses the language of the donation, not of the browser. If the server fails, or its database
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
  if (donation && !believed) donation = await refreshFromProvider(deps, donation)
  const status = donation ? progressOf(donation).payment_status : 'failure'
  return toPage(call, status, { txnid: txnId, ...(donation?.language && { lang: donation.language }) })
}

function toPage({ deps }: Call<null>, status: PaymentStatus, query: Record<string, string>): Response {
  const location = `${deps.config.siteRoot}/payment-${status}?${new URLSearchParams(query).toString()}`
  // no-store: neither Back nor a cache may show the page of a finished payment.
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } })
}
