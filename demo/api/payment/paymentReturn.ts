import { txnIdSchema } from '../../../shared/contract/basics.ts'
import { findDonation } from '../donation/findDonation.ts'
import type { Answer, Call } from '../http/call.ts'
import { readForm } from '../http/readForm.ts'
import { notFound, Refused } from '../http/refusal.ts'
import { takePosted } from './posted.ts'
import { refreshFromGateway } from './refresh.ts'

/**
 * `POST payment/return/:txnid`. Both surl and furl: the provider's page posts here in the donor's browser, cross-site and without cookies. Answers 303
 * to the outcome page that the gift's true state calls for, which asks the server again. A post that does not verify changes
 * nothing; the provider is asked instead. The page speaks the language of the donation, whatever the browser was set to before.
 */
export async function paymentReturn({ deps, request, params }: Call<null>): Promise<Answer> {
  const txnId = txnIdSchema.safeParse(params['txnid'])
  if (!txnId.success) throw notFound()
  // Even a post that cannot be read brings the donor to a page that tells the truth.
  const posted = await readForm(request).catch((error: unknown) => {
    if (error instanceof Refused) return {}
    throw error
  })
  const believed = await takePosted(deps, 'return', txnId.data, posted)
  let donation = await findDonation(deps, txnId.data)
  if (donation && !believed) donation = await refreshFromGateway(deps, donation)
  const page = !donation || donation.state === 'failure' ? 'payment-failure' : 'payment-success'
  const query = new URLSearchParams({ txnid: txnId.data, ...(donation?.language && { lang: donation.language }) })
  const location = `${deps.config.siteRoot}/${page}?${query}`
  // no-store: Back must not show, nor a cache keep, the page of a finished payment.
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } })
}
