/** What the adapter reads of the provider's lists, refunds, disputes and payouts. */
import { describe, expect, it } from 'vitest'
import { createPayu } from './payu.ts'
import { payuAddresses } from './payuAdapter.ts'

const asked: Form[] = []
type Form = Record<string, string>
let answers: Array<(form: Form) => Response> = []
const payu = createPayu({
  merchant: { key: 'K', salts: ['S'] },
  ...payuAddresses.test,
  async fetch(input, init) {
    const form: Form = Object.fromEntries(new URLSearchParams(await new Request(input, init).text()))
    asked.push(form)
    return answers[0]?.(form) ?? new Response('', { status: 503 })
  },
})
const say = (answer: unknown) => () => Response.json(answer)

describe('the list of a day', () => {
  const row = { txnid: 'T1', id: '403993715521889530', amount: '10.50' }

  it('has amounts in paise, and tells refunds and chargebacks from payments', async () => {
    const rows = [
      { ...row, action: 'capture', status: 'SUCCESS' },
      { ...row, action: 'refund', status: 'SUCCESS', amount: 'x' },
      { ...row, action: 'Chargeback', status: 'SUCCESS' },
      { ...row, action: 'authorize', status: 'FAILED' },
    ]
    answers = [say({ Transaction_details: rows })]
    const common = { txnId: 'T1', providerId: '403993715521889530', amountPaise: 1050 }
    expect(await payu.listDay('2026-11-21')).toEqual([
      { ...common, kind: 'payment', paid: true },
      { ...common, kind: 'refund', paid: false, amountPaise: null },
      { ...common, kind: 'chargeback', paid: false },
      { ...common, kind: 'payment', paid: false },
    ])
  })

  it('has a payment without our number, too', async () => {
    answers = [say({ Transaction_details: [{ ...row, txnid: null }, { ...row, txnid: 12 }, row] })]
    expect((await payu.listDay('2026-11-21')).map(({ txnId }) => txnId)).toEqual(['', '12', 'T1'])
  })
})

describe('changes of a payment', () => {
  const id = '403993715521889530'
  const payment = { txnId: 'T1', providerId: id }
  const listed = (...actions: object[]) =>
    say({ status: 1, transaction_details: { [id]: Object.fromEntries(actions.map((one, index) => [index, one])) } })

  it('are its refunds and disputes, with the provider’s numbers and Indian times', async () => {
    const refund = { action: 'refund', amt: '200.00', request_id: 11865427756, token: 'RF1' }
    answers = [
      listed(
        { action: 'capture', amt: '500.00', status: 'SUCCESS' },
        { ...refund, status: 'SUCCESS', success_at: '2026-11-21 10:00:00', addedon: '2026-11-20 10:00:00' },
        { action: 'chargeback', amt: '300.00', request_id: 'CB1', status: 'open', addedon: '2026-11-22 00:00:01' },
      ),
    ]
    expect(await payu.listChanges(payment)).toEqual({
      refunds: [
        {
          requestId: '11865427756',
          refundId: 'RF1',
          amountPaise: 20_000,
          status: 'done',
          at: new Date('2026-11-21T04:30:00Z'),
        },
      ],
      disputes: [{ disputeId: 'CB1', amountPaise: 30_000, status: 'open', at: new Date('2026-11-21T18:30:01Z') }],
    })
    expect(asked.at(-1)).toMatchObject({ command: 'check_action_status', var1: id, var2: 'payuid' })
  })

  it.each([
    ['queued', 'pending'],
    ['IN PROGRESS', 'pending'],
    ['requested', 'pending'],
    ['od_hit', 'pending'],
    ['FAILURE', 'failed'],
    ['success', 'done'],
  ])('read the refund’s state %s as %s', async (status, expected) => {
    answers = [listed({ action: 'refund', amt: '1', request_id: '1', token: 'T', status })]
    expect((await payu.listChanges(payment)).refunds[0]?.status).toBe(expected)
  })

  it('are none for a payment that the provider does not know', async () => {
    answers = [say({ status: 0, transaction_details: { [id]: 'Not Found' } })]
    expect(await payu.listChanges(payment)).toEqual({ refunds: [], disputes: [] })
  })
})

describe('the payouts of a day', () => {
  const line = { payuid: 403993715521, txn_id: 'T1', requestid: '77', mer_UTR: 'UTR1', mer_service_tax: '1.80' }
  const capture = { ...line, requestaction: 'capture', requestamount: '500.00', mer_service_fee: '10.00' }

  it('have amount, fee, tax and net in paise', async () => {
    const refund = { ...line, requestaction: 'refund', requestamount: '200.00', mer_net_amount: '-200.00' }
    answers = [
      say({
        Txn_details: [
          { ...capture, mer_net_amount: '488.20' },
          { ...refund, mer_service_tax: undefined },
        ],
      }),
    ]
    const common = { txnId: 'T1', providerId: '403993715521', utr: 'UTR1', mode: '', note: '' }
    expect(await payu.listSettlements('2026-11-21')).toEqual([
      {
        ...common,
        kind: 'capture',
        requestId: '',
        amountPaise: 50_000,
        feePaise: 1_000,
        taxPaise: 180,
        netPaise: 48_820,
      },
      { ...common, kind: 'refund', requestId: '77', amountPaise: 20_000, feePaise: 0, taxPaise: 0, netPaise: -20_000 },
    ])
  })

  it.each([
    ['an action is unknown', { requestaction: 'loan' }, /^loan /],
    ['an amount cannot be read', { mer_net_amount: 'NaN' }, /NaN/],
    ['its amount is missing', { requestamount: null }, /^capture /],
    ['it is not in rupees', { currency: 'USD' }, /USD/],
  ])('say what a line has if %s, and read the others', async (_, change, note) => {
    const read = { ...capture, mer_net_amount: '1' }
    answers = [say({ Txn_details: { 1: read, 2: { ...read, ...change } } })]
    const [first, second] = await payu.listSettlements('2026-11-21')
    expect(first).toMatchObject({ kind: 'capture', note: '' })
    expect(second).toMatchObject({ kind: 'other', utr: 'UTR1', note: expect.stringMatching(note) })
  })

  it('have no line without the bank’s reference: its money is not on the way yet', async () => {
    const early = { ...capture, mer_UTR: null, mer_net_amount: '1' }
    answers = [say({ Txn_details: [early, { ...early, requestaction: 'loan' }, { ...capture, mer_net_amount: '1' }] })]
    expect((await payu.listSettlements('2026-11-21')).map(({ kind, utr }) => [kind, utr])).toEqual([
      ['other', ''],
      ['capture', 'UTR1'],
    ])
  })

  it('reads the amounts of the provider’s documents, with five decimals', async () => {
    answers = [say({ Txn_details: [{ ...capture, mer_service_fee: '0.00000', mer_net_amount: '500.00000' }] })]
    expect(await payu.listSettlements('2026-11-21')).toMatchObject([{ feePaise: 0, netPaise: 50_000 }])
  })

  /** As many lines as wanted, in pages of 2,000; the first page has this number. */
  const inPages = (count: number, first: number) => (form: Form) => {
    const from = (Number(form['var2'] ?? first) - first) * 2_000
    const lines = Array.from({ length: count }, (_, index) => ({ ...capture, payuid: index + 1, mer_net_amount: '1' }))
    return Response.json({ Txn_details: lines.slice(from, from + 2_000) })
  }

  it.each([
    [1_999, 1, 1],
    [2_000, 1, 3],
    [2_000, 0, 2],
    [4_001, 1, 4],
    [4_001, 0, 3],
  ])('are read to the last page: %d lines, pages from %d, %d queries', async (count, first, queries) => {
    answers = [inPages(count, first)]
    asked.length = 0
    const lines = await payu.listSettlements('2026-11-21')
    expect(new Set(lines.map(({ providerId }) => providerId)).size).toBe(count)
    expect(lines).toHaveLength(count)
    expect(asked).toHaveLength(queries)
    expect(asked.at(-1)).toMatchObject({ var1: '2026-11-21', ...(queries > 1 && { var3: '2000' }) })
  })

  it('are not known if the provider answers the same page for ever', async () => {
    answers = [(form) => inPages(2_000, 1)({ ...form, var2: '1' })]
    await expect(payu.listSettlements('2026-11-21')).rejects.toThrow('page 2 repeats the one before')
  })

  it('are none on a day without a payout', async () => {
    answers = [say({ status: 0, msg: 'no transactions settled' })]
    expect(await payu.listSettlements('2026-11-21')).toEqual([])
  })
})

describe('a message', () => {
  const read = (fields: Record<string, string>) =>
    payu.read({ source: 'webhook', headers: new Headers(), body: '', fields })

  it.each([
    [{ txnid: 'T1', status: 'success', unmappedstatus: 'captured' }, 'payment'],
    [{ txnid: 'T1', status: 'refunded' }, 'change'],
    [{ txnid: 'T1', status: 'success', unmappedstatus: 'refunded' }, 'change'],
    [{ merchantTxnId: 'T1', status: 'success', action: 'refund' }, 'change'],
    [{ txn_id: 'T1', event: 'dispute', cb_status: 'Open' }, 'change'],
  ])('%j is about a %s', (fields, about) => {
    expect(read(fields)).toMatchObject({ txnId: 'T1', about })
  })
})
