/** `idempotency_key`: a repeated request of one intent of a donor makes no second donation. A back end may ignore it. */
import { type PaymentDetailRequest, paymentDetailSchema } from '../../contract/donation/donation.ts'
import { type Check, NotChecked } from '../check.ts'
import type { Exchange } from '../exchange.ts'
import { notRefused, readData, refusalOf } from '../probe.ts'

const path = 'donation/payment-detail'

export const intentChecks: readonly Check[] = [
  {
    id: 'intent',
    part: 'pay',
    rule: 'The same `idempotency_key` answers the same transaction id; with another donation it is refused with 409. A back end may ignore the key.',
    async run({ probe, facts }) {
      const [{ request }, donor] = [await facts.order(), await facts.donor()]
      const named = { ...request, idempotency_key: `conformance-intent-${Math.random().toString(36).slice(2)}` }
      const ask = (json: PaymentDetailRequest, about: string) => probe.send(path, { json, ...donor, about })
      const first = txnIdOf(await ask(named, 'with a key'))
      const again = txnIdOf(await ask(named, 'the same key again'))
      // Without its purpose: a donation that the contract allows, and of the same amount, so that no price refuses it.
      const { purpose_id: _, ...without } = named
      const other = await ask(without, 'the same key, another donation')
      const isSame = first === again
      if (!isSame && (refusalOf(other) === null || other.status !== 409)) throw new NotChecked('the key is ignored')
      return [...(isSame ? [] : ['the same key has two transaction ids']), ...notRefused(other, [409])]
    },
  },
]

/** @throws NotChecked if nothing was prepared: `prepare` names what is wrong */
function txnIdOf(exchange: Exchange): string {
  const read = readData(exchange, paymentDetailSchema)
  if ('problem' in read) throw new NotChecked(read.problem)
  return read.data.txn_id
}
