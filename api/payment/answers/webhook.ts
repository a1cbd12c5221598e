import type { Answer, Call } from '../../call.ts'
import { readMessage } from './readMessage.ts'
import { takePosted } from './posted.ts'

/**
 * `POST payment/webhook`. The provider's server posts a payment's result here, as a form or as JSON. A readable post is always answered with 200, believed or
 * not: otherwise the provider repeats what a repeat cannot change. If the provider does not confirm a success, the sweep finds it.
 */
export async function paymentWebhook({ deps, request }: Call<null>): Promise<Answer> {
  const message = await readMessage(request, 'webhook')
  const believed = await takePosted(deps, message, deps.provider.read(message).txnId)
  return { data: { believed } }
}
