/** A database whose connections go silent or break, behind a proxy that swallows bytes. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { plainLog } from '../base/logging/plainLog.ts'
import { findNotReady } from '../server/serve.ts'
import { type FaultyProxy, startFaultyProxy } from '../testing/faultyProxy.ts'
import { createDatabase } from '../testing/createDatabase.ts'
import { giveRecorded, postReturn, statusOf } from '../testing/donations.ts'
import { createTestApi, partnerOrigin, siteOrigin, type TestApi } from '../testing/testApi.ts'
import { type OpenDatabase, openPostgres } from './openDatabase.ts'
import { DatabaseAway, runAsWork } from './patientPool.ts'

const patience = { connectMs: 4_000, requestMs: 2_500, workMs: 6_000 }
/** For both steps and a busy machine; a client gives up after 15 s. */
const ANSWER_MS = 14_000

let proxy: FaultyProxy
let database: OpenDatabase
let api: TestApi
let token: string
const lines: string[] = []
beforeAll(async () => {
  const url = new URL(await createDatabase('content'))
  proxy = await startFaultyProxy({ host: url.hostname, port: Number(url.port) })
  url.port = String(proxy.port)
  const log = plainLog((line) => lines.push(line))
  database = openPostgres(url.href, log, 10, patience)
  api = await createTestApi({}, database)
  token = await api.signIn()
})
afterAll(async () => {
  await api?.close()
  await proxy?.close()
})

/** Opens all ten connections. */
const useAll = () => Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(0.2)`.execute(database.db)))

async function timed<Value>(work: () => Promise<Value>): Promise<{ value: Value; ms: number }> {
  const startedAt = performance.now()
  return { value: await work(), ms: performance.now() - startedAt }
}

it('answers 503 in time while all connections are silent, names the reason, and recovers by itself', async () => {
  await useAll()
  proxy.become('swallow')
  const donate = { headers: { Origin: partnerOrigin, Authorization: `Bearer ${token}` } }
  for (const [path, options] of [
    ['profile', { token }],
    ['donation/payment-detail', { json: { project_id: 4, amount: 500 }, token }],
    ['donation/update-status', { json: { txn_id: 'none' }, ...donate }],
  ] as const) {
    const { value, ms } = await timed(() => api.send(path, options))
    expect([path, value.status, value.refusal?.code]).toEqual([path, 503, 'internal'])
    expect(value.headers.get('Retry-After')).toBe('5')
    expect(ms).toBeLessThan(ANSWER_MS)
  }
  const ready = await timed(() => findNotReady(database.db))
  expect(ready.value).toBe('database')
  expect(ready.ms).toBeLessThan(5_000)
  expect(lines.join('\n')).toContain('database connection lost')

  proxy.become('forward')
  await expect.poll(() => findNotReady(database.db), { timeout: ANSWER_MS }).toBeNull()
  // Each connection of before is dead, and none of them gets a request now.
  for (let round = 0; round < 10; round++) expect((await api.send('profile', { token })).status).toBe(200)
}, 120_000)

it.each(['swallow', 'drop'] as const)(
  'shows a donor who returns from the bank a page, and loses nothing (%s)',
  async (mood) => {
    const form = await giveRecorded(api, token)
    const success = api.gateway.signedPost(form, { status: 'success', unmappedstatus: 'captured' })
    proxy.become(mood)
    expect(await postReturn(api, form.txnid, success)).toBe(`${siteOrigin}/payment-pending?txnid=${form.txnid}`)
    proxy.become('forward')
    expect((await statusOf(api, token, form.txnid)).payment_status).toBe('success')
  },
  60_000,
)

it('answers 503 while connections break, and recovers', async () => {
  await useAll()
  proxy.become('drop')
  expect((await api.send('profile', { token })).status).toBe(503)
  expect(await findNotReady(database.db)).toBe('database')
  proxy.become('forward')
  expect((await api.send('profile', { token })).status).toBe(200)
})

it('ends a transaction on a silent connection, and the job that runs it', async () => {
  const transaction = runAsWork(() =>
    database.db.transaction().execute(async (db) => {
      await sql`select 1`.execute(db)
      proxy.become('swallow')
      await sql`select 2`.execute(db)
    }),
  )
  await expect(transaction).rejects.toBeInstanceOf(DatabaseAway)
  proxy.become('forward')
  expect((await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }])
}, 60_000)

it('waits longer for a statement of a job than for one of a request, and says which server limit holds', async () => {
  await expect(sql`select pg_sleep(4)`.execute(database.db)).rejects.toThrow('no answer within 2500 ms')
  await runAsWork(() => sql`select pg_sleep(4)`.execute(database.db))
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(database.db)
  expect(rows).toEqual([{ statement_timeout: '6s' }])
}, 60_000)

it('closes in time with a silent connection', async () => {
  const other = openPostgres(
    `postgres://postgres:test@127.0.0.1:${proxy.port}/postgres`,
    plainLog(() => undefined),
    2,
    patience,
  )
  await sql`select 1`.execute(other.db)
  proxy.become('swallow')
  const asked = runAsWork(() => sql`select 2`.execute(other.db)).catch(() => undefined)
  expect((await timed(() => other.close())).ms).toBeLessThan(ANSWER_MS)
  await asked
  proxy.become('forward')
}, 60_000)
