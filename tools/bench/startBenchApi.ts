import { defaultLimits } from '../../api/config.ts'
import { createPayu } from '../../api/payment/payu/payu.ts'
import { startApi } from '../../api/platform/program/serve.ts'
import { sandboxMerchant } from '../../demo/stack/merchant.ts'
import { contentDirectory } from '../../demo/stack/places.ts'

type StartOptions = Parameters<typeof startApi>[0]

interface Own extends Omit<StartOptions, 'siteRoot' | 'provider' | 'contentDirectory' | 'limits'> {
  /** Addresses of the provider. */
  paymentUrl: string
  infoUrl: string
}

const FAR_AWAY = 1e9

/** The limits protect accounts and donors. Here one machine makes all requests, so they would measure refusals. */
const limits: StartOptions['limits'] = Object.fromEntries(
  Object.entries(defaultLimits).map(([what, { windowMinutes, ...limit }]) => {
    const far = Object.entries(limit).map(([name, value]) => [name, typeof value === 'number' ? FAR_AWAY : value])
    return [what, { ...Object.fromEntries(far), windowMinutes }]
  }),
)

/** The API as the benches load it: with the demo's content, the sandbox merchant, and no limits in reach. */
export const startBenchApi = ({ paymentUrl, infoUrl, ...own }: Own) =>
  startApi({
    siteRoot: 'http://site.test',
    provider: (fetch) =>
      createPayu({ merchant: { key: sandboxMerchant.key, salts: [sandboxMerchant.salt] }, paymentUrl, infoUrl, fetch }),
    contentDirectory,
    limits,
    ...own,
  })
