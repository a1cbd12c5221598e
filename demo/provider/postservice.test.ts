import { describe, expect, it } from 'vitest'
import { serviceHash } from './hash.ts'
import { merchant, testGateway } from './testGateway.ts'

type Gateway = ReturnType<typeof testGateway>

const askText = async (gateway: Gateway, command: string, var1: string, more: Record<string, string> = {}) => {
  const form = { key: merchant.key, command, var1, hash: serviceHash(command, var1, merchant), ...more }
  return (await gateway.send('/merchant/postservice.php?form=2', form)).text()
}
const ask = async (...args: Parameters<typeof askText>): Promise<unknown> => JSON.parse(await askText(...args))

const withPayments = async () => {
  const gateway = testGateway()
  await gateway.send(await gateway.open({ txnid: 'paid', amount: '10' }), { outcome: 'success' })
  await gateway.send(await gateway.open({ txnid: 'failed' }), { outcome: 'failure' })
  await gateway.open({ txnid: 'open' })
  return gateway
}

describe('verify_payment', () => {
  it('answers a paid transaction', async () => {
    const answer = await ask(await withPayments(), 'verify_payment', 'paid')
    expect(answer).toMatchObject({
      status: 1,
      msg: '1 out of 1 Transactions Fetched Successfully',
      transaction_details: {
        paid: {
          status: 'success',
          unmappedstatus: 'captured',
          transaction_amount: '10.00',
          net_amount_debit: 10,
          error_code: 'E000',
          addedon: '2025-11-15 01:30:00',
        },
      },
    })
  })

  it('answers several by pipe, and marks the unknown one "Not Found"', async () => {
    const answer = await ask(await withPayments(), 'verify_payment', 'paid|failed|open|nobody')
    expect(answer).toMatchObject({
      status: 1,
      msg: '3 out of 4 Transactions Fetched Successfully',
      transaction_details: {
        failed: { status: 'failure', unmappedstatus: 'failed' },
        open: { status: 'pending', unmappedstatus: 'initiated' },
        nobody: { mihpayid: 'Not Found', status: 'Not Found' },
      },
    })
  })

  it('answers status 0 if nothing was found', async () => {
    expect(await ask(await withPayments(), 'verify_payment', 'nobody')).toEqual({
      status: 0,
      msg: '0 out of 1 Transactions Fetched Successfully',
      transaction_details: { nobody: { mihpayid: 'Not Found', status: 'Not Found' } },
    })
  })
})

describe('get_Transaction_Details', () => {
  it('lists the payments of Indian days: 20:00 UTC on the 14th is the 15th', async () => {
    const gateway = await withPayments()
    const day = await ask(gateway, 'get_Transaction_Details', '2025-11-15', { var2: '2025-11-15' })
    expect(day).toMatchObject({
      status: 1,
      msg: 'Transaction Fetched Successfully',
      Transaction_details: [
        { txnid: 'paid', status: 'SUCCESS', action: 'capture', amount: '10.00', failure_reason: null },
        { txnid: 'failed', status: 'FAILED' },
        { txnid: 'open', status: 'PENDING' },
      ],
    })
    const before = await ask(gateway, 'get_Transaction_Details', '2025-11-14', { var2: '2025-11-14' })
    expect(before).toEqual({ status: 1, msg: 'Transaction Fetched Successfully', Transaction_details: [] })
  })

  it.each([
    ['15-11-2025', '2025-11-15'],
    ['2025-11-15', ''],
    ['2025-13-40', '2025-11-15'],
  ])('refuses the dates %s to %s', async (from, to) => {
    expect(await ask(testGateway(), 'get_Transaction_Details', from, { var2: to })).toEqual({
      status: 0,
      msg: 'Invalid Date Entered. Date format should be yyyy-mm-dd',
    })
  })
})

describe('a question to the post-service', () => {
  it('is refused with a wrong hash, a wrong key, a missing variable or an unknown command', async () => {
    const gateway = testGateway()
    expect(await ask(gateway, 'verify_payment', 'paid', { hash: '0'.repeat(128) })).toEqual({
      status: 0,
      msg: 'Invalid Hash.',
    })
    expect(await ask(gateway, 'verify_payment', 'paid', { key: 'other' })).toEqual({ status: 0, msg: 'Invalid Key' })
    expect(await ask(gateway, 'verify_payment', '')).toEqual({ status: 0, msg: 'Parameter missing' })
    expect(await ask(gateway, 'do_magic', 'x')).toEqual({ status: 0, msg: 'Unknown command do_magic' })
  })

  it('needs form=2', async () => {
    expect((await testGateway().send('/merchant/postservice.php', {})).status).toBe(400)
  })
})
