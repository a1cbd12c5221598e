/**
 * `npm run bench:api`: requests per second and latencies of the API. Two processes over PostgreSQL, and one over the embedded database. The generator runs on
 * the same cores. It takes three to four minutes; `--seconds=2` shortens each measurement. `--only=mixed`, `reads` or `embedded` leaves out the other loads, and
 * `--profile=folder` writes a processor profile of each process of the API.
 */

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { demoPassword } from '../../../api/testing/demoContent.ts'
import { startPostgres } from '../../../api/testing/startPostgres.ts'
import { freePort } from '../../../demo/stack/freePorts.ts'
import { login } from '../../../shared/contract/people/account.ts'
import { type ApiRunner, type ApiSettings, createApiRunner, clientOf } from '../apiRunner.ts'
import { mixedReport, readsReport, targetsReport } from './apiReport.ts'
import { runLoad, measure, type Measured, mixed, publicReads } from './runLoad.ts'
import { measureEmbedded, measurePostgres } from './measureStatements.ts'

const CONNECTIONS = 20
const { values: given } = parseArgs({
  options: { seconds: { type: 'string', default: '12' }, only: { type: 'string' }, profile: { type: 'string' } },
})
const factor = Number(given.seconds)
const wants = (load: 'mixed' | 'reads' | 'embedded') => given.only === undefined || given.only === load
const nodeOptions: Record<string, string> = given.profile
  ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${given.profile}` }
  : {}
const seconds = { mixed: factor, read: Math.max(1, Math.round(factor / 5)), floor: Math.max(1, Math.round(factor / 4)) }
const say = (line: string): void => console.error(line)

async function signInAll(root: string): Promise<string[]> {
  const tokens: string[] = []
  for (let index = 0; index < CONNECTIONS; index++) {
    const email = index % 2 ? 'ravi@example.org' : 'asha@example.org'
    const answer = await login(clientOf(root), { email, password: demoPassword })
    if ('token' in answer) tokens.push(answer.token)
  }
  return tokens
}

/** Starts a bare server in a process of its own. */
async function startBare() {
  const port = await freePort()
  const child = fork(join(import.meta.dirname, 'floorProcess.ts'), [String(port)])
  await once(child, 'message')
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}

/** Requests per second of a bare server. */
async function measureFloor(): Promise<number> {
  const floor = await startBare()
  const load = await runLoad({
    roots: [floor.url],
    steps: [{ name: 'floor', method: 'GET', path: '' }],
    connections: CONNECTIONS,
    seconds: seconds.floor,
  })
  floor.stop()
  return load.requests / load.seconds
}

// Not in the generator's process: there, its answers would wait behind the load.
const provider = await startBare()

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
      const addresses = {
        port: await freePort(),
        paymentUrl: `${provider.url}/_payment`,
        infoUrl: `${provider.url}/info`,
      }
      const api = createApiRunner({ ...addresses, dataDir, ...database }, join(dataDir, 'api.log'))
      apis.push(api)
      await api.start(nodeOptions)
    }
    return await work(apis)
  } finally {
    for (const api of apis) await api.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The mixed load, after a short one that does not count. */
async function measureMixed(apis: readonly ApiRunner[]): Promise<Measured> {
  const options = { steps: mixed, connections: CONNECTIONS, tokens: await signInAll(apis[0]?.root ?? '') }
  say('warming up')
  await measure(apis, { ...options, seconds: Math.min(3, seconds.mixed) })
  return measure(apis, { ...options, seconds: seconds.mixed })
}

async function measureReads(apis: readonly ApiRunner[]): Promise<Map<string, Measured>> {
  const reads = new Map<string, Measured>()
  for (const step of publicReads) {
    say(step.name)
    reads.set(step.name, await measure(apis, { steps: [step], connections: CONNECTIONS, seconds: seconds.read }))
  }
  return reads
}

const before = await measureFloor()
const { databaseUrl, stop } = await startPostgres()
const onPostgres = await withApis(2, { databaseUrl }, async (apis) => ({
  mixed: wants('mixed') ? await measureMixed(apis) : null,
  reads: wants('reads') ? await measureReads(apis) : null,
}))
const pairs = {
  postgres: wants('mixed') ? await measurePostgres(databaseUrl, CONNECTIONS, seconds.floor) : 0,
  embedded: wants('embedded') ? await measureEmbedded(seconds.floor) : 0,
}
await stop()
const embedded = wants('embedded') ? await withApis(1, { memory: true }, measureMixed) : null
const after = await measureFloor()
provider.stop()
if (onPostgres.mixed) console.log(mixedReport('Mixed, two processes over PostgreSQL', onPostgres.mixed))
if (embedded) console.log(mixedReport('Mixed, one process over PGlite', embedded))
if (onPostgres.reads) console.log(readsReport(onPostgres.reads))
console.log(targetsReport({ ...onPostgres, embedded, server: { before, after }, pairs }))
