/** Traces arrive at a collector of OTLP over HTTP, which the test plays. */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import * as z from 'zod'
import { openTestDatabase } from '../../testing/testDatabase.ts'
import { observeRequests } from './observeRequests.ts'
import { openTracing } from './startObserved.ts'
import { nameRoute } from './requestContext.ts'
import { inSpan, statementName } from './tracing.ts'
import { sql } from 'kysely'

const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
  status: z.object({ code: z.number().optional() }).optional(),
})
const postSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({
        attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
      }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
})

const servers: Server[] = []
afterAll(() => servers.forEach((server) => server.close()))

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function startCollector() {
  const bodies: string[] = []
  const url = await serve((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      bodies.push(body)
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    })
  })
  const posts = () => bodies.map((body) => postSchema.parse(JSON.parse(body)))
  const spans = () =>
    posts().flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)),
    )
  return { url, bodies, posts, spans }
}

it('sends a span for each request, with its steps inside, as part of the caller’s trace', async () => {
  const collector = await startCollector()
  const tracing = await openTracing({ endpoint: collector.url, program: 'api', ratio: 1 })
  const database = await openTestDatabase()
  const url = await serve(
    observeRequests(
      async (_, response) => {
        nameRoute('/api/donation/:txnId')
        await sql`select ${'secret'} from pg_catalog.pg_class limit 1`.execute(database.db)
        await inSpan('provider query', () => Promise.reject(new Error('away'))).catch(() => undefined)
        response.writeHead(200).end()
      },
      { behindProxy: false, tracing },
    ),
  )
  const caller = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' }
  await fetch(`${url}/api/donation/SECRET?token=SECRET`, {
    headers: { traceparent: `00-${caller.trace}-${caller.span}-01` },
  })
  await tracing?.close()
  await database.close()

  const [request, statement, call] = [
    'GET /api/donation/:txnId',
    'sql select pg_catalog.pg_class',
    'provider query',
  ].map((name) => collector.spans().find((span) => span.name === name))
  expect(request).toMatchObject({ traceId: caller.trace, parentSpanId: caller.span })
  expect(request?.attributes).toContainEqual({ key: 'http.route', value: { stringValue: '/api/donation/:txnId' } })
  expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } })
  expect(statement).toMatchObject({ traceId: caller.trace, parentSpanId: request?.spanId })
  expect(call).toMatchObject({ parentSpanId: request?.spanId, status: { code: 2 } })
  expect(collector.posts()[0]?.resourceSpans[0]?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'donate-api' },
  })
  expect(collector.bodies.join().toLowerCase()).not.toContain('secret')
})

it.each([
  ['begins a trace of its own for a malformed header', '00-xyz-1-01', true],
  ['begins a trace of its own for a trace id of zeros', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, true],
  [
    'sends nothing if the caller does not record its trace',
    '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00',
    false,
  ],
])('%s', async (_, traceparent, isSent) => {
  const collector = await startCollector()
  const tracing = await openTracing({ endpoint: collector.url, program: 'api', ratio: 1 })
  const url = await serve(observeRequests((__, response) => response.end(), { behindProxy: false, tracing }))
  await fetch(url, { headers: { traceparent } })
  await tracing?.close()
  expect(collector.spans().map(({ parentSpanId }) => parentSpanId ?? '')).toEqual(isSent ? [''] : [])
})

it('is off without the address of a collector', async () => {
  expect(await openTracing({ program: 'api', ratio: 1 })).toBeUndefined()
})

it.each([
  ['select "a" from "donations" where "email" = $1', 'select donations'],
  ['insert into "receipt_mails" ("donation_id") values ($1)', 'insert receipt_mails'],
  ['update "sessions" set "used_at" = $1', 'update sessions'],
  ['delete from "sessions"', 'delete sessions'],
  ['begin', 'begin'],
  ['vacuum', 'other'],
])('names the statement %s "%s"', (statement, name) => {
  expect(statementName(statement)).toBe(name)
})
