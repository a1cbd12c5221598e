import { afterEach, beforeEach, expect, it } from 'vitest'
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

/** A paid donation of an account that is not Asha's. */
const foreignDonation = async () => {
  const { txn_id } = await api.deps.db
    .selectFrom('donations')
    .innerJoin('users', 'users.id', 'donations.user_id')
    .select('txn_id')
    .where('email', '<>', 'asha@example.org')
    .where('state', '=', 'paid')
    .executeTakeFirstOrThrow()
  return txn_id
}

it.each([
  ['status', (txn_id: string) => ['donation/update-status', { json: { txn_id } }] as const],
  ['receipt as PDF', (txn_id: string) => [`donation/receipt-pdf?txn_id=${txn_id}&layout=a4`, {}] as const],
  ['certificate', () => ['donation/certificate?id=9999', {}] as const],
])('logs without personal data who asks for the %s of somebody else', async (_, callFor) => {
  const txnId = await foreignDonation()
  const [path, options] = callFor(txnId)
  const token = await api.signIn()
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
  for (const personal of [txnId, 'asha', '@', api.address]) expect(written).not.toContain(personal)
})
