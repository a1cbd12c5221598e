/** Ways in which a back end can lose a trust money, or a donor a donation. */
import { accepted, accepting, isCall, payloadOf, type Planted, withAnswer } from './planting.ts'

const prepared = { generated_hash: 'a1'.repeat(64), txn_id: 'T1' }
const txnIds = new Set<unknown>()

export const plantedInDonations: readonly Planted[] = [
  {
    what: 'an amount that the browser decides',
    blamed: 'amount-of-server',
    plant: accepting('donation/payment-detail', ({ amount }) => amount === 1, prepared),
  },
  {
    what: 'an amount with a fraction',
    blamed: 'amount-whole',
    plant: accepting('donation/payment-detail', ({ amount }) => amount === 500.5, prepared),
  },
  {
    what: 'a form with another amount than the donation',
    blamed: 'form-amount',
    plant: withAnswer('donation/payment-detail', (envelope) => {
      const fields = Object.fromEntries(Object.entries(Object(envelope.data['fields'])))
      return { ...envelope, data: { ...envelope.data, fields: { ...fields, amount: '1.00' } } }
    }),
  },
  {
    what: 'a key of an intent that is good for another donation',
    blamed: 'intent',
    plant: accepting('donation/payment-detail', (payload) => 'idempotency_key' in payload, prepared),
  },
  {
    what: 'a second payment for the same intent',
    blamed: 'intent',
    plant: withAnswer('donation/payment-detail', (envelope, sent) => {
      if (!('idempotency_key' in payloadOf(sent))) return envelope
      return { ...envelope, data: { ...envelope.data, txn_id: `T${txnIds.add({}).size}` } }
    }),
  },
  {
    what: 'a record with another amount than the prepared payment',
    blamed: 'record-mismatch',
    plant: accepting('donation/add-donation', ({ txn_id }) => txn_id !== 'CONFORMANCE0000000000000', {
      txn_id: 'T1',
    }),
  },
  {
    what: 'a second donation for the same record',
    blamed: 'record-again',
    plant: async (sent, real) => {
      const got = await real()
      if (!isCall(sent, 'donation/add-donation') || got.status !== 200) return got
      const { txn_id } = payloadOf(sent)
      if (!txnIds.has(txn_id)) {
        txnIds.add(txn_id)
        return got
      }
      return accepted({ txn_id: 'ANOTHER' })
    },
  },
  {
    what: 'a status that believes the browser',
    blamed: 'status-claimed',
    plant: async (sent, real) => {
      const got = await real()
      if (!isCall(sent, 'donation/update-status') || payloadOf(sent)['payment_status'] !== 'success') return got
      return accepted({ ...JSON.parse(got.text).data, payment_status: 'success' })
    },
  },
  {
    what: 'a token that is good on every page',
    blamed: 'token-origin',
    plant: async (sent, real) => {
      const got = await real()
      return sent.headers['Authorization'] && sent.headers['Origin'] === 'https://conformance.invalid'
        ? accepted({ txn_id: payloadOf(sent)['txn_id'], payment_status: 'pending', amount: 500 })
        : got
    },
  },
  {
    what: 'a limit that does not say how long to wait',
    blamed: 'retry-after',
    plant: async (sent, real) => {
      if (!isCall(sent, 'login') || payloadOf(sent)['password'] !== 'not-the-password') return real()
      const text = JSON.stringify({ status: false, message: 'Wait', data: null, error: { code: 'too_many' } })
      return { status: 429, headers: { 'content-type': 'application/json' }, text }
    },
  },
]
