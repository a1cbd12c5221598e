/** Backup and restore as docs/going-live.md says, with Debian's PostgreSQL. */
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { noLog } from '../../api/platform/logging/log.ts'
import { migrate } from '../../api/storage/migrate.ts'
import { refuseUnfinishedRestore } from '../../api/storage/restoreMark.ts'
import { openPostgres } from '../../api/storage/openDatabase.ts'
import { repository } from '../../demo/stack/places.ts'
import { type DebianPostgres, startDebianPostgres } from './support/debianPostgres.ts'

const call = promisify(execFile)
test.setTimeout(240_000)

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

const script = (name: string, args: string[], DATABASE_URL: string) => {
  // The tools have the server's version.
  const PATH = `${postgres.bin}:${process.env['PATH'] ?? ''}`
  return call(join(repository, 'deploy', name), args, { env: { PATH, DATABASE_URL, BACKUP_DIR: folder } })
}

test('a backup restores into an empty database with every row, and into no other', async () => {
  const live = await postgres.createDatabase('live')
  const { db, close } = openPostgres(live, noLog)
  await migrate(db)
  await close()
  const people =
    "insert into users (email, full_name, created_at) select 'donor' || n || '@example.org', 'Donor', now()"
  await postgres.ask(live, `${people} from generate_series(1, 250) n`)

  const file = (await script('backup.sh', [], live)).stdout.trim()
  expect(await readdir(folder)).toEqual([file.slice(folder.length + 1)])
  const restored = await postgres.createDatabase('restored')
  const report = await script('restore.sh', [file], restored)
  expect(report.stdout).toContain('accounts: 250')
  expect(report.stdout).toContain('deploy/command.sh restored')
  // The API refuses the restored database, and no later backup takes the mark with it.
  const marked = openPostgres(restored, noLog)
  await expect(refuseUnfinishedRestore(marked.db)).rejects.toThrow('Run "npm run restored" first')
  await marked.close()
  expect(await postgres.ask(restored, "select backup_at > now() - interval '1 hour' from restore.pending")).toBe('t')
  const second = (await script('backup.sh', [], restored)).stdout.trim()
  const twice = await postgres.createDatabase('twice')
  await script('restore.sh', [second], twice)
  expect(await postgres.ask(twice, 'select count(*) from restore.pending')).toBe('1')

  const tables = await postgres.ask(live, "select tablename from pg_tables where schemaname = 'public' order by 1")
  for (const table of tables.split('\n')) {
    const count = `select '${table} ' || count(*) from ${table}`
    expect(await postgres.ask(restored, count)).toBe(await postgres.ask(live, count))
  }
  const again = await script('restore.sh', [file], restored).catch((error: unknown) => String(error))
  expect(again).toContain('The database is not empty')
})
