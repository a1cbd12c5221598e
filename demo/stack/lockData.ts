import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { takeLock } from '../../api/storage/lockFile.ts'

/**
 * Locks the data folder for one stack, whichever database it uses: two stacks would overwrite each other's ledger of the provider.
 *
 * @returns a function that unlocks it
 * @throws Error naming the process that has locked it
 */
export async function lockData(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true })
  return takeLock(join(dataDir, 'stack.lock'))
}
