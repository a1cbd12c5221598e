import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import * as z from 'zod/mini'

/**
 * An empty, initialised PGlite as a tar file. Initialising takes 3 to 10 s on two cores, loading this takes 1 s. Tests start often, so they start from it.
 * Null if there is none yet.
 */
export async function readTemplate(): Promise<Blob | null> {
  try {
    return new Blob([new Uint8Array(await readFile(await templatePath()))])
  } catch {
    return null
  }
}

/** Keeps a new, empty PGlite for the next start. A failure does no harm: the next start initialises again. */
export async function keepTemplate(fresh: PGlite): Promise<void> {
  try {
    const path = await templatePath()
    // A dump before PGlite is ready would wait forever.
    await fresh.waitReady
    const tar = await fresh.dumpDataDir('none')
    await mkdir(dirname(path), { recursive: true })
    // Renames the complete file, because several test files may do this at once.
    const partial = `${path}.${randomUUID()}`
    await writeFile(partial, new Uint8Array(await tar.arrayBuffer()))
    await rename(partial, path)
  } catch {
    // A read-only node_modules, a full disk: the template only saves time.
  }
}

const packageSchema = z.object({ version: z.string() })

/** One file per version, because another version may store its data differently. */
async function templatePath(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { version } = packageSchema.parse(JSON.parse(await readFile(join(dirname(entry), '../package.json'), 'utf8')))
  // Not `new URL(…, import.meta.url)`: a bundler treats that as a file to bundle. If the file does not exist, the bundler's path ends in "undefined".
  return join(fileURLToPath(import.meta.url), '../../../node_modules/.cache', `pglite-${version}.tar`)
}
