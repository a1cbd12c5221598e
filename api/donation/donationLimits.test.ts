import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultLimits, type LimitConfig } from '../base/config.ts'
import { flexibleRecord, giveRecorded, issue, postReturn, record } from '../testing/donations.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'
import { openTestDatabase } from '../testing/testDatabase.ts'

const few: LimitConfig = { counts: 'all', perAccount: 3, perAddress: 5, windowMinutes: 15 }
const calls = ['paymentDetail', 'addDonation', 'updateStatus', 'handover'] as const
const paths = {
  paymentDetail: ['donation/payment-detail', { project_id: 4, amount: 500 }],
  addDonation: ['donation/add-donation', { ...flexibleRecord, txn_id: 'NOSUCHTXN' }],
  updateStatus: ['donation/update-status', { txn_id: 'NOSUCHTXN' }],
  handover: ['donation/handover', { code: 'x'.repeat(43) }],
} as const

let api: TestApi
beforeAll(async () => {
  const limits = Object.fromEntries(calls.map((name) => [name, few]))
  api = await createTestApi({ limits: { ...defaultLimits, ...limits } })
})
afterAll(() => api.close())

describe.each(calls)('%s', (name) => {
  const [path, json] = paths[name]

  it('has a limit for each account, also for calls that succeed, and says when to try again', async () => {
    api.advance(3600)
    api.address = '203.0.113.7'
    const token = await api.signIn()
    const statuses: number[] = []
    for (let times = 0; times < 4; times++) {
      const answer = await api.send(path, { json, token, headers: { 'Accept-Language': 'hi' } })
      statuses.push(answer.status)
      if (times < 3) continue
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(answer.message).toContain('15 मिनट')
    }
    expect(statuses.map((status) => status === 429)).toEqual([false, false, false, true])
    const other = await api.signIn('ravi@example.org')
    expect((await api.send(path, { json, token: other })).status).not.toBe(429)
    api.advance(15 * 60)
    expect((await api.send(path, { json, token })).status).not.toBe(429)
  })

  it('has a limit for each address, so that many accounts do not help', async () => {
    api.advance(3600)
    api.address = '203.0.113.8'
    const [asha, ravi] = [await api.signIn(), await api.signIn('ravi@example.org')]
    const statuses: number[] = []
    for (const token of [asha, asha, asha, ravi, ravi, ravi])
      statuses.push((await api.send(path, { json, token })).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    api.address = '203.0.113.9'
    expect((await api.send(path, { json, token: ravi })).status).not.toBe(429)
  })
})

describe('while online payment is off', () => {
  it('prepares and records nothing, says how to give, and settles what began before', async () => {
    const open = await createTestApi({}, await openTestDatabase())
    const token = await open.signIn()
    const [begun, recorded] = [await issue(open, token), await giveRecorded(open, token)]
    open.deps.config.offlineOnly = true
    for (const json of [{ project_id: 4, amount: 500 }, {}]) {
      const refused = await open.send('donation/payment-detail', { json, token, headers: { 'Accept-Language': 'hi' } })
      expect([refused.status, refused.refusal?.code]).toEqual([409, 'offline_only'])
      expect(refused.message).toContain('बैंक ट्रांसफ़र')
    }
    const late = await record(open, token, { ...flexibleRecord, txn_id: begun.txn_id })
    expect([late.status, late.refusal?.code, late.message]).toEqual([
      409,
      'offline_only',
      expect.stringContaining('bank transfer'),
    ])
    const posted = open.gateway.signedPost(recorded, { status: 'success', unmappedstatus: 'captured' })
    expect(await postReturn(open, recorded.txnid, posted)).toContain('/payment-success?')
    await open.close()
  })
})
