import { txnIdSchema } from '../../../shared/contract/basics.ts'
import { findDonation } from '../../donation/findDonation.ts'
import { progressOf } from '../../donation/status.ts'
import type { Answer, Call } from '../../platform/http/call.ts'
import { notFound, Refused } from '../../platform/http/refusal.ts'
import { readMessage } from './readMessage.ts'
import { takePosted } from './posted.ts'
import { refreshFromProvider } from '../refresh.ts'

/**
 * `POST payment/return/:txnid`. Both surl and furl: the provider's page posts here in the donor's browser, cross-site and without cookies. Answers 303 to
 * `/payment-success`, `/payment-failure` or `/payment-pending`, by the server's own knowledge; that page asks the server again. A post that does not verify
 * changes nothing; the server asks the provider instead. The page uses the language of the donation, not of the browser.
 */
export async function paymentReturn({ deps, request, params }: Call<null>): Promise<Answer> {
  const txnId = txnIdSchema.safeParse(params['txnid'])
  if (!txnId.success) throw notFound()
  // Even an unreadable post brings the donor to a page with the true state.
  const message = await readMessage(request, 'return').catch((error: unknown) => {
    if (error instanceof Refused) return null
    throw error
  })
  const believed = message !== null && (await takePosted(deps, message, txnId.data))
  let donation = await findDonation(deps, txnId.data)
  if (donation && !believed) donation = await refreshFromProvider(deps, donation)
  const page = `payment-${donation ? progressOf(donation).payment_status : 'failure'}`
  const query = new URLSearchParams({ txnid: txnId.data, ...(donation?.language && { lang: donation.language }) })
  const location = `${deps.config.siteRoot}/${page}?${query.toString()}`
  // no-store: neither Back nor a cache may show the page of a finished payment.
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } })
}
