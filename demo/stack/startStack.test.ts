import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emptyData } from '../reset.ts'
import { startStack } from './startStack.ts'

const noSite = async () => ({ close: async () => {} })

/** What PostgreSQL answers to a wrong password. */
const fields = Buffer.from('SFATAL\0C28P01\0Mthe password is wrong\0\0')
const refusal = Buffer.concat([Buffer.from('E'), Buffer.from([0, 0, 0, fields.length + 4]), fields])

it('locks its data folder, even with a database elsewhere: no second stack and no reset until it ends', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'stack-'))
  // A PostgreSQL that never answers: the first stack keeps starting for as long as this test needs.
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const options = { dataDir, databaseUrl: `postgres://127.0.0.1:${port}/kinara`, startSite: noSite }
  const asked = once(silent, 'connection')
  const first = startStack(options).catch((error: unknown) => error)
  const [socket] = (await asked) as [Socket]

  const held = `${dataDir} is in use by another process (pid ${process.pid})`
  await expect(startStack({ ...options, databaseUrl: 'postgres://127.0.0.1:1/kinara' })).rejects.toThrow(held)
  await expect(emptyData(dataDir)).rejects.toThrow(held)

  // A server that refuses ends the start. One that is away would only make it wait.
  silent.on('connection', (next) => next.end(refusal))
  socket.end(refusal)
  expect(await first).toBeInstanceOf(Error)
  silent.close()
  writeFileSync(join(dataDir, 'gateway.json'), '[]')
  writeFileSync(join(dataDir, 'not-ours.txt'), '')
  await emptyData(dataDir)
  expect(readdirSync(dataDir)).toEqual(['not-ours.txt'])
  rmSync(dataDir, { recursive: true })
})
