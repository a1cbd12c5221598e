import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { responseHash } from './hash.ts'
import { merchant, readReturn, testGateway } from './testGateway.ts'
import { ENDINGS } from './transaction.ts'

const answered = async (answer: Record<string, string>, webhookAnswers: number[] = []) => {
  const gateway = testGateway(webhookAnswers)
  const path = await gateway.open({ amount: '11000', furl: 'http://localhost:4301/api/payment/return/failed' })
  const response = await gateway.send(path, answer)
  const page = await response.text()
  return { gateway, path, response, page, ...readReturn(page) }
}
const isSigned = (fields: Record<string, string>) => fields.hash === responseHash(fields, merchant)

describe('the answer on the payment page', () => {
  it.each([
    ['success', 'success', 'captured', 'KSN1'],
    ['failure', 'failure', 'failed', 'failed'],
    ['cancel', 'failure', 'userCancelled', 'failed'],
    ['pending', 'pending', 'in progress', 'KSN1'],
  ])('posts back for %s the result %s/%s, signed', async (outcome, status, unmappedstatus, target) => {
    const { fields, action } = await answered({ outcome, way: 'upi' })
    expect(fields).toMatchObject({ status, unmappedstatus, mode: 'UPI', amount: '11000.00', key: merchant.key })
    expect(isSigned(fields)).toBe(true)
    expect(action.endsWith(`/${target}`)).toBe(true)
  })

  it('carries every field of the documented result', async () => {
    const { fields } = await answered({ outcome: 'success' })
    const documented =
      'mihpayid mode status unmappedstatus key txnid amount cardCategory discount net_amount_debit addedon productinfo firstname lastname address1 address2 city state country zipcode email phone udf1 udf5 udf6 udf10 hash field1 field9 payment_source PG_TYPE bank_ref_num bankcode error error_Message name_on_card cardnum cardhash'
    expect(documented.split(' ').filter((name) => !(name in fields))).toEqual([])
    expect(fields).toMatchObject({ error: 'E000', error_Message: 'No Error', addedon: '2025-11-15 01:30:00' })
  })

  it('lets one script run, by nonce, and has a button for browsers without scripts', async () => {
    const { response, page } = await answered({ outcome: 'success' })
    const nonce = /script-src 'nonce-([^']+)'/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[1]
    expect(page).toContain(`<script nonce="${nonce}">`)
    expect(page).toContain('Continue to Kinara Seva Nyas')
  })

  it('allows the fonts that the style sheet names, because Chromium reports each that is not', async () => {
    const { gateway, path } = await answered({ outcome: 'success' })
    for (const page of [path, '/sandbox'])
      expect((await gateway.get(page)).headers.get('Content-Security-Policy')).toContain("font-src 'self'")
    const style = await (await gateway.get('/style.css')).text()
    const fonts = [...style.matchAll(/url\("([^"]+)"\)/g)].map(([, font = '']) => font)
    expect(fonts).toHaveLength(2)
    for (const font of fonts) expect((await gateway.get(font)).status).toBe(200)
  })

  it('notifies the shop once of a success, and not of a pending payment', async () => {
    const paid = await answered({ outcome: 'success' })
    await expect.poll(() => paid.gateway.notified).toHaveLength(1)
    expect(paid.gateway.notified[0]).toEqual(paid.fields)
    const pending = await answered({ outcome: 'pending' })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(pending.gateway.notified).toEqual([])
  })

  it('pays on "close the tab" without sending the browser back', async () => {
    const { gateway, action, page } = await answered({ outcome: 'close' })
    expect(action).toBe('')
    expect(page).toContain('You may close this tab')
    await expect.poll(() => gateway.notified[0]).toMatchObject({ status: 'success' })
  })

  it.each([
    ['status', { status: 'success', amount: '11000.00' }],
    ['amount', { status: 'success', amount: '1.00' }],
  ])('changes the %s after signing on "answer tampered", and records no payment', async (tamper, posted) => {
    const { gateway, fields } = await answered({ outcome: 'tampered', tamper })
    expect(fields).toMatchObject(posted)
    expect(isSigned(fields)).toBe(false)
    expect(gateway.transactions.all()[0]?.status).toBe('pending')
    expect(gateway.notified).toEqual([])
  })

  it('sends the notification as often as requested, or never', async () => {
    const five = await answered({ outcome: 'success', copies: '5' })
    await expect.poll(() => five.gateway.notified).toHaveLength(5)
    const never = await answered({ outcome: 'success', webhook: 'never', copies: '5' })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(never.gateway.notified).toEqual([])
  })

  it('tries three times until the shop answers 200', async () => {
    const { gateway } = await answered({ outcome: 'success' }, [500, 302, 500, 200])
    await expect.poll(() => gateway.notified).toHaveLength(3)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(gateway.notified).toHaveLength(3)
    const log: unknown = await (await gateway.get('/sandbox/log.json')).json()
    expect(log).toMatchObject({ webhooks: [{ status: 500 }, { status: 302 }, { status: 500, attempt: 3 }] })
  })

  it('counts once: a second answer, Back or reload shows the first result and posts nothing by itself', async () => {
    const { gateway, path, fields } = await answered({ outcome: 'success' })
    const again = await (await gateway.send(path, { outcome: 'failure' })).text()
    expect(readReturn(again).fields).toEqual(fields)
    expect(again).not.toContain('<script')
    expect(readReturn(await (await gateway.get(path)).text()).fields).toEqual(fields)
  })

  it.each([
    ['success', 'failure'],
    ['failure', 'success'],
  ])('counts once if %s and %s arrive together: one result, one notification', async (...outcomes) => {
    const gateway = testGateway()
    const path = await gateway.open()
    const pages = await Promise.all(outcomes.map(async (outcome) => (await gateway.send(path, { outcome })).text()))
    const status = gateway.transactions.all()[0]?.status
    expect(status).toBe(outcomes[0])
    expect(pages.map((page) => readReturn(page).fields['status'])).toEqual([status, status])
    // Messages are sent in the order of their answers: once the next payment's has arrived, a second ending's would have arrived too.
    await gateway.send(await gateway.open({ txnid: 'next' }), { outcome: 'success' })
    await expect.poll(() => gateway.notified.at(-1)?.['txnid']).toBe('next')
    expect(gateway.notified.map((notified) => notified['status'])).toEqual([status, 'success'])
  })

  it('never reverses a payment: the ledger decides, not an older copy of the transaction', async () => {
    const { transactions, open } = testGateway()
    await open()
    const [copy] = transactions.all()
    if (!copy) throw new Error('no transaction')
    transactions.end(copy, ENDINGS.success)
    expect(transactions.end(copy, ENDINGS.failure).status).toBe('success')
    expect(transactions.all()[0]?.status).toBe('success')
  })

  it('is refused if it cannot be read, and the payment stays open', async () => {
    const { response, gateway } = await answered({ outcome: 'free' })
    expect(response.status).toBe(400)
    expect(gateway.transactions.all()[0]?.answered).toBe(false)
  })
})

describe('settling on demand', () => {
  it('ends a pending payment and notifies the shop, and does not change a paid one', async () => {
    const { gateway } = await answered({ outcome: 'pending' })
    const txnid = gateway.transactions.all()[0]?.fields.txnid ?? ''
    expect((await gateway.send('/sandbox/settle', { txnid, status: 'failure' })).status).toBe(303)
    expect((await gateway.send('/sandbox/settle', { txnid, status: 'success' })).status).toBe(303)
    expect((await gateway.send('/sandbox/settle', { txnid, status: 'failure' })).status).toBe(409)
    await expect.poll(() => gateway.notified.map(({ status }) => status)).toEqual(['failure', 'success'])
    expect((await gateway.send('/sandbox/settle', { txnid: 'unknown', status: 'success' })).status).toBe(404)
  })

  it('lists every transaction', async () => {
    const { gateway } = await answered({ outcome: 'pending' })
    expect(await (await gateway.get('/sandbox')).text()).toContain('Settle as paid')
  })

  it('survives a restart', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'gateway-'))
    const file = join(dir, 'gateway.json')
    const before = testGateway([], file)
    const path = await before.open()
    const after = testGateway([], file)
    expect((await after.get(path)).status).toBe(200)
    expect(await after.open()).toBe('')
    rmSync(dir, { recursive: true })
  })
})
