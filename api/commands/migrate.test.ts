/** The tables have an owner, who migrates. The program's own role reads and writes rows, and changes nothing else. */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createJobQueue, isQueueCurrent } from '../server/createJobQueue.ts'
import { quickPace, unusedDependencies } from '../testing/quickPace.ts'
import { noLog } from '../base/logging/log.ts'
import { migrate, pendingMigrations } from '../storage/migrate.ts'
import { type OpenDatabase, openPostgres } from '../storage/openDatabase.ts'
import { giveRecorded, postReturn, statusOf } from '../testing/donations.ts'
import { freePort } from '../testing/freePort.ts'
import { createDatabase } from '../testing/createDatabase.ts'
import { production } from '../testing/kindTrust.ts'
import { runCommandFile, startProgram, untilReady } from '../testing/runTrust.ts'
import { createTestApi } from '../testing/testApi.ts'

const SLOW_MS = 300_000
const guide = readFileSync(join(import.meta.dirname, '../../docs/going-live.md'), 'utf8')

const databases: Array<{ db: OpenDatabase['db']; roles: string[] }> = []
afterAll(async () => {
  for (const { db, roles } of databases) {
    for (const role of roles) {
      await sql`reassign owned by ${sql.id(role)} to postgres`.execute(db)
      await sql`drop owned by ${sql.id(role)}`.execute(db)
    }
    for (const role of roles) await sql`drop role ${sql.id(role)}`.execute(db)
    await db.destroy()
  }
})
const open = (url: string) => openPostgres(url, noLog, 5)

/** A database with a role of its own as its owner, and a second role. */
async function createTwoRoles() {
  const url = new URL(await createDatabase('empty'))
  const root = open(url.href)
  const database = url.pathname.slice(1)
  const suffix = randomBytes(4).toString('hex')
  const [owner, program] = [`owner_${suffix}`, `program_${suffix}`]
  databases.push({ db: root.db, roles: [owner, program] })
  for (const role of [owner, program]) await sql`create role ${sql.id(role)} login password 'test'`.execute(root.db)
  const urlOf = (username: string) => Object.assign(new URL(url), { username, password: 'test' }).href
  const give = (role: string) => sql`alter database ${sql.id(database)} owner to ${sql.id(role)}`.execute(root.db)
  return { root, owner, program, ownerUrl: urlOf(owner), programUrl: urlOf(program), give }
}
type TwoRoles = Awaited<ReturnType<typeof createTwoRoles>>

const runMigrate = (env: Record<string, string>) => runCommandFile('api/commands/migrate.ts', [], env)

describe('two roles', () => {
  let two: TwoRoles
  let program: OpenDatabase
  beforeAll(async () => {
    two = await createTwoRoles()
    await two.give(two.owner)
    program = open(two.programUrl)
  })
  afterAll(() => program.close())

  it(
    'keep a starting API waiting until the owner has migrated',
    async () => {
      const [port, figures] = [await freePort(), await freePort()]
      const api = startProgram('api/server/main.ts', {
        ...production,
        DATABASE_URL: two.programUrl,
        DRAIN_SECONDS: '0',
        API_PORT: String(port),
        METRICS_PORT: String(figures),
      })
      const ready = () => fetch(`http://127.0.0.1:${figures}/readyz`).then((answer) => answer.text(), String)
      try {
        await untilReady(api, `http://127.0.0.1:${figures}/healthz`)
        await expect.poll(ready, { timeout: SLOW_MS }).toBe('migrations\n')
        // The log is another pipe than the answer, and may come after it.
        await expect.poll(api.printed).toContain('npm run migrate')
        const alone = await runMigrate({ DATABASE_URL: two.programUrl })
        expect(alone).toMatchObject({ code: 1, output: expect.stringContaining('may not change the schema') })

        const done = await runMigrate({ DATABASE_URL: two.programUrl, DATABASE_OWNER_URL: two.ownerUrl })
        expect(done.output).toContain(`The role ${two.program} may read and write rows.`)
        expect(done.output).not.toContain('act as the owner')
        expect(done.code).toBe(0)
        await expect.poll(ready, { timeout: SLOW_MS }).toBe('content\n')
        expect(await api.stop()).toBe(0)
      } finally {
        api.process.kill('SIGKILL')
      }
    },
    SLOW_MS,
  )

  it('keep it waiting for newer tables of the job queue, too', async () => {
    expect(await isQueueCurrent(program.executeSql)).toBe(true)
    await sql`update pgboss.version set version = version - 1`.execute(program.db)
    expect(await isQueueCurrent(program.executeSql)).toBe(false)
    const done = await runMigrate({ DATABASE_URL: two.programUrl, DATABASE_OWNER_URL: two.ownerUrl })
    expect(done).toMatchObject({ code: 0, output: expect.stringContaining('applied the tables of the job queue') })
    expect(await isQueueCurrent(program.executeSql)).toBe(true)
  })

  it('let the program record a paid donation, delete rows, and run a job', async () => {
    const api = await createTestApi({}, open(two.programUrl))
    const token = await api.signIn()
    const form = await giveRecorded(api, token)
    await postReturn(api, form.txnid, api.gateway.signedPost(form, { status: 'success', unmappedstatus: 'captured' }))
    expect((await statusOf(api, token, form.txnid)).payment_status).toBe('success')
    await api.deps.db.deleteFrom('limit_buckets').execute()

    let ran = 0
    const count = async () => void (ran += 1)
    const log = { ...noLog, error: (line: string, error?: unknown) => void problems.push(`${line}: ${String(error)}`) }
    const problems: string[] = []
    const queue = createJobQueue(
      { count: { schedule: '0 0 1 1 *', run: count } },
      { executeSql: program.executeSql, log },
      quickPace,
    )
    queue.start(unusedDependencies)
    await queue.ready()
    queue.wake('count')
    await expect.poll(() => ran, { timeout: 60_000 }).toBeGreaterThan(0)
    await queue.stop()
    const boss = new PgBoss({ db: { executeSql: program.executeSql }, supervise: false })
    boss.on('error', (error) => problems.push(String(error)))
    boss.on('warning', ({ message }) => problems.push(message))
    await boss.start()
    await boss.supervise()
    await boss.stop()
    expect(problems).toEqual([])
    await api.close()
  }, 120_000)

  it.each([
    'alter table audit_entries disable trigger all',
    'drop trigger audit_entries_rows on audit_entries',
    'set session_replication_role = replica',
    'truncate donations cascade',
    'drop table donations cascade',
    'alter table donations add column note text',
    'create table notes (note text)',
    'create or replace function refuse_audit_change() returns trigger language plpgsql as $$ begin return old; end $$',
    'create schema own',
    'delete from kysely_migration',
    'truncate pgboss.job cascade',
    'drop schema pgboss cascade',
  ])('refuse the program: %s', async (statement) => {
    await expect(sql.raw(statement).execute(program.db)).rejects.toThrow(/permission denied|must be owner/)
  })

  it('refuse to work on two databases, or with one role', async () => {
    const same = await runMigrate({ DATABASE_URL: two.ownerUrl, DATABASE_OWNER_URL: two.ownerUrl })
    expect(same).toMatchObject({ code: 1, output: expect.stringContaining('both name the role') })
    const other = Object.assign(new URL(two.ownerUrl), { pathname: '/postgres' }).href
    const apart = await runMigrate({ DATABASE_URL: two.programUrl, DATABASE_OWNER_URL: other })
    expect(apart).toMatchObject({ code: 1, output: expect.stringContaining('names the database postgres') })
  })
})

it(
  'a database with one role gets a second one, as the guide says',
  async () => {
    const { root, owner, program, ownerUrl, programUrl, give } = await createTwoRoles()
    await give(program)
    expect(await runMigrate({ DATABASE_URL: programUrl })).toMatchObject({ code: 0 })
    const statements = [...guide.matchAll(/-c "((?:grant|reassign|revoke) [^"]+)"/g)].map(([, one = '']) =>
      one.replaceAll('donate_owner', owner).replaceAll(/\bdonate\b/g, program),
    )
    expect(statements).toHaveLength(3)
    const [join_, reassign, leave] = statements
    const one = open(programUrl)
    for (const statement of [join_, reassign]) await sql.raw(statement ?? '').execute(root.db)
    // The running programs go on.
    await sql`select * from donations`.execute(one.db)
    const done = await runMigrate({ DATABASE_URL: programUrl, DATABASE_OWNER_URL: ownerUrl })
    expect(done).toMatchObject({ code: 0, output: expect.stringContaining('can also act as the owner') })
    await sql.raw(leave ?? '').execute(root.db)
    await sql`select * from donations`.execute(one.db)
    await expect(sql`alter table audit_entries disable trigger all`.execute(one.db)).rejects.toThrow('must be owner')
    await one.close()
  },
  SLOW_MS,
)

describe('a migration that waits for a table', () => {
  let url: string
  let root: OpenDatabase
  let pending: string[]
  beforeAll(async () => {
    url = await createDatabase('empty')
    root = open(url)
    await migrate(root.db, '064_unconfirmed')
    pending = await pendingMigrations(root.db)
  })
  afterAll(() => root.close())

  /** Runs work while a reader holds the table that the next migration changes. */
  const whileRead = (work: () => Promise<void>) =>
    root.db.transaction().execute(async (reader) => {
      await sql`select count(*) from donations`.execute(reader)
      await work()
    })
  const locks = async () => {
    const { rows } = await sql`
      select from pg_locks join pg_stat_activity using (pid) where locktype = 'advisory' and datname = current_database()`.execute(
      root.db,
    )
    return rows.length
  }

  it('ends the command with code 1, and leaves nothing', async () => {
    await whileRead(async () => {
      const ended = await runMigrate({ DATABASE_URL: url })
      expect(ended).toMatchObject({ code: 1, output: expect.stringContaining('Nothing was changed') })
      expect(await locks()).toBe(0)
      expect(await pendingMigrations(root.db)).toEqual(pending)
    })
  }, 120_000)

  it('leaves nothing if the command is killed, so the next one works', async () => {
    await whileRead(async () => {
      const command = startProgram('api/commands/migrate.ts', { DATABASE_URL: url })
      const waiting = async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(root.db)
        return rows.length
      }
      await expect.poll(waiting, { timeout: 60_000 }).toBe(1)
      command.process.kill('SIGKILL')
      expect(await command.stop()).toBeNull()
      await expect.poll(locks, { timeout: 60_000 }).toBe(0)
      await sql`select count(*) from donations`.execute(root.db)
      expect(await pendingMigrations(root.db)).toEqual(pending)
    })
    expect(await runMigrate({ DATABASE_URL: url })).toMatchObject({ code: 0 })
  }, 120_000)
})
