import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readReturn } from '../../demo/provider/testGateway.ts'
import { startGateway } from '../../demo/provider/startGateway.ts'
import { paymentDetailSchema } from '../../shared/contract/donation/donation.ts'
import { envelopeSchema } from '../../shared/contract/envelope.ts'
import { profileSchema } from '../../shared/contract/people/profile.ts'
import { signedInSchema } from '../../shared/contract/people/account.ts'
import { reverseHash } from '../payment/payu/hash.ts'
import { type OpenDatabase, openPostgres } from '../storage/openDatabase.ts'
import { freePort } from '../testing/freePort.ts'
import { writeTrustContent, production } from '../testing/kindTrust.ts'
import { type RunningProgram, runCommandFile, startProgram, untilReady } from '../testing/runTrust.ts'
import { createDatabase } from '../testing/createDatabase.ts'
import { noLog } from '../base/logging/log.ts'
import { newDataKey } from '../base/vault/dataKeys.ts'
import { keyOf } from '../base/vault/vault.ts'

/** The test starts a database and several programs. */
const SLOW_MS = 600_000
const [oldSalt, newSalt] = ['Old81LmPp02Vt', 'New77NnRr33Bb']
const [oldKey, newKey] = [production.DATA_ENCRYPTION_KEYS, newDataKey('2027')]
/** The sandbox provider's account, which the test changes as PayU would. */
const account = { key: production.PAYU_KEY, salt: oldSalt, alsoAccepted: [] as string[] }
const guide = readFileSync(join(import.meta.dirname, '../../docs/going-live.md'), 'utf8')

/** What the guide writes into a file of secrets, in its order, e.g. `OLD,NEW`. */
const rounds = (file: string) =>
  [...guide.matchAll(/write `(?:\w+=)?([A-Z]+(?:,[A-Z]+)?)` into `([\w-]+)`/gi)].flatMap(([, written, name]) =>
    name === file ? written : [],
  )
const valuesOf = (round: string | undefined, values: Record<string, string>) =>
  (round ?? '')
    .split(',')
    .map((name) => values[name] ?? '')
    .join(',')

let serverUrl: string
let provider: Awaited<ReturnType<typeof startGateway>>
let root: OpenDatabase
let content: string
let env: Record<string, string>
/** The donors who pay, in turn: the API limits how often one donor tries. */
const tokens: string[] = []
const ports: number[] = []
const apis: RunningProgram[] = []
const ends: Array<() => Promise<unknown>> = []

/** Starts the program with this number, as systemd does: it reads its files of secrets once. */
async function start(index: 0 | 1): Promise<void> {
  const program = startProgram('api/server/main.ts', { ...env, API_PORT: String(ports[index]) })
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

let calls = 0
/** As nginx does: calls go to both APIs in turn, and what one does not accept goes to the other one. */
async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const to = (port: number | undefined) => fetch(`http://127.0.0.1:${port}/donate/api/${path}`, init)
  const turn = (calls += 1) % 2
  return await to(ports[turn]).catch(() => to(ports[1 - turn]))
}

async function post(path: string, json: unknown, token = tokens[0]): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) }
  const response = await ask(path, { method: 'POST', body: JSON.stringify(json), headers })
  expect([path, response.status]).toEqual([path, 200])
  return envelopeSchema.parse(await response.json()).data
}

const pan = 'ABCPD1234E'
/** Stores a PAN and reads it, on whichever API has its turn. */
async function storeAndRead(): Promise<void> {
  await post('profile/pan', { pan })
  // Twice: one reading on each API.
  for (const _ of [0, 1]) {
    const response = await ask('profile', { headers: { Authorization: `Bearer ${tokens[0]}` } })
    expect(response.status).toBe(200)
    expect(profileSchema.parse(envelopeSchema.parse(await response.json()).data).pan).toBe('••••••234E')
  }
}

/** A donor's whole try: the form goes to the provider's page, which sends the donor back. */
async function tryToPay(): Promise<void> {
  const { txn_id, fields } = await prepare()
  const send = (path: string, form: Record<string, string>) =>
    fetch(provider.url + path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  const page = await send('/_payment', fields ?? {})
  expect(page.status, 'the provider accepts the form').toBe(303)
  const ended = await send(page.headers.get('Location') ?? '', { outcome: 'failure', webhook: 'never' })
  expect(await arrive(txn_id, readReturn(await ended.text()).fields)).toBe('failed')
}

/** Repeats steps until `end`, which answers how often, and what went wrong. */
function keepOn(step: () => Promise<void>): { end(): Promise<{ often: boolean; wrong: string[] }> } {
  let goesOn = true
  const going = (async () => {
    const went = { times: 0, wrong: [] as string[] }
    while (goesOn) {
      await step().catch((error: unknown) => went.wrong.push(String(error)))
      went.times += 1
      await pause(100)
    }
    return went
  })()
  return {
    async end() {
      goesOn = false
      const { times, wrong } = await going
      return { often: times > 10, wrong }
    },
  }
}
const allWell = { often: true, wrong: [] }

let tries = 0
const prepare = async () => {
  const payer = tokens[(tries += 1) % tokens.length]
  return paymentDetailSchema.parse(await post('donation/payment-detail', { project_id: 4, amount: 500 }, payer))
}

/** The provider's page sends the donor back, signed with a salt. Answers the donation's state afterwards. */
async function comeBack({ txn_id, fields }: Awaited<ReturnType<typeof prepare>>, salt: string): Promise<string> {
  const posted = { ...fields, status: 'failure', unmappedstatus: 'failed' }
  return await arrive(txn_id, { ...posted, hash: reverseHash(salt, posted) })
}

async function arrive(txn_id: string, fields: Record<string, string>): Promise<string> {
  const body = new URLSearchParams(fields)
  const returned = await ask(`payment/return/${txn_id}`, { method: 'POST', body, redirect: 'manual' })
  expect(returned.status).toBe(303)
  const row = await root.db.selectFrom('donations').select('state').where('txn_id', '=', txn_id).executeTakeFirst()
  return row?.state ?? ''
}

const secret = (name: string) => join(content, name)
const databaseUrl = (role: string, password: string) =>
  Object.assign(new URL(serverUrl), { username: role, password, pathname: '/donate' }).href

/** The file of the account with these salts, as in the guide. */
const writeAccount = (salts: string) =>
  writeFile(secret('payment-account'), `PAYU_KEY=${account.key}\nPAYU_SALT=${salts}\n`)

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
  await writeAccount(oldSalt)
  await writeFile(secret('data-keys'), oldKey)
  const webhookUrl = `http://127.0.0.1:${ports[0]}/donate/api/payment/webhook`
  provider = await startGateway({ port: await freePort(), merchant: account, webhookUrl })
  ends.push(() => provider.close())
  const { DATABASE_URL: _url, PAYU_KEY: _key, PAYU_SALT: _salt, DATA_ENCRYPTION_KEYS: _keys, ...others } = production
  const files = {
    DATABASE_URL_FILE: secret('database-url'),
    PAYMENT_ACCOUNT_FILE: secret('payment-account'),
    DATA_ENCRYPTION_KEYS_FILE: secret('data-keys'),
    PAYU_INFO_URL: `${provider.url}/merchant/postservice.php?form=2`,
  }
  const own = { CONTENT_DIR: content, DATA_DIR: content, DRAIN_SECONDS: '0', LOG_LEVEL: 'warn', METRICS_PORT: '0' }
  env = { ...others, ...files, ...own }
  ends.push(() => Promise.all(apis.map((api) => api.stop())))
  await Promise.all(([0, 1] as const).map(start))
  const imported = await runCommandFile('api/commands/content.ts', ['import', content], env)
  if (imported.code !== 0) throw new Error(imported.output)
  for (const index of [0, 1] as const)
    await untilReady(apis[index] as RunningProgram, `http://127.0.0.1:${ports[index]}/readyz`)
  for (const digit of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const newcomer = { fullName: 'Meera Rao', email: `meera${digit}@kind.example`, contactNo: `987654321${digit}` }
    const registered = await post('register', { ...newcomer, password: 'a-long-walk-by-the-river' }, '')
    tokens.push(signedInSchema.parse(registered).token)
    await post('donation/declare', { answer: 'citizen', version: '1' }, tokens.at(-1))
  }
}, SLOW_MS)
afterAll(async () => {
  for (const end of ends.reverse()) await end()
}, SLOW_MS)

it(
  'rotates PayU’s salt, the database’s password and the data keys as the guide says, while donors pay, and nothing is lost or refused',
  async () => {
    const [asRole, end] = [...guide.matchAll(/psql -c "(alter role [^"]+)"/g)].map(([, statement = '']) => statement)
    const salts = rounds('payment-account').map((round) => valuesOf(round, { OLD: oldSalt, NEW: newSalt }))
    const keys = rounds('data-keys').map((round) => valuesOf(round, { OLD: oldKey, NEW: newKey }))
    const sealedBy = async () => {
      const { rows } = await sql<{ pan: string }>`select pan from users where pan is not null`.execute(root.db)
      return rows.map((row) => keyOf(row.pan))
    }
    /** One round of each rotation: the guide does them on different days, but in the same steps. */
    const writeRound = async (round: 0 | 1 | 2) => {
      await writeAccount(salts[round] ?? '')
      await writeFile(secret('data-keys'), keys[round] ?? '')
    }
    const late = await prepare()
    await storeAndRead()
    const going = [keepOn(storeAndRead), keepOn(storeAndRead), keepOn(tryToPay)]

    // Learn the new ones.
    await writeRound(0)
    // What `createuser` does.
    await sql`create role donate_b login password 'new' in role donate`.execute(root.db)
    await sql.raw(asRole ?? '').execute(root.db)
    await writeFile(secret('database-url'), databaseUrl('donate_b', 'new'))
    await restartOneAfterTheOther()
    expect(await sealedBy()).toEqual(['2026'])

    // Use them.
    await sql.raw(end ?? '').execute(root.db)
    // PayU activates the new salt: it signs with it, and accepts both.
    Object.assign(account, { salt: newSalt, alsoAccepted: [oldSalt] })
    await writeRound(1)
    await restartOneAfterTheOther()
    // A try that is under way has the old salt in its form: the hour of the guide.
    await pause(2000)
    account.alsoAccepted = []
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
    const url = readFileSync(secret('database-url'), 'utf8')
    const rotated = await runCommandFile('api/commands/rotateKeys.ts', [], {
      ...production,
      DATABASE_URL: url,
      DATA_ENCRYPTION_KEYS: keys[1] ?? '',
    })
    expect(rotated).toMatchObject({ code: 0 })
    expect(await sealedBy()).toEqual(['2027'])

    // Forget the old ones.
    await writeRound(2)
    await restartOneAfterTheOther()
    expect(await comeBack(late, oldSalt)).toBe('created')
    expect(await comeBack(late, newSalt)).toBe('failed')
    await storeAndRead()
    expect(await Promise.all(going.map((one) => one.end()))).toEqual([allWell, allWell, allWell])
  },
  SLOW_MS,
)
