import { afterEach, beforeEach, expect, it } from 'vitest'
import { giveRecorded, postReturn } from '../../testing/donations.ts'
import { createTestApi, type TestApi, toRequest } from '../../testing/testApi.ts'
import { type LogFields, noLog } from '../logging/log.ts'
import { createApi } from '../program/createApi.ts'

let api: TestApi
let lines: LogFields[]
let fetch: TestApi['fetch']
beforeEach(async () => {
  api = await createTestApi()
  lines = []
  const warn = (event: string, fields: LogFields = {}) => void (event === 'access denied' && lines.push(fields))
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
  expect(lines.map(({ status }) => status)).toEqual([404, 404, 401])
  const [first, again, nobody] = lines.map(({ caller }) => caller)
  expect(first).toMatch(/^[\w-]{16}$/)
  expect([again === first, nobody === first]).toEqual([true, false])
  const written = JSON.stringify(lines)
  for (const personal of [txnId, 'asha', 'ravi', '@', api.address]) expect(written).not.toContain(personal)
})
