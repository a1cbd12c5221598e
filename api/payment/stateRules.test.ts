/** Random histories of a payment: messages in any order, forged ones among them, a provider that is away now and then. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { giveRecorded, postReturn, postWebhook, statusOf } from '../testing/donations.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'
import { sweep } from './sweep.ts'
import { indianDay } from '../../shared/date.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
})
afterAll(() => api.close())

const says = {
  success: { status: 'success', unmappedstatus: 'captured' },
  authorised: { status: 'success', unmappedstatus: 'auth' },
  failure: { status: 'failure', unmappedstatus: 'failed' },
  pending: { status: 'pending', unmappedstatus: 'in progress' },
} as const
const reported = fc.constantFrom(...(Object.keys(says) as (keyof typeof says)[]))

/** What the provider answers about the payment. `wrong`: captured, but not for what we prepared. */
type Answers = keyof typeof says | 'unknown' | 'wrong'

type Step =
  | { do: 'post'; as: 'return' | 'webhook'; say: keyof typeof says; forged: boolean }
  | { do: 'answers'; say: Answers }
  | { do: 'provider'; away: boolean }
  | { do: 'poll' | 'sweep' }

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('post' as const),
        as: fc.constantFrom('return', 'webhook'),
        say: reported,
        forged: fc.constantFrom(true, false, false),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('answers' as const),
        // Often captured: what stays paid must be paid first.
        say: fc.oneof(fc.constant('success' as const), reported, fc.constantFrom('unknown', 'wrong')),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('provider' as const), away: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('poll' as const, 'sweep' as const) }) },
  ) as fc.Arbitrary<Step>,
  { minLength: 6, maxLength: 12, size: 'max' },
)

/** The donation, and the provider's answer about it, which only a step `answers` changes. */
async function begin() {
  const form = await giveRecorded(api, token)
  let captured = false
  const keep = (say: Answers) => {
    // The provider never takes a payment back.
    if (captured) return
    captured = say === 'success'
    if (say === 'unknown') api.gateway.payments.delete(form.txnid)
    else {
      const transaction_amount = say === 'wrong' ? '5.00' : '500.00'
      api.gateway.payments.set(form.txnid, { ...(say === 'wrong' ? says.success : says[say]), transaction_amount })
    }
  }
  const post = async ({ as, say, forged }: Extract<Step, { do: 'post' }>) => {
    const books = api.gateway.payments.get(form.txnid)
    const posted = api.gateway.signedPost(form, says[say])
    if (books) api.gateway.payments.set(form.txnid, books)
    else api.gateway.payments.delete(form.txnid)
    const sent = forged ? { ...posted, hash: '0'.repeat(128) } : posted
    await (as === 'return' ? postReturn(api, form.txnid, sent) : postWebhook(api, sent))
  }
  return { txnId: form.txnid, keep, post, isCaptured: () => captured }
}

const stateOf = (txnId: string) =>
  api.deps.db
    .selectFrom('donations')
    .leftJoin('receipts', 'receipts.donation_id', 'donations.id')
    .select(['state', 'number'])
    .where('txn_id', '=', txnId)
    .execute()

it('is paid only if the provider’s answer says so and agrees, stays paid, and has one receipt exactly then', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const payment = await begin()
      let wasPaid = false
      for (const step of history) {
        api.advance(3)
        if (step.do === 'post') await payment.post(step)
        else if (step.do === 'answers') payment.keep(step.say)
        else if (step.do === 'provider') api.gateway.down = step.away
        else if (step.do === 'poll') await statusOf(api, token, payment.txnId)
        else await sweep(api.deps)
        const rows = await stateOf(payment.txnId)
        const isPaid = rows[0]?.state === 'paid'
        expect(rows).toHaveLength(1)
        expect(rows[0]?.number !== null).toBe(isPaid)
        if (isPaid) expect(payment.isCaptured()).toBe(true)
        if (wasPaid) expect(isPaid).toBe(true)
        wasPaid = isPaid
      }
      // Whatever happened, a captured payment is found when the provider is back.
      api.gateway.down = false
      payment.keep('success')
      api.advance(3)
      api.gateway.days.set(indianDay(api.deps.now()), [payment.txnId])
      await sweep(api.deps)
      expect(await stateOf(payment.txnId)).toMatchObject([{ state: 'paid' }])
    }),
    { numRuns: 20, seed: 18 },
  )
})
