import { connect } from 'node:net'
import { rm } from 'node:fs/promises'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paymentDetailSchema } from '../../shared/contract/donation/donation.ts'
import { envelopeSchema } from '../../shared/contract/envelope.ts'
import { signedInSchema } from '../../shared/contract/people/account.ts'
import { insertUser } from '../accounts/users.ts'
import { importContent } from '../content/import/importContent.ts'
import { freePort } from '../testing/freePort.ts'
import { writeTrustContent, production } from '../testing/kindTrust.ts'
import { type RunningProgram, runCommandFile, startProgram, untilReady } from '../testing/runTrust.ts'
import { createDatabase } from '../testing/createDatabase.ts'
import { openPostgres } from '../storage/openDatabase.ts'
import { demoPassword, contentDirectory, demoSeed } from '../testing/demoContent.ts'
import { noLog } from '../base/logging/log.ts'

/** The test starts a database and several programs. */
const SLOW_MS = 600_000
const password = 'a-long-walk-by-the-river'

let databaseUrl: string
let content: string
const env: Record<string, string> = {}
const running: RunningProgram[] = []
const ports: number[] = []

beforeAll(async () => {
  databaseUrl = await createDatabase('empty')
  content = await writeTrustContent()
  ports.push(await freePort(), await freePort())
  const own = { DATABASE_URL: databaseUrl, CONTENT_DIR: content, DATA_DIR: content }
  Object.assign(env, production, own, { DRAIN_SECONDS: '0', LOG_LEVEL: 'warn', METRICS_PORT: '0' })
  // Both find an empty database.
  for (const port of ports) running.push(startProgram('api/server/main.ts', { ...env, API_PORT: String(port) }))
}, SLOW_MS)
afterAll(async () => {
  for (const program of running) await program.stop()
  await rm(content, { recursive: true, force: true })
}, SLOW_MS)

const at = (path: string, index = 0) => `http://127.0.0.1:${ports[index]}${path}`
async function post(path: string, json: unknown, token = ''): Promise<{ status: number; data: unknown }> {
  const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) }
  const response = await fetch(at(`/donate/api/${path}`), { method: 'POST', body: JSON.stringify(json), headers })
  return { status: response.status, data: envelopeSchema.parse(await response.json()).data }
}

describe('the API of a trust', () => {
  it(
    'starts twice at once on an empty database, and is ready when content was imported',
    async () => {
      for (const index of [0, 1]) await untilReady(running[index] ?? fail(), at('/healthz', index))
      await expect.poll(async () => (await fetch(at('/readyz'))).text(), { timeout: SLOW_MS }).toBe('content\n')
      expect(await runCommandFile('api/commands/migrate.ts', [], env)).toEqual({
        code: 0,
        output: 'The schema was up to date.\n',
      })
      expect(await runCommandFile('api/commands/content.ts', ['import', content], env)).toMatchObject({ code: 0 })
      for (const index of [0, 1]) await untilReady(running[index] ?? fail(), at('/readyz', index))
    },
    SLOW_MS,
  )

  it('has nothing of the demo', async () => {
    const statuses = await Promise.all(
      ['/outbox', '/donate/api/outbox'].map(async (path) => (await fetch(at(path))).status),
    )
    expect(statuses).toEqual([404, 404])
    expect((await post('login', { email: 'asha@example.org', password: demoPassword })).status).toBe(422)
    const { output } = await runCommandFile('api/commands/partner.ts', ['list'], env)
    expect(output).toContain('No partner yet')
  })

  it(
    'gives the provider return addresses under the public address, and pictures beside it',
    async () => {
      const newUser = { fullName: 'Meera Rao', email: 'meera@kind.example', contactNo: '9876543210', password }
      expect(await post('register', { ...newUser, password: 'KindTrust2026' })).toMatchObject({ status: 422 })
      expect(await post('register', newUser)).toMatchObject({ status: 200 })
      const { token } = signedInSchema.parse((await post('login', { email: newUser.email, password })).data)
      expect(await post('donation/declare', { answer: 'citizen', version: '1' }, token)).toMatchObject({ status: 200 })
      const answer = await post('donation/payment-detail', { project_id: 4, amount: 500 }, token)
      const detail = paymentDetailSchema.parse(answer.data)
      expect(detail.fields?.['surl']).toBe(`https://api.kind.example/donate/api/payment/return/${detail.txn_id}`)
      expect(detail.action).toBe('https://secure.payu.in/_payment')
      const list = await (await fetch(at('/donate/api/project/dropdown-list'))).text()
      expect(list).not.toContain('localhost')
      expect((await fetch(at('/donate/media/item-meal.svg'))).status).toBe(200)
      const document = await (await fetch(at('/donate/api/openapi.json'))).text()
      expect(document).toContain('https://api.kind.example/donate/api')
      expect(document).not.toContain('Kinara')
    },
    SLOW_MS,
  )

  it('stores passwords as OWASP recommends: argon2id, 19 MiB, two passes', async () => {
    const { db, close } = openPostgres(databaseUrl, noLog)
    const { password_hash } = await db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow()
    await close()
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it(
    'ends with code 0 on SIGTERM, after the running request',
    async () => {
      const [program] = running
      const socket = connect(ports[0] ?? 0, '127.0.0.1')
      const body = JSON.stringify({ email: 'meera@kind.example', password })
      const head = `POST /donate/api/login HTTP/1.1\r\nHost: api\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
      socket.write(head + body.slice(0, 5))
      await once(socket, 'connect')
      // The server has the request when it answers a later one.
      await fetch(at('/healthz'))
      const ended = program?.stop()
      await expect
        .poll(() =>
          fetch(at('/readyz')).then(
            (answer) => answer.status,
            () => 0,
          ),
        )
        .not.toBe(200)
      socket.write(body.slice(5))
      const [answer] = await once(socket, 'data')
      expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK/)
      expect(await ended).toBe(0)
      expect((await fetch(at('/readyz', 1))).status).toBe(200)
    },
    SLOW_MS,
  )
})

describe('the API does not start', () => {
  const start = (change: Record<string, string>) =>
    runCommandFile('api/server/main.ts', [], { ...env, API_PORT: '0', ...change })

  it('without its variables, and names all of them', async () => {
    const { code, output } = await runCommandFile('api/server/main.ts', [], { NODE_ENV: 'production' })
    expect(code).toBe(78)
    for (const name of ['DATABASE_URL', 'API_URL', 'PAYU_KEY', 'SMTP_URL']) expect(output).toContain(`example ${name}=`)
  })

  it('with a placeholder salt, and does not print it', async () => {
    const { code, output } = await start({ PAYU_SALT: 'changeme-please' })
    expect([code, output.includes('PAYU_SALT is refused'), output.includes('please')]).toEqual([78, true, false])
  })

  it(
    'on a database that the demo has filled, and names the accounts with the public password',
    async () => {
      const { db, close } = openPostgres(databaseUrl, noLog)
      const demo = { full_name: 'Kamala Bisht', password_hash: 'x', role: 'administrator' } as const
      await insertUser({ db, now: () => new Date() }, { ...demo, email: 'accounts@example.org', demo: true })
      const { code, output } = await start({})
      expect([code, output.includes('accounts@example.org, administrator')]).toEqual([1, true])
      expect(await runCommandFile('api/commands/staff.ts', ['close-demo'], env)).toMatchObject({ code: 0 })
      expect(await db.selectFrom('users').select('role').where('demo', '=', true).execute()).toEqual([{ role: null }])
      await close()
    },
    SLOW_MS,
  )

  it(
    'with content that is the sample’s, and so does the import',
    async () => {
      const refused = await runCommandFile('api/commands/content.ts', ['import', contentDirectory], env)
      expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('AAAAA0000AF20260') })
      const { db, close } = openPostgres(databaseUrl, noLog)
      await importContent(db, demoSeed.content)
      await close()
      expect(await start({})).toMatchObject({ code: 1, output: expect.stringContaining('contact.en.yaml') })
    },
    SLOW_MS,
  )
})

function fail(): never {
  throw new Error('no such program')
}
