/**
 * `npm run bench:api`: requests per second and latencies of the API. Two processes over PostgreSQL, and one over the embedded database. The generator runs on
 * the same cores. It takes three to four minutes; `--seconds=2` shortens each measurement.
 */
import { startPostgres } from '../../../api/testing/startPostgres.ts'
import { demoPassword } from '../../../api/testing/demoContent.ts'
import { signedInSchema } from '../../../shared/contract/people/session.ts'
import { envelopeSchema } from '../../../shared/contract/envelope.ts'
import { newSigningKey } from '../../../api/accounting/receipts/signing/signingKeys.ts'
import { newDataKey } from '../../../api/platform/vault/dataKeys.ts'
import { type BenchProcess, forkApi } from './forkApi.ts'
import { measure, type Measured } from './measure.ts'
import { startProviderDouble } from './providerDouble.ts'
import { mixedReport, readsReport, targetsReport } from './apiReport.ts'
import { mixed, publicReads } from './scenarios.ts'

const CONNECTIONS = 20
/** Both processes need the same keys. */
const BENCH_KEYS = newDataKey('bench')
const BENCH_SIGNING_KEY = newSigningKey('bench')
const factor = Number(process.argv.find((one) => one.startsWith('--seconds='))?.slice('--seconds='.length)) || 12
const seconds = { mixed: factor, read: Math.max(1, Math.round(factor / 5)), floor: Math.max(1, Math.round(factor / 4)) }
const say = (line: string): void => console.error(line)

async function signIn(root: string, email: string): Promise<string> {
  const response = await fetch(`${root}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  const { data, message } = envelopeSchema.parse(await response.json())
  const read = signedInSchema.safeParse(data)
  if (!read.success) throw new Error(`no sign-in: ${message}`)
  return read.data.token
}

async function signInAll(root: string): Promise<string[]> {
  const tokens: string[] = []
  for (let index = 0; index < CONNECTIONS; index++)
    tokens.push(await signIn(root, index % 2 ? 'ravi@example.org' : 'asha@example.org'))
  return tokens
}

/** The bare server answers two bytes: what this machine does at most now. */
async function measureFloor(): Promise<number> {
  const floor = await forkApi({ BENCH_FLOOR: '1' })
  const { load } = await measure([floor], {
    steps: [{ name: 'floor', method: 'GET', path: '' }],
    connections: CONNECTIONS,
    seconds: seconds.floor,
  })
  await floor.stop()
  return load.requests / load.seconds
}

/** The mixed load, after a short one that does not count. */
async function measureMixed(apis: readonly BenchProcess[]): Promise<Measured> {
  const options = { steps: mixed, connections: CONNECTIONS, tokens: await signInAll(apis[0]?.root ?? '') }
  say('warming up')
  await measure(apis, { ...options, seconds: Math.min(3, seconds.mixed) })
  return measure(apis, { ...options, seconds: seconds.mixed })
}

async function measurePostgres(provider: string): Promise<{ mixed: Measured; reads: Map<string, Measured> }> {
  const postgres = await startPostgres()
  const settings = { BENCH_DATABASE: postgres.databaseUrl, BENCH_PROVIDER: provider, BENCH_KEYS, BENCH_SIGNING_KEY }
  const apis = [await forkApi(settings), await forkApi(settings)]
  try {
    const both = await measureMixed(apis)
    const reads = new Map<string, Measured>()
    for (const step of publicReads) {
      say(step.name)
      reads.set(step.name, await measure(apis, { steps: [step], connections: CONNECTIONS, seconds: seconds.read }))
    }
    return { mixed: both, reads }
  } finally {
    for (const api of apis) await api.stop()
    await postgres.stop()
  }
}

async function measureEmbedded(provider: string): Promise<Measured> {
  const api = await forkApi({ BENCH_DATABASE: '', BENCH_PROVIDER: provider, BENCH_KEYS })
  try {
    return await measureMixed([api])
  } finally {
    await api.stop()
  }
}

const provider = await startProviderDouble()
const before = await measureFloor()
const postgres = await measurePostgres(provider.url)
const embedded = await measureEmbedded(provider.url)
const after = await measureFloor()
await provider.close()
console.log(mixedReport('Mixed, two processes over PostgreSQL', postgres.mixed))
console.log(mixedReport('Mixed, one process over PGlite', embedded))
console.log(readsReport(postgres.reads))
console.log(targetsReport({ ...postgres, embedded, floor: { before, after } }))
