import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultLimits } from '../../../api/base/config.ts'
import { noLog } from '../../../api/base/logging/log.ts'
import { demoTransport } from '../../../api/mail/mailTransport.ts'
import { createPayu } from '../../../api/payment/payu/payu.ts'
import { type RunningApi, startApi } from '../../../api/server/serve.ts'
import { openMemory } from '../../../api/testing/memoryDatabase.ts'
import { contentDirectory, demoPassword } from '../../../api/testing/demoContent.ts'
import { prepareDemo } from '../../../demo/seed/prepareDemo.ts'
import { testDataKeys, testSigningKey } from '../../../api/testing/testApi.ts'
import { type Received, type Send, sendOverHttp } from './exchange.ts'
import type { Result } from './check.ts'
import { checks, runChecks, Unreachable } from './runChecks.ts'
import type { Settings } from './options.ts'
import { plantedInDonations } from './testing/plantedInDonations.ts'
import { plantedInPublicAnswers } from './testing/plantedInPublicAnswers.ts'

/**
 * Remembers the answers of an API, so that many runs of the kit ask it once. Each call begins a run. A run gets the answers of earlier runs to the same requests, in
 * their order; what no run has asked yet goes to the API.
 */
function recordAnswers(send: Send): () => Send {
  const known = new Map<string, Array<Promise<Received>>>()
  return () => {
    const asked = new Map<string, number>()
    return (sent) => {
      const request = JSON.stringify(sent)
      const turn = asked.get(request) ?? 0
      asked.set(request, turn + 1)
      const answers = known.get(request) ?? []
      known.set(request, answers)
      return (answers[turn] ??= send(sent))
    }
  }
}

const siteOrigin = 'http://site.test'
const key = 'KitTest'
/** The kit signs in more often than a donor. */
const noLimits = Object.fromEntries(
  Object.entries(defaultLimits).map(([name, limit]) => [name, { ...limit, perAccount: 10_000, perAddress: 10_000 }]),
)
const realSend = sendOverHttp(60_000)
/** What is planted changes no answer but its own, so the API answers the rest once for all. */
const recordedSend = recordAnswers(realSend)
const now = () => Promise.resolve()

let api: RunningApi
beforeAll(async () => {
  api = await startApi({
    port: 0,
    siteRoot: siteOrigin,
    // Nobody is there: every query of the API fails, as for a provider that is away.
    provider: createPayu({
      merchant: { key, salts: ['SaltOfTheKitsOwnTest'] },
      paymentUrl: 'http://127.0.0.1:9/_payment',
      infoUrl: 'http://127.0.0.1:9/info',
      fetch,
    }),
    mailTransport: demoTransport,
    prepare: (deps) => prepareDemo(deps, contentDirectory, []),
    contentDirectory,
    dataDir: '',
    dataKeys: testDataKeys,
    signingKey: testSigningKey,
    database: openMemory(),
    settings: { limits: noLimits },
    log: noLog,
  })
})
afterAll(() => api.close())

const settings = (change: Partial<Settings> = {}): Settings => ({
  apiRoot: api.apiRoot,
  siteOrigin,
  wholeSite: true,
  pay: { email: 'asha@example.org', password: demoPassword, key },
  limits: false,
  pauseMs: 0,
  ...change,
})
const failed = (results: readonly Result[]) =>
  results.flatMap(({ id, outcome, notes }) => (outcome === 'failed' ? [`${id}: ${notes.join('; ')}`] : []))
const namesOf = (lines: readonly string[]) => lines.map((line) => line.replace(/:.*/s, ''))

describe('our own API', () => {
  it('conforms in every check', async () => {
    const results = await runChecks(settings(), realSend, now)
    expect(failed(results)).toEqual([])
    expect(results.filter(({ outcome }) => outcome === 'skipped').map(({ id }) => id)).toEqual(['guessing'])
  })

  it('gets only requests that change nothing, unless the paying part is on', async () => {
    const sent: string[] = []
    const send: Send = (request) => {
      if (request.method === 'POST') sent.push(request.url.slice(api.apiRoot.length + 1))
      return realSend(request)
    }
    const results = await runChecks(settings({ pay: null }), send, now)
    expect(failed(results)).toEqual([])
    // The calls of a donor are sent without a session, so they are refused.
    expect([...new Set(sent)].toSorted()).toEqual([
      'donation/add-donation',
      'donation/payment-detail',
      'donation/require-item',
      'donation/update-status',
    ])
  })

  it('is asked one question at a time', async () => {
    let open = 0
    let most = 0
    const send: Send = async (request) => {
      most = Math.max(most, ++open)
      return realSend(request).finally(() => open--)
    }
    await runChecks(settings({ pay: null }), send, now)
    expect(most).toBe(1)
  })
})

describe('a deviation has the name of its check, and no other check is blamed', () => {
  it.each([...plantedInPublicAnswers, ...plantedInDonations])('$what', async ({ blamed, plant }) => {
    const recorded = recordedSend()
    const send: Send = async (sent) => plant(sent, () => recorded(sent))
    expect(namesOf(failed(await runChecks(settings(), send, now)))).toEqual([blamed])
  })

  it('unlimited guessing of passwords', async () => {
    const wrong = { status: false, message: 'Wrong', data: null, error: { code: 'invalid' } }
    const send: Send = async (sent) => {
      const got = await realSend(sent)
      return got.status === 429 ? { ...got, status: 422, text: JSON.stringify(wrong) } : got
    }
    const results = await runChecks(settings({ pay: null, limits: true }), send, now)
    expect(namesOf(failed(results))).toEqual(['guessing'])
  })
})

describe('the kit', () => {
  it('has one name for each check', () => {
    const names = Object.values(checks).flatMap((part) => part.map(({ id }) => id))
    expect(new Set(names).size).toBe(names.length)
  })

  it('reports an address that does not answer as unreachable', async () => {
    const send: Send = () => Promise.reject(new Error('refused'))
    await expect(runChecks(settings(), send, now)).rejects.toThrow(Unreachable)
  })

  it('leaves out intents if the back end ignores their keys', async () => {
    const send: Send = (sent) =>
      realSend({ ...sent, body: sent.body?.replace(/,"idempotency_key":"[^"]*"/, '') ?? null })
    const results = await runChecks(settings(), send, now)
    expect(failed(results)).toEqual([])
    expect(results.find(({ id }) => id === 'intent')).toMatchObject({
      outcome: 'skipped',
      notes: ['the key is ignored'],
    })
  })

  it('leaves out calls of the website that a back end for the widget does not have', async () => {
    const missing = { status: false, message: 'None', data: null, error: { code: 'not_found' } }
    const send: Send = async (sent) =>
      sent.url.includes('/blog')
        ? { status: 404, headers: { 'content-type': 'application/json' }, text: JSON.stringify(missing) }
        : realSend(sent)
    const results = await runChecks(settings({ wholeSite: false, pay: null }), send, now)
    expect(failed(results)).toEqual([])
    expect(results.find(({ id }) => id === 'site-blog')?.outcome).toBe('skipped')
  })
})
