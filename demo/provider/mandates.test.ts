import { describe, expect, it } from 'vitest'
import { requestHash, serviceHash } from './hash.ts'
import { merchant, paymentForm, testGateway } from './testGateway.ts'

// 15 November 2025, 1:30 in India.
const details = {
  billingAmount: '20000.00',
  billingCurrency: 'INR',
  billingCycle: 'MONTHLY',
  billingInterval: 1,
  billingRule: 'MAX',
  billingLimit: 'AFTER',
  billingDate: '5',
  remarks: 'Monthly donation',
  paymentStartDate: '2025-11-15',
  paymentEndDate: '2026-10-31',
}
const day = 24 * 3600

/** A mandate that a payer has agreed to in one way, and the calls of its shop. */
async function agreed(way: 'upi' | 'card' | 'netbanking', change: object = {}, switches: Record<string, string> = {}) {
  const gateway = testGateway()
  await gateway.send('/sandbox/switches', switches)
  const form = {
    amount: way === 'netbanking' ? '0.00' : '500.00',
    api_version: '7',
    si: '1',
    si_details: JSON.stringify({ ...details, ...change }),
  }
  const path = await gateway.open(form)
  await gateway.send(path, { outcome: 'success', way, webhook: 'never' })
  const mandateId = gateway.transactions.all()[0]?.mihpayid ?? ''
  const txnid = gateway.transactions.all()[0]?.fields['txnid'] ?? ''
  const ask = async (command: string, sent: Record<string, string> = {}) => {
    const var1 = JSON.stringify({ authPayuId: mandateId, ...sent })
    const hash = serviceHash(command, var1, merchant)
    const answer = await gateway.send('/merchant/postservice.php?form=2', { key: merchant.key, command, var1, hash })
    return (await answer.json()) as Record<string, unknown>
  }
  let tries = 0
  return {
    gateway,
    ask,
    announce: (debitDate: string, amount = '500.00', invoice = 'I1') =>
      ask('pre_debit_SI', { requestId: `${debitDate}${amount}`, debitDate, amount, invoiceDisplayNumber: invoice }),
    /** What the debit's own line says: its state, and why. */
    async debit(amount = '500.00', more: Record<string, string> = {}) {
      tries += 1
      const id = `debit${tries}`
      const answer = await ask('si_transaction', { txnid: id, amount, invoiceDisplayNumber: 'I1', ...more })
      const line = (answer['details'] as Record<string, { status: string; field9: string }>)[id]
      return [line?.status, line?.field9]
    },
    payer: (mandate: string) => gateway.send(`/sandbox/payments/${txnid}/mandate`, { mandate, webhook: 'now' }),
    state: async (command: string) => (await ask(command))['status'],
    /** Moves to an Indian moment. */
    moveTo: (time: string) => gateway.advance((Date.parse(`${time}+05:30`) - gateway.nowMs()) / 1000),
  }
}

describe('the agreement', () => {
  it('is shown before the payer agrees, with each way that can take it', async () => {
    const gateway = testGateway()
    const form = { amount: '500.00', api_version: '7', si: '1', si_details: JSON.stringify(details) }
    const page = await (await gateway.get(await gateway.open(form))).text()
    for (const words of ['₹500.00', '₹20,000.00', 'monthly, from day 5', '2026-10-31', 'UPI AutoPay, card'])
      expect(page).toContain(words)
  })

  it.each([
    ['a day after the 28th', { billingDate: '29' }],
    ['long remarks', { remarks: 'x'.repeat(51) }],
    ['a start on another day', { paymentStartDate: '2025-11-16' }],
    ['less than the first payment', { billingAmount: '100.00' }],
    ['another currency', { billingCurrency: 'USD' }],
  ])('is refused with %s', async (_, change) => {
    const form = { amount: '500.00', api_version: '7', si: '1', si_details: JSON.stringify({ ...details, ...change }) }
    expect((await testGateway().send('/_payment', paymentForm(form))).status).toBe(400)
  })

  it.each([
    ['net banking with a payment', '500.00', { way: 'netbanking' }],
    ['UPI at ₹0', '0.00', { way: 'upi' }],
    ['an app that takes at most ₹15,000', '500.00', { way: 'upi', app: 'Namuna UPI' }],
  ])('does not begin by %s, and the payer can choose again', async (_, amount, answer) => {
    const gateway = testGateway()
    const form = { amount, api_version: '7', si: '1', si_details: JSON.stringify(details) }
    const path = await gateway.open(form)
    expect((await gateway.send(path, { outcome: 'success', ...answer })).status).toBe(409)
    expect(gateway.transactions.all()[0]?.answered).toBe(false)
  })

  it('hashes its very text', () => {
    const fields = { txnid: 'A', amount: '1', si: '1', si_details: '{"a":1}' }
    expect(requestHash(fields, merchant)).not.toBe(requestHash({ ...fields, si_details: '{"a": 1}' }, merchant))
  })
})

describe('a debit by UPI', () => {
  it('needs a notice of its day and amount two days before, and is refused in peak hours', async () => {
    const mandate = await agreed('upi')
    mandate.moveTo('2025-12-03T00:00:01')
    expect(await mandate.announce('2025-12-05')).toMatchObject({ status: '0', message: 'Too late' })
    expect(await mandate.announce('2025-12-06')).toMatchObject({ status: '1' })
    expect(await mandate.announce('2026-01-04')).toMatchObject({ message: 'The day is not the agreed one' })
    expect(await mandate.announce('2025-12-07', '20000.01')).toMatchObject({ status: '0' })
    mandate.moveTo('2025-12-06T10:00:00')
    expect(await mandate.debit('499.00')).toEqual(['failed', 'No notice of this debit'])
    expect(await mandate.debit()).toEqual(['failed', 'Not in peak hours'])
    mandate.moveTo('2025-12-06T13:00:00')
    expect(await mandate.debit('500.00', { mandateSeqNo: '3' })).toEqual(['failed', 'mandateSeqNo is not the next one'])
    expect(await mandate.debit('500.00', { mandateSeqNo: '2' })).toEqual(['captured', 'captured'])
    expect(await mandate.debit()).toEqual(['failed', 'Already debited in this cycle'])
  })

  it('has four attempts in a month, none on its last day, and none after the end', async () => {
    const mandate = await agreed('upi', {}, { outcome: 'failed' })
    await mandate.announce('2025-12-08')
    await mandate.announce('2026-01-31')
    mandate.moveTo('2025-12-08T13:00:00')
    for (let attempt = 0; attempt < 4; attempt++) expect((await mandate.debit())[1]).toBe('failed')
    expect((await mandate.debit())[1]).toBe('No attempt is left')
    mandate.moveTo('2026-01-31T14:00:00')
    expect((await mandate.debit())[1]).toBe('Not on the last day of a cycle')
    mandate.moveTo('2026-11-01T14:00:00')
    expect((await mandate.debit())[1]).toBe('Mandate has expired')
    expect(await mandate.state('upi_mandate_status')).toBe('expired')
  })

  it('needs the payer’s approval above ₹15,000, and the payer can refuse it', async () => {
    const mandate = await agreed('upi')
    await mandate.announce('2025-12-08', '15001.00')
    mandate.moveTo('2025-12-08T13:00:00')
    expect((await mandate.debit('15001.00'))[1]).toBe('The payer has not approved this debit')
    await mandate.payer('approve')
    expect((await mandate.debit('15001.00'))[1]).toBe('captured')
    await mandate.announce('2026-01-08')
    await mandate.payer('refuse')
    mandate.moveTo('2026-01-08T13:00:00')
    expect((await mandate.debit())[1]).toBe('The payer refused this debit')
  })
})

describe('the payer’s app', () => {
  it('pauses, resumes and revokes a UPI mandate, with signed messages', async () => {
    const mandate = await agreed('upi', {}, { paused: 'pause' })
    expect((await mandate.payer('resume')).status).toBe(409)
    await mandate.payer('pause')
    expect(await mandate.state('upi_mandate_status')).toBe('pause')
    await mandate.payer('resume')
    await mandate.payer('revoke')
    expect((await mandate.payer('pause')).status).toBe(409)
    await expect
      .poll(() => mandate.gateway.notified.map(({ action }) => action))
      .toEqual(['MANDATE_PAUSE', 'MANDATE_UNPAUSE', 'MANDATE_REVOKE'])
    expect(await mandate.announce('2025-12-08')).toMatchObject({ message: 'Mandate is revoked' })
  })

  it('moves it to another app once in 90 days, and its number stays', async () => {
    const mandate = await agreed('upi')
    await mandate.payer('move')
    expect((await mandate.payer('move')).status).toBe(409)
    expect(mandate.gateway.transactions.all()[0]?.mandate?.app).toBe('Namuna UPI')
    expect(await mandate.state('upi_mandate_status')).toBe('active')
    mandate.gateway.advance(90 * day)
    expect((await mandate.payer('move')).status).toBe(303)
  })

  it('does not pause a card, whose message has other fields', async () => {
    const mandate = await agreed('card', {}, { deletion: 'MANDATE_CANCELLATION' })
    expect((await mandate.payer('pause')).status).toBe(409)
    await mandate.payer('revoke')
    await expect.poll(() => mandate.gateway.notified).toMatchObject([{ notificationType: 'MANDATE_CANCELLATION' }])
  })

  it('is a page of the sandbox, with what the payer can do now', async () => {
    const mandate = await agreed('upi')
    await mandate.announce('2025-12-08')
    const txnid = mandate.gateway.transactions.all()[0]?.fields['txnid']
    const page = await (await mandate.gateway.get(`/sandbox/payments/${txnid}`)).text()
    for (const act of ['pause', 'revoke', 'move', 'approve', 'refuse']) expect(page).toContain(`value="${act}"`)
    expect(page).not.toContain('value="resume"')
  })
})

describe('a card', () => {
  it('is debited for the invoice that was announced, at any hour', async () => {
    const mandate = await agreed('card')
    expect(await mandate.announce('2025-12-08', '500.00', '')).toMatchObject({ status: '0' })
    expect(await mandate.announce('2025-12-08')).toMatchObject({ invoiceid: 'I1', approvedStatus: 'pending' })
    mandate.moveTo('2025-12-08T11:00:00')
    expect((await mandate.debit('500.00', { invoiceDisplayNumber: 'I2' }))[1]).toBe('No notice of this debit')
    expect((await mandate.debit())[1]).toBe('captured')
  })

  it.each([
    ['both', ['active', 'active', '0']],
    ['their own', ['active', '0', '0']],
  ])('is known to the commands as the switch says: %s', async (commands, states) => {
    const mandate = await agreed('card', {}, { commands })
    const asked = [await mandate.state('check_mandate_status')]
    const upi = (await mandate.ask('upi_mandate_revoke'))['status'] === '1' ? 'active' : '0'
    expect([...asked, upi, await mandate.state('NB_mandate_status')]).toEqual(states)
  })
})

it('registers net banking at ₹0 by the next day, announces nothing, and captures two days later', async () => {
  const mandate = await agreed('netbanking')
  expect(await mandate.state('NB_mandate_status')).toBe('initiated')
  expect((await mandate.debit())[1]).toBe('Mandate is not registered yet')
  mandate.gateway.advance(day)
  expect(await mandate.state('NB_mandate_status')).toBe('active')
  expect(await mandate.announce('2025-12-08')).toMatchObject({ message: 'Net banking has no notice' })
  mandate.moveTo('2025-12-08T11:00:00')
  expect(await mandate.debit()).toEqual(['in progress', 'in progress'])
  const debit = () => mandate.gateway.transactions.byTxnId('debit2')?.status
  mandate.gateway.advance(2 * day - 1)
  expect(debit()).toBe('pending')
  mandate.gateway.advance(1)
  expect(debit()).toBe('success')
  expect(await mandate.state('upi_mandate_status')).toBe('0')
  expect(await mandate.ask('mandate_revoke')).toMatchObject({ status: '1' })
})

it('registers net banking before the next day if its bank is quick, and UPI never', async () => {
  const bank = await agreed('netbanking')
  expect((await bank.payer('register')).status).toBe(303)
  expect(await bank.state('NB_mandate_status')).toBe('active')
  expect((await (await agreed('upi')).payer('register')).status).toBe(409)
})
