/** One API process of the bench, or a bare server as the floor of the machine. The parent ends it by closing the channel. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { demoSigningKey, parseSigningKey } from '../../../api/accounting/receipts/signing/signingKeys.ts'
import { plainLog } from '../../../api/platform/logging/plainLog.ts'
import { parseDataKeys } from '../../../api/platform/vault/dataKeys.ts'
import { prepareDemo } from '../../../demo/seed/prepareDemo.ts'
import { freePort } from '../../../demo/stack/freePorts.ts'
import { contentDirectory } from '../../../demo/stack/places.ts'
import { startBenchApi } from '../startBenchApi.ts'

const { BENCH_DATABASE: databaseUrl, BENCH_PROVIDER: provider = '', BENCH_FLOOR: floor, BENCH_KEYS = '' } = process.env
/** Both processes sign with the same key. */
const signingKey = parseSigningKey(process.env['BENCH_SIGNING_KEY'] ?? '') ?? demoSigningKey(null)
const root = floor ? await startFloor() : await start()
process.send?.({ root })
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }))
process.on('disconnect', () => process.exit())

async function start(): Promise<string> {
  const api = await startBenchApi({
    port: 0,
    paymentUrl: `${provider}/_payment`,
    infoUrl: `${provider}/info`,
    mailTransport: { deliver: async () => {}, keepsTexts: false, close: () => {} },
    prepare: (deps) => prepareDemo(deps, contentDirectory, []),
    dataDir: '',
    signingKey,
    dataKeys: parseDataKeys(BENCH_KEYS) ?? [],
    ownsProcess: true,
    log: plainLog(console.error),
    ...(databaseUrl ? { databaseUrl } : { memory: true }),
  })
  return api.apiRoot
}

async function startFloor(): Promise<string> {
  const port = await freePort()
  await once(createServer((_, response) => response.end('{}')).listen(port, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${port}`
}
