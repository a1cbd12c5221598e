import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startServer } from './startServer.ts'

const begin = async () => {
  const server = await startServer({ port: 0, host: '127.0.0.1', notReady: async () => null })
  await server.open((request, response) => request.resume().once('end', () => response.end('answered')))
  return server
}
const open = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}
const post = async (socket: Socket): Promise<string> => {
  socket.write('POST / HTTP/1.1\r\nHost: program\r\nContent-Length: 2\r\n\r\nhi')
  const [answer] = await Promise.race([once(socket, 'data'), once(socket, 'close')])
  return String(answer)
}
const isRefused = (port: number) =>
  open(port).then(
    (socket) => {
      socket.destroy()
      return false
    },
    () => true,
  )

it('answers a POST that arrives after the port has closed, on a connection from before, and ends the connection', async () => {
  const server = await begin()
  const [unused, used] = [await open(server.port), await open(server.port)]
  await post(used)
  const closed = server.close({ drainMs: 1, requestsMs: 5_000 })
  await expect.poll(() => isRefused(server.port), { interval: 5 }).toBe(true)
  for (const socket of [unused, used]) expect(await post(socket)).toMatch(/^HTTP\/1\.1 200 [^]*Connection: close/i)
  await closed
})

it('keeps its connections while it drains: a new one would come back to the port that is about to close', async () => {
  const server = await begin()
  const socket = await open(server.port)
  const closed = server.close({ drainMs: 500, requestsMs: 5_000 })
  await pause(0)
  const answer = await post(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).not.toMatch(/Connection: close/i)
  socket.end()
  await closed
})
