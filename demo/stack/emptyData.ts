import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockData } from './lockData.ts'

/** What demo and bench keep. By name, because DATA_DIR may name any folder: what else lies in it is not ours to delete. */
const OURS = ['db', 'db.lock', 'gateway.json', 'gateway.json.new', 'renditions', 'peers', 'bench.json']

/**
 * Empties the data folder. It is held for as long as it takes, so that no demo starts on it meanwhile.
 *
 * @throws Error naming the process that holds it
 */
export async function emptyData(dataDir: string): Promise<void> {
  const release = await lockData(dataDir)
  await Promise.all(OURS.map((name) => rm(join(dataDir, name), { recursive: true, force: true })))
  await release()
}
