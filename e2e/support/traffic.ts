import type { BrowserContext, Request, Response } from '@playwright/test'
import { type PaymentDetail, paymentDetailSchema } from '../../shared/contract/donation/donation.ts'
import { envelopeOf } from './accounts.ts'
import { roots } from './roots.ts'

/** The requests of one test. It only listens: a route would answer preflights instead of the API, and disable the cache. */
export interface Traffic {
  /** Calls of the API by path with their bodies, without preflights. */
  calls: Array<{ path: string; body: string }>
  /** Good answers of `donation/payment-detail`. */
  details: PaymentDetail[]
  /** Payment forms that the browser posted to the provider. */
  posted: Array<Record<string, string>>
  /** Every requested address. */
  urls: string[]
  /** Hosts that the test itself serves, besides the usual servers. */
  guests: Set<string>
  count(path: string): number
}

export function watchTraffic(context: BrowserContext): Traffic {
  const traffic: Traffic = {
    calls: [],
    details: [],
    posted: [],
    urls: [],
    guests: new Set(),
    count: (path) => traffic.calls.filter((call) => call.path === path).length,
  }
  context.on('request', (request) => note(traffic, request))
  context.on('response', (response) => void noteAnswer(traffic, response))
  return traffic
}

function note(traffic: Traffic, request: Request): void {
  const url = request.url()
  if (/^https?:/.test(url)) traffic.urls.push(url)
  if (request.method() === 'OPTIONS') return
  const body = request.postData() ?? ''
  if (url.startsWith(`${roots.apiRoot}/`))
    traffic.calls.push({ path: new URL(url).pathname.replace(/^\/api\//, ''), body })
  if (url === `${roots.gatewayRoot}/_payment`) traffic.posted.push(Object.fromEntries(new URLSearchParams(body)))
}

async function noteAnswer(traffic: Traffic, response: Response): Promise<void> {
  if (response.url() !== `${roots.apiRoot}/donation/payment-detail` || !response.ok()) return
  const body: unknown = await response.json().catch(() => null)
  const detail = envelopeOf(paymentDetailSchema).safeParse(body)
  if (detail.success) traffic.details.push(detail.data.data)
}
