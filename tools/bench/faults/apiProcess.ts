/** The API as a process of its own, so that the benchmark can kill it. Its settings are one JSON argument; it tells its parent what it found. */
import { demoSigningKey } from '../../../api/accounting/receipts/signing/signingKeys.ts'
import { demoTransport } from '../../../api/mail/mailTransport.ts'
import { plainLog } from '../../../api/platform/logging/plainLog.ts'
import { demoDataKeys, parseDataKeys } from '../../../api/platform/vault/dataKeys.ts'
import { prepareDemo } from '../../../demo/seed/prepareDemo.ts'
import { contentDirectory } from '../../../demo/stack/places.ts'
import { startBenchApi } from '../startBenchApi.ts'
import type { ApiSettings } from './apiRunner.ts'
import { inspect } from './books/inspect.ts'

const { dataDir, ...settings }: ApiSettings = JSON.parse(process.argv[2] ?? '{}')

const api = await startBenchApi({
  ...settings,
  mailTransport: demoTransport,
  async prepare(deps) {
    // Before any request or job: so it sees what the process before left behind.
    process.send?.(await inspect(deps.db))
    await prepareDemo(deps, contentDirectory, [])
  },
  dataDir,
  signingKey: demoSigningKey(dataDir),
  dataKeys: parseDataKeys(demoDataKeys(dataDir)) ?? [],
  log: plainLog((line) => console.log(line)),
})
process.on('SIGTERM', () => {
  api.close().then(
    () => process.exit(),
    () => process.exit(1),
  )
})
