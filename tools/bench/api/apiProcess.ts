/** One API process of the bench, or a bare server as the floor of the machine. The parent ends it by closing the channel. */
import { createServer } from 'node:http'
import { prepareDemo } from '../../../demo/seed/prepareDemo.ts'
import { contentDirectory } from '../../../demo/stack/places.ts'
import { sandboxMerchant } from '../../../demo/stack/merchant.ts'
import { type ApiConfig, defaultLimits } from '../../../api/config.ts'
import { plainLog } from '../../../api/platform/logging/plainLog.ts'
import { createPayu } from '../../../api/payment/payu/payu.ts'
import { demoSigningKey, parseSigningKey } from '../../../api/accounting/receipts/signing/signingKeys.ts'
import { parseDataKeys } from '../../../api/platform/vault/dataKeys.ts'
import { startApi } from '../../../api/platform/program/serve.ts'

const FAR_AWAY = 1e9

/** The limits protect accounts and donors. Here one machine makes all requests, so they would measure refusals. */
const limits: Partial<ApiConfig['limits']> = Object.fromEntries(
  Object.entries(defaultLimits).map(([what, limit]) => [
    what,
    {
      ...Object.fromEntries(
        Object.entries(limit).map(([name, value]) => [name, typeof value === 'number' ? FAR_AWAY : value]),
      ),
      windowMinutes: limit.windowMinutes,
    },
  ]),
)

const { BENCH_DATABASE: databaseUrl, BENCH_PROVIDER: provider = '', BENCH_FLOOR: floor, BENCH_KEYS = '' } = process.env
/** Both processes sign with the same key. */
const signingKey = parseSigningKey(process.env['BENCH_SIGNING_KEY'] ?? '') ?? demoSigningKey(null)
const root = floor ? await startFloor() : await start()
process.send?.({ root })
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }))
process.on('disconnect', () => process.exit())

async function start(): Promise<string> {
  const api = await startApi({
    port: 0,
    siteRoot: 'http://site.test',
    provider: (fetch) =>
      createPayu({
        merchant: { key: sandboxMerchant.key, salts: [sandboxMerchant.salt] },
        paymentUrl: `${provider}/_payment`,
        infoUrl: `${provider}/info`,
        fetch,
      }),
    mailTransport: { deliver: async () => {}, keepsTexts: false, close: () => {} },
    prepare: (deps) => prepareDemo(deps, contentDirectory, []),
    contentDirectory,
    dataDir: '',
    signingKey,
    dataKeys: parseDataKeys(BENCH_KEYS) ?? [],
    limits,
    ownsProcess: true,
    log: plainLog(console.error),
    ...(databaseUrl ? { databaseUrl } : { memory: true }),
  })
  return api.apiRoot
}

function startFloor(): Promise<string> {
  const server = createServer((_, response) => response.end('{}'))
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
    })
  })
}
