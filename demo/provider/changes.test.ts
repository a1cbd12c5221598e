/** Refunds, chargebacks and payouts of the sandbox. */
import { afterEach, expect, it, vi } from 'vitest'
import { responseHash, serviceHash } from './hash.ts'
import { merchant, testGateway } from './testGateway.ts'

type Gateway = ReturnType<typeof testGateway>
let open: Gateway[] = []
afterEach(() => {
  for (const gateway of open) gateway.close()
  open = []
})

const DAY = 24 * 3600

async function withPayment(refundAfterMs = 0): Promise<{ gateway: Gateway; mihpayid: string }> {
  const gateway = testGateway([], undefined, refundAfterMs)
  open.push(gateway)
  await gateway.send(await gateway.open({ txnid: 'paid', amount: '1000' }), { outcome: 'success', webhook: 'never' })
  return { gateway, mihpayid: gateway.transactions.byTxnId('paid')?.mihpayid ?? '' }
}

async function ask(gateway: Gateway, command: string, var1: string, more: Record<string, string> = {}) {
  const form = { key: merchant.key, command, var1, hash: serviceHash(command, var1, merchant), ...more }
  return (await gateway.send('/merchant/postservice.php?form=2', form)).json()
}
const refundOf = (gateway: Gateway, id: string, var2: string, var3: string) =>
  ask(gateway, 'cancel_refund_transaction', id, { var2, var3 })
const actions = async (gateway: Gateway, id: string): Promise<Array<Record<string, string>>> => {
  const answer = await ask(gateway, 'check_action_status', id, { var2: 'payuid' })
  return Object.values(answer.transaction_details[id])
}
const stateOf = async (gateway: Gateway) =>
  (await ask(gateway, 'verify_payment', 'paid')).transaction_details.paid.unmappedstatus

it('refunds a part and then the rest, never more than was paid', async () => {
  const { gateway, mihpayid } = await withPayment()
  expect(await refundOf(gateway, mihpayid, 'RF1', '400.00')).toMatchObject({
    status: 1,
    request_id: expect.any(String),
  })
  expect(await stateOf(gateway)).toBe('partially refunded')
  expect(await refundOf(gateway, mihpayid, 'RF2', '600.01')).toMatchObject({ status: 0 })
  expect(await refundOf(gateway, mihpayid, 'RF2', '600.00')).toMatchObject({ status: 1 })
  expect(await stateOf(gateway)).toBe('refunded')
  expect(await refundOf(gateway, mihpayid, 'RF3', '1.00')).toMatchObject({ status: 0 })
  expect(await refundOf(gateway, 'unknown', 'RF4', '1.00')).toMatchObject({ status: 0 })
})

it('answers the same token with the same refund', async () => {
  const { gateway, mihpayid } = await withPayment()
  const first = await refundOf(gateway, mihpayid, 'RF1', '400.00')
  expect(await refundOf(gateway, mihpayid, 'RF1', '400.00')).toEqual(first)
  expect((await actions(gateway, mihpayid)).filter(({ action }) => action === 'refund')).toHaveLength(1)
})

it('lists the actions of a payment: queued until the bank is done, or refused', async () => {
  const { gateway, mihpayid } = await withPayment(60_000)
  await refundOf(gateway, mihpayid, 'RF1', '400.00')
  const second = await refundOf(gateway, mihpayid, 'RF2', '100.00')
  await gateway.send('/sandbox/payments/paid/refuse', { request_id: second.request_id })
  const states = async () => (await actions(gateway, mihpayid)).map(({ action, status }) => `${action} ${status}`)
  expect(await states()).toEqual(expect.arrayContaining(['capture SUCCESS', 'refund queued', 'refund failure']))
  gateway.advance(60)
  expect(await states()).toContain('refund success')
})

it('refunds here, and tells the shop with a signed message', async () => {
  const { gateway } = await withPayment()
  expect((await gateway.send('/sandbox/payments/paid/refund', { amount: '250.50' })).status).toBe(303)
  await vi.waitFor(() => expect(gateway.notified).toHaveLength(1))
  const notified = gateway.notified[0] ?? {}
  expect(notified).toMatchObject({ txnid: 'paid', status: 'refunded', action: 'refund', amt: '250.50' })
  expect(notified['hash']).toBe(responseHash(notified, merchant))
  expect((await gateway.send('/sandbox/payments/paid/refund', { amount: '750' })).status).toBe(409)
})

it('opens a chargeback of everything left, and ends it once', async () => {
  const { gateway, mihpayid } = await withPayment()
  const dispute = async (change: string) =>
    (await gateway.send('/sandbox/payments/paid/dispute', { change, webhook: 'never' })).status
  expect(await dispute('won')).toBe(409)
  expect(await dispute('open')).toBe(303)
  expect(await dispute('open')).toBe(409)
  expect(await stateOf(gateway)).toBe('chargeback')
  expect(await dispute('lost')).toBe(303)
  expect(await dispute('won')).toBe(409)
  expect(await actions(gateway, mihpayid)).toContainEqual(
    expect.objectContaining({ action: 'chargeback', amt: '1000.00', status: 'lost' }),
  )
})

it('pays out on the next Indian day, less fee and tax', async () => {
  const { gateway } = await withPayment()
  await gateway.send('/sandbox/payments/paid/refund', { amount: '100', webhook: 'never' })
  const lines = async (day: string) => (await ask(gateway, 'get_settlement_details', day)).Txn_details
  expect(await lines('2025-11-16')).toEqual([])
  gateway.advance(DAY)
  expect(await lines('2025-11-15')).toEqual([])
  const common = { txn_id: 'paid', mer_UTR: 'SETU20251116001' }
  expect(await lines('2025-11-16')).toMatchObject([
    {
      ...common,
      requestaction: 'capture',
      mer_service_fee: '20.00',
      mer_service_tax: '3.60',
      mer_net_amount: '976.40',
    },
    { ...common, requestaction: 'refund', requestamount: '100.00', mer_net_amount: '-100.00' },
  ])
})

it.each([
  ['repeated', ['capture SETU20251116001', 'capture SETU20251116001'], '20.00'],
  ['twice', ['capture SETU20251116001', 'capture SETU20251116001B'], '20.00'],
  ['unknown', ['capture SETU20251116001', 'adjustment SETU20251116001'], '20.00'],
  ['fee', ['capture SETU20251116001'], '40.00'],
  ['currency', ['capture SETU20251116001'], '20.00'],
] as const)('plays the fault of a payout: %s', async (fault, expected, fee) => {
  const { gateway } = await withPayment()
  expect((await gateway.send('/sandbox/payments/paid/payout', { fault, webhook: 'never' })).status).toBe(303)
  gateway.advance(DAY)
  const lines: Record<string, string>[] = (await ask(gateway, 'get_settlement_details', '2025-11-16')).Txn_details
  expect(lines.map((line) => `${line['requestaction']} ${line['mer_UTR']}`)).toEqual(expected)
  expect(lines[0]).toMatchObject({ mer_service_fee: fee, currency: fault === 'currency' ? 'USD' : 'INR' })
})

it('answers the lines of a payout in pages, and refuses a page that is no number', async () => {
  const { gateway } = await withPayment()
  await gateway.send('/sandbox/payments/paid/refund', { amount: '100', webhook: 'never' })
  gateway.advance(DAY)
  const page = async (var2: string, var3: string) =>
    ask(gateway, 'get_settlement_details', '2025-11-16', { var2, var3 })
  for (const [number, action] of [
    ['1', 'capture'],
    ['2', 'refund'],
  ] as const)
    expect((await page(number, '1')).Txn_details).toMatchObject([{ requestaction: action }])
  expect(await page('3', '1')).toMatchObject({ status: 0, Txn_details: [] })
  for (const wrong of ['0', 'x', '']) expect(await page(wrong, '1')).toEqual({ status: 0, msg: 'Invalid page' })
})

it('pays a lost chargeback back when the bank reverses it', async () => {
  const { gateway, mihpayid } = await withPayment()
  const dispute = (change: string) =>
    gateway.send('/sandbox/payments/paid/dispute', { change, webhook: 'never' }).then(({ status }) => status)
  for (const change of ['open', 'lost', 'reversed']) expect(await dispute(change)).toBe(303)
  expect(await dispute('reversed')).toBe(409)
  gateway.advance(DAY)
  const lines: Record<string, string>[] = (await ask(gateway, 'get_settlement_details', '2025-11-16')).Txn_details
  expect(lines.map((line) => `${line['requestaction']} ${line['mer_net_amount']}`)).toEqual([
    'capture 976.40',
    'chargeback -1000.00',
    'chargeback reversal 1000.00',
  ])
  expect(await actions(gateway, mihpayid)).toContainEqual(
    expect.objectContaining({ action: 'chargeback', status: 'won' }),
  )
})

it('shows a developer the payment with its buttons', async () => {
  const { gateway } = await withPayment()
  await gateway.send('/sandbox/payments/paid/refund', { amount: '100', webhook: 'never' })
  const page = await (await gateway.get('/sandbox/payments/paid')).text()
  for (const words of ['₹100.00', 'made here', '₹900.00', 'asks for the money back']) expect(page).toContain(words)
  expect((await gateway.get('/sandbox/payments/unknown')).status).toBe(404)
})
