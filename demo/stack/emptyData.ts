import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockData } from './lockData.ts'

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
  'bench.json',
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
