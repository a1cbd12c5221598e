import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Kysely, sql } from 'kysely'
import { seed } from '../../demo/seed/seed.ts'
import { noLog } from '../base/logging/log.ts'
import { migrate } from '../storage/migrate.ts'
import { openPostgres } from '../storage/openDatabase.ts'
import { commandPatience } from '../storage/patientPool.ts'
import type { Tables } from '../storage/tables/tables.ts'
import { demoSeed } from './demoContent.ts'
import { seededAt } from './preparedDatabase.ts'
import { addressVariable, type Template } from './createDatabase.ts'

const urlOf = (databaseUrl: string, name: string) => Object.assign(new URL(databaseUrl), { pathname: name }).href

/** Starts the server of all test files, and fills the database that theirs are copied from. */
async function start() {
  const keeper = await startKeeper()
  const server = openPostgres(keeper.databaseUrl, noLog, 1, commandPatience)
  await createFrom(server.db, 'content', 'template1')
  const filled = openPostgres(urlOf(keeper.databaseUrl, 'content'), noLog, 10, commandPatience)
  await migrate(filled.db)
  await seed(
    filled.db,
    () => seededAt,
    () => demoSeed,
  )
  await filled.close()
  let count = 0
  return {
    async create(template: Template): Promise<string> {
      const name = `test_${++count}`
      await createFrom(server.db, name, template === 'content' ? 'content' : 'template1')
      return urlOf(keeper.databaseUrl, name)
    },
    async stop() {
      await server.close()
      await keeper.stop()
    },
  }
}

const createFrom = (db: Kysely<Tables>, name: string, template: string) =>
  sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(db)

/** Before all tests. The first file that asks for a database starts the server: most runs of a single test need none. */
export async function setup(): Promise<() => Promise<void>> {
  let started: ReturnType<typeof start> | undefined
  const door = createServer((request, response) => {
    started ??= start()
    started
      .then((server) => server.create(request.url === '/content' ? 'content' : 'empty'))
      .then(
        (databaseUrl) => response.end(databaseUrl),
        (error: unknown) => response.writeHead(500).end(String(error)),
      )
  })
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  const address = door.address()
  if (typeof address === 'object') process.env[addressVariable] = `http://127.0.0.1:${address?.port}`
  return async () => {
    delete process.env[addressVariable]
    door.close()
    await (await started)?.stop()
  }
}

/** Starts a PostgreSQL server that ends with this process. */
async function startKeeper(): Promise<{ databaseUrl: string; stop(): Promise<void> }> {
  const keeper = spawn(process.execPath, [join(import.meta.dirname, 'keeper.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(keeper, 'exit')
  for await (const databaseUrl of createInterface(keeper.stdout))
    return {
      databaseUrl,
      async stop() {
        keeper.stdin.end()
        await ended
      },
    }
  throw new Error('PostgreSQL did not start')
}
