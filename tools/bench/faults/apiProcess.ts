/** The API as a process of its own, so that the benchmark can kill it. Its settings are one JSON argument. */
import { demoTransport } from '../../../api/mail/mailTransport.ts'
import { createPayu } from '../../../api/payment/payu/payu.ts'
import { startApi } from '../../../api/platform/program/serve.ts'
import { plainLog } from '../../../api/platform/logging/plainLog.ts'
import { demoSigningKey } from '../../../api/accounting/receipts/signing/signingKeys.ts'
import { demoDataKeys, parseDataKeys } from '../../../api/platform/vault/dataKeys.ts'
import { prepareDemo } from '../../../demo/seed/prepareDemo.ts'
import { sandboxMerchant } from '../../../demo/stack/merchant.ts'
import { contentDirectory } from '../../../demo/stack/places.ts'
import type { ApiSettings } from './apiSettings.ts'
import { inspect } from './books/inspect.ts'
import { unlimited } from './unlimited.ts'

const { port, paymentUrl, infoUrl, dataDir, databaseUrl, inspectionFile }: ApiSettings = JSON.parse(
  process.argv[2] ?? '{}',
)

const api = await startApi({
  port,
  siteRoot: 'http://site.test',
  provider: (fetch) =>
    createPayu({ merchant: { key: sandboxMerchant.key, salts: [sandboxMerchant.salt] }, paymentUrl, infoUrl, fetch }),
  mailTransport: demoTransport,
  async prepare(deps) {
    // Before any request or job: so it sees what the process before left behind.
    await inspect(deps.db, inspectionFile)
    await prepareDemo(deps, contentDirectory, [])
  },
  contentDirectory,
  dataDir,
  signingKey: demoSigningKey(dataDir),
  dataKeys: parseDataKeys(demoDataKeys(dataDir)) ?? [],
  limits: unlimited,
  log: plainLog((line) => console.log(line)),
  ...(databaseUrl ? { databaseUrl } : {}),
})
process.on('SIGTERM', () => {
  api.close().then(
    () => process.exit(),
    () => process.exit(1),
  )
})
