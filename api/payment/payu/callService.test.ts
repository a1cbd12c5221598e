import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ProviderUnreachable } from '../provider.ts'
import { callService } from './callService.ts'

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
