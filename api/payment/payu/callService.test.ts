import { createServer } from 'node:http'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ProviderUnreachable } from '../provider.ts'
import { callService, type ProviderCall } from './callService.ts'

it('does not follow a redirect: another host must not get the signed request', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/elsewhere') response.end('{}')
    else response.writeHead(307, { Location: '/elsewhere' }).end()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const service = { merchant: { key: 'k', salt: 's' }, infoUrl: `http://127.0.0.1:${port}/info`, fetch }
  const command = { command: 'verify_payment', variables: { var1: 'T1' }, reads: false }
  await expect(callService(service, command, z.object({}))).rejects.toThrow(ProviderUnreachable)
  expect(asked).toEqual(['/info'])
  await new Promise((resolve) => {
    server.close(resolve)
  })
})

it.each(['nothing', 'a beginning'])(
  'ends at its limit if the provider accepts the call and sends %s',
  async (sends) => {
    const limits: number[] = []
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms)
      return timeout(100)
    })
    let asked = 0
    const server = createServer((_request, response) => {
      asked += 1
      if (sends !== 'nothing') response.write('{')
    })
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const address = server.address()
    const infoUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/info`
    const calls: ProviderCall[] = []
    const service = {
      merchant: { key: 'k', salt: 's' },
      infoUrl,
      fetch,
      observe: (call: ProviderCall) => calls.push(call),
    }
    const command = { command: 'verify_payment', variables: { var1: 'T1' }, reads: true }
    // What callers do with it: sweep.test.ts, refresh.test.ts.
    await expect(callService(service, command, z.object({}))).rejects.toThrow(ProviderUnreachable)
    expect(calls.map(({ outcome }) => outcome)).toEqual(['timeout'])
    expect([asked, limits]).toEqual([1, [15_000]])
    limit.mockRestore()
    server.closeAllConnections()
    server.close()
  },
)
