import type { Answer, Call } from '../http/call.ts'
import { readMessage } from './readMessage.ts'
import { takePosted } from './posted.ts'

/**
 * `POST payment/webhook`. The provider's server posts a payment's result here, as a form or as JSON. Always 200 once it is read, believed or not: anything else makes
 * the provider repeat what a repeat cannot change. A success that it could not be asked about is found by the sweep.
 */
export async function paymentWebhook({ deps, request }: Call<null>): Promise<Answer> {
  const message = await readMessage(request, 'webhook')
  const believed = await takePosted(deps, message, deps.provider.read(message).txnId)
  return { data: { believed } }
}
