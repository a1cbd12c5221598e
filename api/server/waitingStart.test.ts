/** The program of a trust that starts while its database is away. */
import { rm } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { freePort } from '../testing/freePort.ts'
import { startFaultyProxy } from '../testing/faultyProxy.ts'
import { writeTrustContent, production } from '../testing/kindTrust.ts'
import { startProgram, untilReady } from '../testing/runTrust.ts'
import { createDatabase } from '../testing/createDatabase.ts'

const SLOW_MS = 300_000

it(
  'waits for the database, says so, takes no request meanwhile, and starts when it is back',
  async () => {
    const url = new URL(await createDatabase('empty'))
    const proxy = await startFaultyProxy({ host: url.hostname, port: Number(url.port) })
    proxy.become('drop')
    url.port = String(proxy.port)
    const content = await writeTrustContent()
    const [port, figures] = [await freePort(), await freePort()]
    const own = { DATABASE_URL: url.href, CONTENT_DIR: content, DATA_DIR: content, DRAIN_SECONDS: '0' }
    const program = startProgram('api/server/main.ts', {
      ...production,
      ...own,
      API_PORT: String(port),
      METRICS_PORT: String(figures),
    })
    const inside = `http://127.0.0.1:${figures}`
    const ready = () =>
      fetch(`${inside}/readyz`).then(
        async (answer) => `${answer.status} ${await answer.text()}`,
        () => 'closed',
      )
    try {
      await untilReady(program, `${inside}/healthz`)
      await expect.poll(ready, { timeout: SLOW_MS }).toBe('503 database\n')
      // A proxy in front sends the request to another program.
      await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
      // The log is another pipe than the answer, and may come after it.
      await expect.poll(program.printed).toContain('the start waits for the database')

      proxy.become('forward')
      await untilReady(program, `http://127.0.0.1:${port}/healthz`)
      expect(await ready()).toBe('503 content\n')
      // The database vanishes under the running program, which still ends on SIGTERM.
      proxy.become('swallow')
      await expect.poll(ready, { timeout: SLOW_MS }).toBe('503 database\n')
      expect(await program.stop()).toBe(0)
    } finally {
      program.process.kill('SIGKILL')
      await proxy.close()
      await rm(content, { recursive: true, force: true })
    }
  },
  SLOW_MS,
)
