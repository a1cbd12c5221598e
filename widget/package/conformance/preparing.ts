/** `donation/payment-detail`: the server decides the amount, and signs the form. */
import { type PaymentDetailRequest, paymentDetailSchema } from '../../../shared/contract/donation/donation.ts'
import { declarationSchema } from '../../../shared/contract/people/myData.ts'
import { maxAmount } from '../../../shared/donation/limits.ts'
import { readProviderAmount } from '../../../shared/money.ts'
import { type Bench, type Check, check, inTurn, NotChecked } from './check.ts'
import { findPriced } from './facts.ts'
import { byContract, judgedData, notRefused, readData, refusalOf } from './probe.ts'

/** Deviations if the API prepares a payment that differs so from a right one. */
async function prepares({ facts }: Bench, change: object, about: string, statuses: readonly number[]) {
  const json = { ...(await facts.order()).request, ...change }
  return notRefused(await facts.donorSends('donation/payment-detail', json, about), statuses)
}

const preparesAmounts = (bench: Bench, amounts: ReadonlyArray<readonly [amount: unknown, about: string]>) =>
  inTurn(amounts, ([amount, about]) => prepares(bench, { amount }, about, [422, 400]))

/** The fields of the form. @throws NotChecked if the API answers none */
async function formOf({ facts }: Bench): Promise<Record<string, string>> {
  const { fields } = await facts.prepared()
  if (!fields) throw new NotChecked('payment-detail answers no fields')
  return fields
}

export const preparingChecks: readonly Check[] = [
  check(
    'prepare',
    'donation/payment-detail answers transaction id, proof and form fields by the contract.',
    byContract(paymentDetailSchema, ({ facts }) => facts.preparedAnswer()),
  ),
  check(
    'declaration',
    'donation/declaration answers by the contract. A donor without an answer gets 409 `declaration_needed` from donation/payment-detail.',
    async ({ probe, facts }) => {
      const exchange = await probe.send('donation/declaration', await facts.donor())
      if (exchange.status === 404) throw new NotChecked('this API asks for no declaration')
      const { question, answer } = readData(exchange, declarationSchema)
      return question && !answer && (await facts.preparedAnswer()).status !== 409
        ? ['a donor without an answer may pay, although the API asks for one']
        : []
    },
  ),
  check(
    'form-hash',
    'The form’s `hash` is 128 hexadecimal digits, and the same as `generated_hash`.',
    async (bench) => {
      const { hash } = await formOf(bench)
      if (hash === undefined) throw new NotChecked('the form has no field `hash`: another provider')
      const { generated_hash } = await bench.facts.prepared()
      if (!/^[\da-f]{128}$/i.test(hash)) return ['`hash` is no SHA-512']
      return hash === generated_hash ? [] : ['`hash` and `generated_hash` differ']
    },
  ),
  check('form-amount', 'The form’s `amount` and `txnid` are those of the donation.', async (bench) => {
    const { amount, txnid } = await formOf(bench)
    const { txn_id } = await bench.facts.prepared()
    const wanted = (await bench.facts.order()).request.amount
    return [
      ...(amount !== undefined && readProviderAmount(amount) !== wanted
        ? [`the form’s amount is ${amount}, the donation’s ${wanted}`]
        : []),
      ...(txnid !== undefined && txnid !== txn_id ? ['the form has another transaction id'] : []),
    ]
  }),
  check('form-key', 'The form’s `key` is the merchant’s.', async (bench) => {
    const wanted = bench.settings.pay?.key
    if (!wanted) throw new NotChecked('needs --key')
    const { key } = await formOf(bench)
    return key === wanted ? [] : [`the form’s key is ${JSON.stringify(key ?? '')}`]
  }),
  check(
    'handover',
    'A `handover_url` is the page /handover of the site, with the code after #.',
    async ({ facts, settings: { siteOrigin } }) => {
      const { handover_url: url } = await facts.prepared()
      if (url === undefined) throw new NotChecked('payment-detail answers no `handover_url`')
      if (!/^https?:\/\/[^?#]*\/handover(\?[^#]*)?#./.test(url)) return [`handover_url is ${url.replace(/#.*/, '#…')}`]
      return !siteOrigin || url.startsWith(`${siteOrigin}/`) ? [] : ['handover_url is on another origin']
    },
  ),
  check('amount-whole', 'An amount is a whole number: no fraction, no text.', (bench) =>
    preparesAmounts(bench, [
      [500.5, 'a fraction as amount'],
      ['500', 'a text as amount'],
    ]),
  ),
  check('amount-range', `An amount is from 1 to ${maxAmount} rupees.`, (bench) =>
    preparesAmounts(bench, [
      [0, 'amount 0'],
      [-500, 'a negative amount'],
      [maxAmount + 1, 'an amount above the maximum'],
    ]),
  ),
  check(
    'amount-of-server',
    'The server computes the amount from its own prices, and refuses another.',
    async (bench) => {
      const priced = await findPriced(await bench.facts.choices(), bench.facts.giving)
      if (!priced) throw new NotChecked('every project takes any amount')
      const { request } = priced
      const change = { ...request, amount: request.amount === 1 ? 2 : 1 }
      return prepares(bench, change, `1 rupee for ${request.amount}`, [422, 400, 409])
    },
  ),
  check('unknown-purpose', 'A purpose that the project does not have is refused.', (bench) =>
    prepares(bench, { purpose_id: 987_654_321 }, 'unknown purpose', [422, 400, 404]),
  ),
  // A repeated request of one intent makes no second donation.
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
