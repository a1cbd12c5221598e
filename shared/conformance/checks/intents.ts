/** `idempotency_key`: a repeated request of one intent of a donor makes no second donation. A back end may ignore it. */
import { type PaymentDetailRequest, paymentDetailSchema } from '../../contract/donation/donation.ts'
import { check, type Check, NotChecked } from '../check.ts'
import { judgedData, notRefused, refusalOf } from '../probe.ts'

export const intentChecks: readonly Check[] = [
  check(
    'intent',
    'The same `idempotency_key` answers the same transaction id; with another donation it is refused with 409. A back end may ignore the key.',
    async ({ facts }) => {
      const { request } = await facts.order()
      const named = { ...request, idempotency_key: `conformance-intent-${Math.random().toString(36).slice(2)}` }
      const ask = (json: PaymentDetailRequest, about: string) =>
        facts.donorSends('donation/payment-detail', json, about)
      const first = judgedData(await ask(named, 'with a key'), paymentDetailSchema)
      const again = judgedData(await ask(named, 'the same key again'), paymentDetailSchema)
      // Without its purpose: a donation that the contract allows, and of the same amount, so that no price refuses it.
      const { purpose_id: _, ...without } = named
      const other = await ask(without, 'the same key, another donation')
      const isSame = first.txn_id === again.txn_id
      if (!isSame && (refusalOf(other) === null || other.status !== 409)) throw new NotChecked('the key is ignored')
      return [...(isSame ? [] : ['the same key has two transaction ids']), ...notRefused(other, [409])]
    },
  ),
]
