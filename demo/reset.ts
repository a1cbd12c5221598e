/** `npm run reset`: empties the data folder, unless a running demo has locked it. */
import { existsSync } from 'node:fs'
import { explain } from '../shared/server/runProgram.ts'
import { dataDir } from './stack/places.ts'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockData } from './stack/lockData.ts'

/** Files of demo and bench. By name, because DATA_DIR may be any folder: other files in it are not ours to delete. */
const OURS = [
  'db',
  'db.lock',
  'gateway.json',
  'gateway.json.new',
  'renditions',
  'data-encryption-key',
  'receipt-signing-key',
  'peers',
]

/**
 * Empties the data folder, and locks it meanwhile so that no demo starts.
 *
 * @throws Error naming the process that has locked it
 */
export async function emptyData(dataDir: string): Promise<void> {
  const release = await lockData(dataDir)
  await Promise.all(OURS.map((name) => rm(join(dataDir, name), { recursive: true, force: true })))
  await release()
}

if (!existsSync(dataDir)) {
  console.log('There is no data yet: nothing to empty.')
} else {
  try {
    await emptyData(dataDir)
    console.log('The data of the demo is gone; the next start makes it anew.')
  } catch (error) {
    console.error(`Not emptied. ${explain(error)}`)
    process.exitCode = 1
  }
}
