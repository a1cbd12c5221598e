import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Postgres } from '../../../api/testing/startPostgres.ts'
import type { Caused } from './faults.ts'
import { whileDonating } from './whileDonating.ts'
import type { World } from './world.ts'

const run = promisify(execFile)
const SIZE_MB = 400
const SOON_MS = 15_000

/** The folder of the small disk under way; one at a time. */
let disk: string | null = null

/** A file system of its own in memory. @throws if the user may not mount one */
export async function smallDisk(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'disk-'))
  await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=0755`, 'tmpfs', folder])
  disk = folder
  return {
    folder,
    async remove() {
      disk = null
      await run('umount', ['-l', folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The disk of the database is filled to the last byte, and emptied again. A supervisor restarts what ended. */
export async function diskFull(world: World, seconds: number): Promise<Caused> {
  if (disk === null) throw new Error('the database is on no small disk')
  const filler = join(disk, 'filler')
  return whileDonating(world, 'disk full', seconds, {
    // Writes until nothing more fits.
    begin: () => run('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4k']).catch(() => undefined),
    async end() {
      await rm(filler)
      const begun = performance.now()
      // As systemd and PostgreSQL's own service would.
      if (world.postgres && !(await canConnect(world.postgres.databaseUrl))) await restart(world.postgres)
      if ((await answersSoon(world)) === null) await world.api.start()
      return performance.now() - begun
    },
  })
}

async function restart({ server }: Postgres): Promise<void> {
  await server.stop().catch(() => undefined)
  await server.start()
}

async function canConnect(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  const connected = await client.connect().then(
    () => true,
    () => false,
  )
  await client.end().catch(() => undefined)
  return connected
}

/** Null if it does not answer soon. */
const answersSoon = ({ api }: World): Promise<number | null> =>
  Promise.race([api.answers().catch(() => null), pause(SOON_MS, null)])
