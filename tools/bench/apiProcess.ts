/**
 * The API as a process of its own, so that a bench can measure or kill it. It has the demo's content, the sandbox merchant, and no limits in reach. Its settings
 * are one JSON argument. It tells its parent its processor time whenever the parent asks.
 */
import { demoSigningKey } from '../../api/accounting/receipts/signingKeys.ts'
import { defaultLimits } from '../../api/base/config.ts'
import { demoTransport } from '../../api/mail/mailTransport.ts'
import { createPayu } from '../../api/payment/payu/payu.ts'
import { plainLog } from '../../api/base/logging/plainLog.ts'
import { openMemory } from '../../api/testing/memoryDatabase.ts'
import { startApi } from '../../api/server/serve.ts'
import { demoDataKeys, parseDataKeys } from '../../api/base/vault/dataKeys.ts'
import { prepareDemo } from '../../demo/seed/prepareDemo.ts'
import { sandboxMerchant } from '../../demo/stack/merchant.ts'
import { contentDirectory } from '../../demo/stack/places.ts'
import type { ApiSettings } from './apiRunner.ts'

// Only `apiRunner.ts` starts this program.
const { paymentUrl, infoUrl, memory, ...settings }: ApiSettings = JSON.parse(process.argv[2] ?? '{}')
const merchant = { key: sandboxMerchant.key, salts: [sandboxMerchant.salt] }

/** The limits protect accounts and donors. Here one machine makes all requests, so they would measure refusals. */
const limits = { ...defaultLimits }
// The keys are those of the constant.
for (const name of Object.keys(limits) as Array<keyof typeof limits>)
  limits[name] = { ...limits[name], perAccount: 1e9, perAddress: 1e9 }

const api = await startApi({
  ...settings,
  ...(memory && { database: openMemory() }),
  siteRoot: 'http://site.test',
  provider: createPayu({ merchant, paymentUrl, infoUrl, fetch }),
  contentDirectory,
  // No donor answers questions after the payment.
  settings: { limits, receiptWaitMinutes: 0 },
  mailTransport: demoTransport,
  prepare: (deps) => prepareDemo(deps, contentDirectory, []),
  signingKey: demoSigningKey(settings.dataDir),
  dataKeys: parseDataKeys(demoDataKeys(settings.dataDir)) ?? [],
  ownsProcess: true,
  log: plainLog(console.log),
})
process.on('message', () => process.send?.(process.cpuUsage()))
process.on('disconnect', () => process.exit())
process.on('SIGTERM', () => void api.close().finally(() => process.exit()))
