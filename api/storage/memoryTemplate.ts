import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import * as z from 'zod/mini'

/**
 * An empty, freshly initialised PGlite as a tar file. Initialising takes 3 to 10 s on two cores and loading this 1 s, so what is started often and kept
 * nowhere (tests) starts from it. Null where there is none yet.
 */
export async function readTemplate(): Promise<Blob | null> {
  try {
    return new Blob([new Uint8Array(await readFile(await templatePath()))])
  } catch {
    return null
  }
}

/** Keeps a fresh, still empty PGlite for the next start. Failing to is no harm: the next one initialises again. */
export async function keepTemplate(fresh: PGlite): Promise<void> {
  try {
    const path = await templatePath()
    // Dumped before it is ready it would wait for ever.
    await fresh.waitReady
    const tar = await fresh.dumpDataDir('none')
    await mkdir(dirname(path), { recursive: true })
    // Renamed when whole, since several test files may do this at once.
    const partial = `${path}.${randomUUID()}`
    await writeFile(partial, new Uint8Array(await tar.arrayBuffer()))
    await rename(partial, path)
  } catch {
    // A read-only node_modules, a full disk: the template is only a shortcut.
  }
}

const packageSchema = z.object({ version: z.string() })

/** One file per version, since another version may keep its data differently. */
async function templatePath(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { version } = packageSchema.parse(JSON.parse(await readFile(join(dirname(entry), '../package.json'), 'utf8')))
  // Not `new URL(…, import.meta.url)`: a bundler takes that for a file to bundle, and where there is none yet answers a path that ends in "undefined".
  return join(fileURLToPath(import.meta.url), '../../../node_modules/.cache', `pglite-${version}.tar`)
}
