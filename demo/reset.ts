/** `npm run reset`: empties `.data/`, unless a running demo still holds it. */
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { takeLock } from './api/storage/lockFile.ts'
import { dataDir } from './serve/places.ts'

if (!existsSync(dataDir)) {
  console.log('There is no data yet: nothing to empty.')
} else {
  try {
    await mkdir(dataDir, { recursive: true })
    // Held for as long as it takes, so that no demo opens the database meanwhile.
    await takeLock(join(dataDir, 'db.lock'))
    await rm(dataDir, { recursive: true, force: true })
    console.log('The data of the demo is gone; the next start makes it anew.')
  } catch (error) {
    console.error(`Not emptied. ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
