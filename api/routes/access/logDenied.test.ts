import { afterEach, beforeEach, expect, it } from 'vitest'
import { giveRecorded, postReturn } from '../../testing/donations.ts'
import { createTestApi, type TestApi, toRequest } from '../../testing/testApi.ts'
import { type LogFields, noLog } from '../../base/logging/log.ts'
import { createApi } from '../../server/createApi.ts'

let api: TestApi
let lines: Array<LogFields & { event: string }>
let fetch: TestApi['fetch']
beforeEach(async () => {
  api = await createTestApi()
  lines = []
  const warn = (event: string, fields: LogFields = {}) => void lines.push({ ...fields, event })
  fetch = createApi({ ...api.deps, log: { ...noLog, warn } })
})
afterEach(() => api.close())

/** A paid donation of Asha's, which has a receipt. */
async function giveAsAsha(): Promise<string> {
  const form = await giveRecorded(api, await api.signIn())
  const posted = api.gateway.signedPost(form, { status: 'success', unmappedstatus: 'captured' })
  await postReturn(api, form.txnid, posted)
  return form.txnid
}

it.each([
  ['status', (txn_id: string) => ['donation/update-status', { json: { txn_id } }] as const],
  ['receipt as PDF', (txn_id: string) => [`donation/receipt-pdf?txn_id=${txn_id}&layout=a4`, {}] as const],
  ['receipt', (txn_id: string) => ['donation/receipt', { json: { txn_id } }] as const],
])('logs without personal data who asks for the %s of somebody else', async (_, callFor) => {
  const txnId = await giveAsAsha()
  const [path, options] = callFor(txnId)
  const token = await api.signIn('ravi@example.org')
  for (const [by, status] of [
    [{ token }, 404],
    [{ token }, 404],
    [{}, 401],
  ] as const)
    expect((await fetch(toRequest(path, { ...options, ...by }))).status).toBe(status)
  expect(lines.map(({ event, status }) => [event, status])).toEqual([
    ['access denied', 404],
    ['access denied', 404],
    ['access denied', 401],
  ])
  const [first, again, nobody] = lines.map(({ caller }) => caller)
  expect(first).toMatch(/^[\w-]{16}$/)
  expect([again === first, nobody === first]).toEqual([true, false])
  const written = JSON.stringify(lines)
  for (const personal of [txnId, 'asha', 'ravi', '@', api.address]) expect(written).not.toContain(personal)
})

it('logs limits and refused payloads by code and field names, without what was sent', async () => {
  const wrong = { email: 'ravi@example.org', password: 'wrong-guess-of-ravi' }
  for (let times = 0; times < 12; times++) await fetch(toRequest('login', { json: wrong }))
  await fetch(toRequest('register', { json: { email: 'no address', password: 'x' } }))
  const token = await api.signIn()
  await fetch(toRequest('donation/payment-detail', { json: { project_id: 4, amount: 99_999_999 }, token }))
  const seen = lines.map(({ event, route, status, code, fields }) => [event, route, status, code, fields].join(' '))
  expect(seen).toContain('request refused login 429 too_many ')
  expect(seen.find((line) => line.startsWith('request refused register 422 invalid '))).toContain('email')
  expect(seen).toContain('request refused donation/payment-detail 422 invalid amount')
  const written = JSON.stringify(lines)
  for (const personal of ['ravi', 'guess', 'no address', '99999999', api.address])
    expect(written).not.toContain(personal)
})
