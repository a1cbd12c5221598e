import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { takeLock } from '../../api/storage/lockFile.ts'

/**
 * Takes the data folder for one stack, whichever database it uses: two would overwrite each other's books of the provider.
 *
 * @returns what gives it back
 * @throws Error naming the process that holds it
 */
export async function lockData(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true })
  return takeLock(join(dataDir, 'stack.lock'))
}
