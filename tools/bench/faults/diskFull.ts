import { execFile } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startLoad } from './load.ts'
import type { Outcome } from './outcome.ts'
import type { World } from './world.ts'

const run = promisify(execFile)
const SIZE_MB = 400
/** Donations before the fault, and after it. */
const AROUND = 30

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

/** The disk of the database is filled to the last byte while donors donate, and emptied again. A supervisor restarts what ended. */
export async function diskFull(world: World, seconds: number): Promise<Outcome> {
  if (disk === null) throw new Error('the database is on no small disk')
  await world.api.start()
  const load = await startLoad(world.places, 3)
  await load.more(AROUND)
  const filler = join(disk, 'filler')
  await fill(filler)
  await pause(seconds * 1000)
  await rm(filler)
  const begun = performance.now()
  // As systemd and PostgreSQL's own service would.
  if (world.postgres && !(await world.postgres.isUp())) await world.postgres.restart()
  if (!(await answersSoon(world))) await world.api.start()
  const recovery = performance.now() - begun
  await load.more(AROUND)
  await load.stop()
  return {
    fault: `disk full for ${seconds} s`,
    times: 1,
    recoveries: [recovery],
    attempts: load.attempts,
    failures: load.failures,
  }
}

/** Writes until nothing more fits. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'w')
  const block = Buffer.alloc(64 * 1024)
  try {
    for (let size = block.length; size >= 1; ) {
      try {
        await file.write(block, 0, size)
      } catch {
        size = Math.floor(size / 2)
      }
    }
  } finally {
    await file.close()
  }
}

async function answersSoon({ api }: World): Promise<boolean> {
  const late = new Promise<boolean>((go) => setTimeout(() => go(false), 15_000))
  return Promise.race([
    api.answers().then(
      () => true,
      () => false,
    ),
    late,
  ])
}

const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms))
