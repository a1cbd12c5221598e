/** Backup and restore as docs/going-live.md says, with Debian's PostgreSQL. */
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { noLog } from '../../api/base/logging/log.ts'
import { findRestoreMark, refuseUnfinishedRestore } from '../../api/storage/restoreMark.ts'
import { openPostgres } from '../../api/storage/openDatabase.ts'
import { runCommandFile } from '../../api/testing/runTrust.ts'
import { repository } from '../../demo/stack/places.ts'
import { type DebianPostgres, startDebianPostgres } from './debianPostgres.ts'

const call = promisify(execFile)
// A quiet machine needs 40 s, a busy one ten times as long.
test.setTimeout(600_000)

let postgres: DebianPostgres
let folder: string
test.beforeAll(async () => {
  postgres = await startDebianPostgres()
  folder = await mkdtemp(join(tmpdir(), 'backup-'))
})
test.afterAll(async () => {
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

// The tools have the server's version.
const envOf = (DATABASE_URL: string) => ({
  PATH: `${postgres.bin}:${process.env['PATH'] ?? ''}`,
  DATABASE_URL,
  BACKUP_DIR: folder,
})
const script = (name: string, args: string[], databaseUrl: string) =>
  call(join(repository, 'deploy', name), args, { env: envOf(databaseUrl) })

/** Runs it at a terminal, with a person who types. */
async function type(lines: string, name: string, arg: string, databaseUrl: string): Promise<string> {
  const command = ['-qec', `${join(repository, 'deploy', name)} ${arg}`, '/dev/null']
  const running = call('script', command, { env: envOf(databaseUrl) })
  running.child.stdin?.end(lines)
  return (await running).stdout
}

const asRole = (url: string, username: string) => Object.assign(new URL(url), { username }).href

test('a backup restores into an empty database with every row, and into no other', async () => {
  const live = await postgres.createDatabase('live')
  await postgres.ask(live, 'create role donate_owner login; create role donate login')
  for (const name of ['live', 'restored', 'twice']) {
    if (name !== 'live') await postgres.createDatabase(name)
    await postgres.ask(live, `alter database ${name} owner to donate_owner`)
  }
  const env = { DATABASE_URL: asRole(live, 'donate'), DATABASE_OWNER_URL: asRole(live, 'donate_owner') }
  expect((await runCommandFile('api/commands/migrate.ts', [], env)).code).toBe(0)
  const people =
    "insert into users (email, full_name, created_at) select 'donor' || n || '@example.org', 'Donor', now()"
  await postgres.ask(live, `${people} from generate_series(1, 250) n`)

  // The programs' role makes the backup, and the owner restores it.
  const file = (await script('backup.sh', [], asRole(live, 'donate'))).stdout.trim()
  expect(await readdir(folder)).toEqual([file.slice(folder.length + 1)])
  const restored = asRole(live, 'donate_owner').replace(/live$/, 'restored')
  await expect(script('restore.sh', [file, 'KSN/123'], restored)).rejects.toThrow('no receipt number')
  const report = await script('restore.sh', [file, 'KSN/2026-27/000123'], restored)
  expect(report.stdout).toContain('accounts: 250')
  const known = "select count(*) from pg_stats where tablename = 'users' and attname = 'email'"
  expect(await postgres.ask(restored, known)).toBe('1')
  expect(report.stdout).toContain('deploy/command.sh restored')
  // The API refuses the restored database, and no later backup takes the mark with it.
  for (const role of ['donate_owner', 'donate']) {
    const marked = openPostgres(asRole(restored, role), noLog)
    await expect(refuseUnfinishedRestore(marked.db)).rejects.toThrow('Run "npm run restored" first')
    expect((await findRestoreMark(marked.db))?.last_receipts).toEqual(['KSN/2026-27/000123'])
    await marked.close()
  }
  expect(await postgres.ask(restored, "select backup_at > now() - interval '1 hour' from restore.pending")).toBe('t')
  const second = (await script('backup.sh', [], restored)).stdout.trim()
  const twice = restored.replace(/restored$/, 'twice')
  const asked = await type('KSN/12\nKSN/2025-26/000040\nKSN/2026-27/000500\n\n', 'restore.sh', second, twice)
  expect(asked).toContain('That is no receipt number.')
  expect(asked).toContain('Last receipt numbers: KSN/2025-26/000040 KSN/2026-27/000500.')
  expect(await postgres.ask(twice, 'select last_receipts from restore.pending')).toBe(
    'KSN/2025-26/000040 KSN/2026-27/000500',
  )
  // Without the rights of the programs' role, nothing runs; the owner gives them, and then the restore can end.
  const again = { DATABASE_URL: asRole(twice, 'donate'), DATABASE_OWNER_URL: twice }
  const finish = () => runCommandFile('api/commands/restored.ts', [], { DATABASE_URL: again.DATABASE_URL })
  expect((await finish()).output).toContain('Run "npm run migrate"')
  expect((await runCommandFile('api/commands/migrate.ts', [], again)).code).toBe(0)
  expect(await finish()).toMatchObject({ code: 0, output: expect.stringContaining('The next one is 601.') })

  const tables = await postgres.ask(live, "select tablename from pg_tables where schemaname = 'public' order by 1")
  const counts = tables.split('\n').map((table) => `select '${table} ' || count(*) from ${table}`)
  const all = `${counts.join(' union all ')} order by 1`
  expect(await postgres.ask(restored, all)).toBe(await postgres.ask(live, all))
  const refused = await script('restore.sh', [file], restored).catch((error: unknown) => String(error))
  expect(refused).toContain('The database is not empty')
})
