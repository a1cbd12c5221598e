import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { ProviderUnreachable } from '../../payment/provider.ts'
import { openIn } from '../../testing/memoryDatabase.ts'
import { giveRecorded, issue, postReturn } from '../../testing/donations.ts'
import { createTestApi, type TestApi } from '../../testing/testApi.ts'
import { openTestDatabase } from '../../testing/testDatabase.ts'
import { addDatabaseFigures } from '../../server/databaseFigures.ts'
import { createMetrics } from './metrics.ts'
import { demoTransport } from '../../mail/mailTransport.ts'
import type { RenderedMail } from '../../mail/renderMail.ts'
import { observeMails, observeProvider } from '../../server/serve.ts'
import { serveMetrics } from './startObserved.ts'

const scrape = async (port: number): Promise<string[]> => {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toContain('text/plain')
  return (await answer.text()).split('\n')
}

describe('a scrape', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await createTestApi()
  })
  afterAll(() => api.close())

  it('has requests by pattern in buckets from which percentiles are computed', async () => {
    const metrics = createMetrics()
    const one = { method: 'POST', route: '/api/donation/payment-detail', status: 200, bytes: undefined }
    metrics.request({ ...one, seconds: 0.004 })
    metrics.request({ ...one, seconds: 0.3 })
    const server = await serveMetrics(metrics.registry, { port: 0 })
    const lines = await scrape(server.port)
    const labels = 'method="POST",route="/api/donation/payment-detail",status="200"'
    expect(lines).toContain(`donate_http_request_duration_seconds_bucket{le="0.1",${labels}} 1`)
    expect(lines).toContain(`donate_http_request_duration_seconds_bucket{le="0.5",${labels}} 2`)
    expect(lines).toContain(`donate_http_request_duration_seconds_count{${labels}} 2`)
    for (const path of ['/', '/metrics/x'])
      expect((await fetch(`http://127.0.0.1:${server.port}${path}`)).status).toBe(404)
    await server.close()
  })

  it('has the donations of the database by state, and the age of the oldest unsettled one', async () => {
    const metrics = createMetrics()
    addDatabaseFigures(metrics, api.deps)
    const token = await api.signIn()
    await issue(api, token)
    const paid = await giveRecorded(api, token)
    const waiting = await giveRecorded(api, token)
    await postReturn(api, paid.txnid, api.gateway.signedPost(paid, { status: 'success', unmappedstatus: 'captured' }))
    const settled = await api.deps.db.selectFrom('donations').select('id').where('state', '=', 'paid').execute()
    await api.deps.db
      .updateTable('donations')
      .set({ state: 'pending', stage: 'settling' })
      .where('txn_id', '=', waiting.txnid)
      .execute()
    api.advance(120)

    const server = await serveMetrics(metrics.registry, { port: 0 })
    const lines = await scrape(server.port)
    expect(lines).toContain('donate_database_up 1')
    expect(lines).toContain('donate_donations{state="created",stage=""} 1')
    expect(lines).toContain('donate_donations{state="pending",stage="settling"} 1')
    expect(lines.find((line) => line.startsWith('donate_donations{state="paid"'))).toMatch(
      new RegExp(` ${settled.length}$`),
    )
    expect(lines.find((line) => line.startsWith('donate_oldest_settling_seconds '))).toMatch(/ 1[2-9]\d$/)
    await server.close()
  })

  it('counts each try to send a mail, and has the mails that are late', async () => {
    const metrics = createMetrics()
    addDatabaseFigures(metrics, api.deps)
    const mail = { kind: 'receipt' } as RenderedMail
    const away = { ...demoTransport, deliver: () => Promise.reject(new Error('away')) }
    await observeMails(demoTransport, metrics).deliver(mail)
    await expect(observeMails(away, metrics).deliver(mail)).rejects.toThrow('away')
    const queued = {
      recipient: 'a@example.org',
      language: 'en',
      kind: 'receipt',
      subject: 'Receipt',
      body: 'Thank you',
      state: 'queued',
    } as const
    const created_at = api.deps.now()
    await api.deps.db
      .insertInto('mails')
      .values({ ...queued, key: 'd'.repeat(32), error_code: '451', created_at, due_at: created_at })
      .execute()
    api.advance(1200)
    const lines = (await metrics.registry.metrics()).split('\n')
    expect(lines).toContain('donate_mail_tries_total{mail="receipt",outcome="sent"} 1')
    expect(lines).toContain('donate_mail_tries_total{mail="receipt",outcome="failed"} 1')
    expect(lines).toContain('donate_mails_late 1')
    expect(lines).toContain('donate_mails_oldest_seconds 1200')
    expect(lines.find((line) => line.startsWith('donate_payments_last_day{outcome="paid"}'))).toMatch(/ [1-9]/)
  })

  it('counts donations at most once in 30 s', async () => {
    const metrics = createMetrics()
    addDatabaseFigures(metrics, api.deps)
    const issued = async () => /state="created",stage=""\} (\d+)/.exec(await metrics.registry.metrics())?.[1]
    const before = Number(await issued())
    await issue(api, await api.signIn())
    expect(Number(await issued())).toBe(before)
    api.advance(30)
    expect(Number(await issued())).toBe(before + 1)
  })

  it('succeeds if the database does not answer, and says so', async () => {
    const metrics = createMetrics()
    const { db } = openIn(() => Promise.reject(new Error('away')))
    addDatabaseFigures(metrics, { ...api.deps, db })
    const text = await metrics.registry.metrics()
    expect(text).toContain('donate_database_up 0')
    expect(text).not.toContain('donate_donations{')
  })

  it('has the calls to the provider with their outcome', async () => {
    const metrics = createMetrics()
    const provider = observeProvider(
      {
        ...api.deps.provider,
        listDay: () => Promise.reject(new ProviderUnreachable('away')),
        query: async () => new Map(),
      },
      metrics,
    )
    await provider.query([])
    await expect(provider.listDay('2026-11-24')).rejects.toThrow('away')
    // Nothing that a provider offers is lost on the way.
    expect(Object.keys(provider).toSorted()).toEqual(Object.keys(api.deps.provider).toSorted())
    expect(Object.keys(provider.mandates ?? {}).toSorted()).toEqual(
      Object.keys(api.deps.provider.mandates ?? {}).toSorted(),
    )
    const text = await metrics.registry.metrics()
    expect(text).toContain('donate_provider_call_duration_seconds_count{call="query",outcome="ok"} 1')
    expect(text).toContain('donate_provider_call_duration_seconds_count{call="listDay",outcome="unreachable"} 1')
  })

  it('has the figures of the process if asked for', async () => {
    expect(await createMetrics({ processFigures: true }).registry.metrics()).toContain(
      'nodejs_eventloop_lag_p99_seconds',
    )
  })
})

// The database of the tests above is free now.
describe('a scrape', () => {
  it('has the depth and age of the job queue', async () => {
    const database = await openTestDatabase()
    const boss = new PgBoss({ db: { executeSql: database.executeSql } })
    boss.on('error', () => undefined)
    await boss.start()
    await boss.createQueue('receipt-mails')
    const dueAt = new Date(Date.now() - 300_000)
    await boss.send('receipt-mails', null, { startAfter: dueAt })
    await boss.send('receipt-mails', null, { startAfter: dueAt })
    await boss.send('receipt-mails', null, { startAfter: 3600 })
    const metrics = createMetrics()
    addDatabaseFigures(metrics, { db: database.db, now: () => new Date() })
    const text = await metrics.registry.metrics()
    expect(text).toContain('donate_jobs_waiting{job="receipt-mails"} 2')
    expect(text).toContain('donate_jobs_failed{job="receipt-mails"} 0')
    expect(Number(/donate_jobs_oldest_seconds\{job="receipt-mails"\} ([\d.]+)/.exec(text)?.[1])).toBeGreaterThan(299)
    await boss.stop({ graceful: false })
    await sql`drop schema pgboss cascade`.execute(database.db)
    await database.close()
  })
})
