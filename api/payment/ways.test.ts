import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type WayStatus, waysSchema } from '../../shared/contract/content/contact.ts'
import { testGateway } from '../../demo/provider/testGateway.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'
import { createPayu } from './payu/payu.ts'
import { type PaymentProvider, ProviderUnreachable } from './provider.ts'

let api: TestApi
beforeEach(async () => {
  api = await createTestApi()
})
afterEach(() => api.close())

const read = async (): Promise<WayStatus[]> => (await api.send('payment-ways')).data(waysSchema)
const useWays = (readWays: NonNullable<PaymentProvider['readWays']>) => {
  api.deps.provider = { ...api.deps.provider, readWays }
}
const down: WayStatus[] = [{ way: 'upi', state: 'down' }]

describe('the ways to pay', () => {
  it('are asked once a minute while donors ask, and never otherwise', async () => {
    const readWays = vi.fn(async () => down)
    useWays(readWays)
    api.advance(3600)
    expect(readWays).not.toHaveBeenCalled()
    expect(await Promise.all([read(), read(), read()])).toEqual([down, down, down])
    api.advance(59)
    await read()
    expect(readWays).toHaveBeenCalledTimes(1)
    api.advance(1)
    await read()
    expect(readWays).toHaveBeenCalledTimes(2)
  })

  it('are unknown if the provider is away, has no such call, or does not answer in time', async () => {
    const readWays = vi.fn(() => Promise.reject(new ProviderUnreachable('away')))
    useWays(readWays)
    expect([await read(), await read()]).toEqual([[], []])
    expect(readWays).toHaveBeenCalledTimes(1)
    let answer = (_ways: WayStatus[]): void => undefined
    useWays(() => new Promise((resolve) => (answer = resolve)))
    expect(await read()).toEqual([])
    answer(down)
    expect(await read()).toEqual(down)
    const { readWays: _none, ...without } = api.deps.provider
    api.deps.provider = without
    expect(await read()).toEqual([])
  })
})

describe('the provider’s answer', () => {
  /** The adapter, and a provider that answers this text. */
  const answered = (answer: unknown) => {
    const fetch = async () => Response.json(answer)
    return createPayu({
      merchant: { key: 'k', salts: ['s'] },
      paymentUrl: 'http://p.test',
      infoUrl: 'http://p.test',
      fetch,
    })
  }
  const option = (mode: string, up_status: unknown) => ({ ibibo_code: 'X', title: 'X', mode, up_status })
  it.each([
    ['all works', { UPI: option('UPI', 1), A: option('NB', '1') }, { upi: 'up', net_banking: 'up' }],
    ['a way is down', { UPI: option('UPI', 0), A: option('NB', 1) }, { upi: 'down', net_banking: 'up' }],
    ['texts for numbers', { UPI: option('upi', '0') }, { upi: 'down' }],
    ['one bank of two is down', { A: option('NB', 0), B: option('NB', 1) }, { net_banking: 'up' }],
    ['every bank is down', { A: option('NB', 0), B: option('NB', 0) }, { net_banking: 'down' }],
    [
      'fails often',
      { UPI: option('UPI', 3), A: option('CASH', 0), B: option('CASH', 3) },
      { upi: 'poor', wallet: 'poor' },
    ],
    ['a word that nobody knows', { UPI: option('UPI', ''), A: option('EMI', 0) }, { upi: 'up' }],
  ])('%s', async (_title, answer, ways) => {
    const states = await answered(answer).readWays?.()
    expect(Object.fromEntries((states ?? []).map(({ way, state }) => [way, state]))).toEqual(ways)
  })

  it.each([
    ['a refusal', { status: 0, msg: 'Invalid Hash.' }],
    ['a list', []],
    ['nothing', {}],
  ])('is none: %s', async (_title, answer) => {
    await expect(answered(answer).readWays?.()).rejects.toThrow(ProviderUnreachable)
  })

  it('is the sandbox’s, whose switch makes a way fail', async () => {
    const gateway = testGateway()
    const { key, salt } = { key: 'KinaraTest', salt: '0123456789abcdef0123456789abcdef' }
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      return gateway.send(
        '/merchant/postservice.php?form=2',
        Object.fromEntries(new URLSearchParams(await request.text())),
      )
    }
    const provider = createPayu({
      merchant: { key, salts: [salt] },
      paymentUrl: 'http://g.test',
      infoUrl: 'http://g.test',
      fetch,
    })
    const states = async () =>
      Object.fromEntries(((await provider.readWays?.()) ?? []).map(({ way, state }) => [way, state]))
    expect(await states()).toEqual({ upi: 'up', net_banking: 'up', wallet: 'up' })
    await gateway.send('/sandbox/ways', { mode: 'UPI', state: '0' })
    await gateway.send('/sandbox/ways', { mode: 'NB', state: '3' })
    expect(await states()).toEqual({ upi: 'down', net_banking: 'poor', wallet: 'up' })
    expect(await (await gateway.get('/sandbox')).text()).toContain('UPI is down')
  })
})
