import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paymentDetailSchema } from '../../../shared/contract/donation/donation.ts'
import { envelopeSchema } from '../../../shared/contract/envelope.ts'
import { signedInSchema } from '../../../shared/contract/people/session.ts'
import { reverseHash } from '../../payment/payu/hash.ts'
import { type OpenDatabase, openPostgres } from '../../storage/openDatabase.ts'
import { freePort } from '../../testing/freePort.ts'
import { production } from '../../testing/productionEnvironment.ts'
import { type RunningProgram, runCommandFile, startProgram, untilReady } from '../../testing/runTrust.ts'
import { createDatabase } from '../../testing/postgres/createDatabase.ts'
import { writeTrustContent } from '../../testing/trustContent.ts'
import { noLog } from '../logging/log.ts'

/** The test starts a database and several programs. */
const SLOW_MS = 600_000
const [oldSalt, newSalt] = ['Old81LmPp02Vt', 'New77NnRr33Bb']
const guide = readFileSync(join(import.meta.dirname, '../../../docs/going-live.md'), 'utf8')

let serverUrl: string
let root: OpenDatabase
let content: string
let env: Record<string, string>
let token: string
const ports: number[] = []
const apis: RunningProgram[] = []
const ends: Array<() => Promise<unknown>> = []

/** Starts the program with this number, as systemd does: it reads its files of secrets once. */
async function start(index: 0 | 1): Promise<void> {
  const program = startProgram('api/main.ts', { ...env, API_PORT: String(ports[index]) })
  apis[index] = program
  await untilReady(program, `http://127.0.0.1:${ports[index]}/healthz`)
}

async function restart(index: 0 | 1): Promise<void> {
  expect(await apis[index]?.stop()).toBe(0)
  await start(index)
  await untilReady(apis[index] as RunningProgram, `http://127.0.0.1:${ports[index]}/readyz`)
}

async function restartOneAfterTheOther(): Promise<void> {
  for (const index of [0, 1] as const) await restart(index)
}

/** As nginx does: what one API does not accept goes to the other one. */
async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const to = (port: number | undefined) => fetch(`http://127.0.0.1:${port}/donate/api/${path}`, init)
  return await to(ports[0]).catch(() => to(ports[1]))
}

async function post(path: string, json: unknown): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) }
  const response = await ask(path, { method: 'POST', body: JSON.stringify(json), headers })
  expect([path, response.status]).toEqual([path, 200])
  return envelopeSchema.parse(await response.json()).data
}

/** Reads the donor's profile again and again, each time from the database. `end` answers how it went. */
function keepAsking(): { end(): Promise<{ asked: number; lost: number }> } {
  let goesOn = true
  const asking = (async () => {
    const went = { asked: 0, lost: 0 }
    while (goesOn) {
      const status = await ask('profile', { headers: { Authorization: `Bearer ${token}` } }).then(
        (answer) => answer.status,
        () => 0,
      )
      went.asked += 1
      if (status !== 200) went.lost += 1
    }
    return went
  })()
  return {
    async end() {
      goesOn = false
      return await asking
    },
  }
}

const prepare = async () =>
  paymentDetailSchema.parse(await post('donation/payment-detail', { project_id: 4, amount: 500 }))

/** The provider's page sends the donor back, signed with a salt. Answers the donation's state afterwards. */
async function comeBack({ txn_id, fields }: Awaited<ReturnType<typeof prepare>>, salt: string): Promise<string> {
  const posted = { ...fields, status: 'failure', unmappedstatus: 'failed' }
  const body = new URLSearchParams({ ...posted, hash: reverseHash(salt, posted) })
  const returned = await ask(`payment/return/${txn_id}`, { method: 'POST', body, redirect: 'manual' })
  expect(returned.status).toBe(303)
  const row = await root.db.selectFrom('donations').select('state').where('txn_id', '=', txn_id).executeTakeFirst()
  return row?.state ?? ''
}

const secret = (name: string) => join(content, name)
const databaseUrl = (role: string, password: string) =>
  Object.assign(new URL(serverUrl), { username: role, password, pathname: '/donate' }).href

beforeAll(async () => {
  serverUrl = await createDatabase('empty')
  const server = openPostgres(serverUrl, noLog)
  ends.push(async () => {
    await sql`drop database if exists donate with (force)`.execute(server.db)
    await sql`drop role if exists donate_b, donate`.execute(server.db)
    await server.close()
  })
  await sql`create role donate login password 'old'`.execute(server.db)
  await sql`create database donate owner donate`.execute(server.db)
  root = openPostgres(Object.assign(new URL(serverUrl), { pathname: '/donate' }).href, noLog)
  ends.push(root.close)
  content = await writeTrustContent()
  ends.push(() => rm(content, { recursive: true, force: true }))
  ports.push(await freePort(), await freePort())
  await writeFile(secret('database-url'), databaseUrl('donate', 'old'))
  await writeFile(secret('payu-salt'), oldSalt)
  const { DATABASE_URL: _url, PAYU_SALT: _salt, ...others } = production
  const files = { DATABASE_URL_FILE: secret('database-url'), PAYU_SALT_FILE: secret('payu-salt') }
  const own = { CONTENT_DIR: content, DATA_DIR: content, DRAIN_SECONDS: '0', LOG_LEVEL: 'warn', METRICS_PORT: '0' }
  env = { ...others, ...files, ...own }
  for (const index of [0, 1] as const) {
    await start(index)
    ends.push(async () => apis[index]?.stop())
  }
  const imported = await runCommandFile('api/commands/content.ts', ['import', content], env)
  if (imported.code !== 0) throw new Error(imported.said)
  for (const index of [0, 1] as const)
    await untilReady(apis[index] as RunningProgram, `http://127.0.0.1:${ports[index]}/readyz`)
  const newcomer = { fullName: 'Meera Rao', email: 'meera@kind.example', contactNo: '9876543210' }
  token = signedInSchema.parse(await post('register', { ...newcomer, password: 'a-long-walk-by-the-river' })).token
  await post('donation/declare', { answer: 'citizen', version: '1' })
}, SLOW_MS)
afterAll(async () => {
  for (const end of ends.reverse()) await end()
}, SLOW_MS)

it(
  'rotates PayU’s salt and the database’s password with the statements of the guide, and no call is lost',
  async () => {
    const [asRole, end] = [...guide.matchAll(/psql -c "(alter role [^"]+)"/g)].map(([, statement = '']) => statement)
    const [first, late] = [await prepare(), await prepare()]
    const asking = keepAsking()
    await writeFile(secret('payu-salt'), `${newSalt},${oldSalt}`)
    // What `createuser` does.
    await sql`create role donate_b login password 'new' in role donate`.execute(root.db)
    await sql.raw(asRole ?? '').execute(root.db)
    await writeFile(secret('database-url'), databaseUrl('donate_b', 'new'))
    await restartOneAfterTheOther()
    await sql.raw(end ?? '').execute(root.db)
    const second = await prepare()
    expect([await comeBack(first, oldSalt), await comeBack(second, newSalt)]).toEqual(['failed', 'failed'])

    const { rows } = await sql<{ usename: string }>`
      select distinct usename from pg_stat_activity where datname = 'donate' and usename like 'donate%'`.execute(
      root.db,
    )
    expect(rows).toEqual([{ usename: 'donate_b' }])
    const old = openPostgres(databaseUrl('donate', 'old'), noLog)
    await expect(sql`select 1`.execute(old.db)).rejects.toThrow('not permitted to log in')
    await old.close()
    // The programs own what they make, as before.
    expect(await runCommandFile('api/commands/migrate.ts', [], env)).toMatchObject({ code: 0 })

    // When the old salt is over: `comeBack` reaches the first program.
    await writeFile(secret('payu-salt'), newSalt)
    await restart(0)
    expect(await comeBack(late, oldSalt)).toBe('created')
    expect(await comeBack(late, newSalt)).toBe('failed')
    const { asked, lost } = await asking.end()
    expect([asked > 10, lost]).toEqual([true, 0])
  },
  SLOW_MS,
)
