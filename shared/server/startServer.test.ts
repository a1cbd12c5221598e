import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
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

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sockets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const startInFolder = () => startServer({ port: 4301, host: folder, notReady: async () => null })
const now = { drainMs: 0, requestsMs: 0 }
/** What the program on the socket answers; the code of the error if it does not listen. */
const ask = (): Promise<string> =>
  new Promise((resolve) => {
    request({ socketPath: join(folder, '4301.sock') }, (answer) => answer.on('data', (part) => resolve(String(part))))
      .on('error', (error) => resolve('code' in error ? String(error.code) : 'error'))
      .end()
  })

it('listens on a Unix socket if the host is a folder, and removes it at the end', async () => {
  const server = await startInFolder()
  expect(await ask()).toBe('ENOENT')
  await server.open((_, response) => response.end('hello'))
  expect(await ask()).toBe('hello')
  // The folder decides who may connect.
  expect(statSync(join(folder, '4301.sock')).mode & 0o666).toBe(0o666)
  await server.close(now)
  expect(existsSync(join(folder, '4301.sock'))).toBe(false)
})

it('takes the socket of a program that was killed, and no socket that is in use', async () => {
  const killed = `require('net').createServer().listen('${folder}/4301.sock', () => process.kill(process.pid, 'SIGKILL'))`
  spawnSync(process.execPath, ['-e', killed])
  expect(existsSync(join(folder, '4301.sock'))).toBe(true)
  const server = await startInFolder()
  await server.open((_, response) => response.end('hello'))
  expect(await ask()).toBe('hello')
  await expect(startInFolder()).rejects.toThrow(`address already in use ${folder}/4301.sock`)
  await server.close(now)
})
