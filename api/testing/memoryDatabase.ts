/** The embedded database in memory, for tests and benches. */
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import { Kysely, type Logger, PGliteDialect } from 'kysely'
import * as z from 'zod/mini'
import { traceStatement } from '../base/observation/tracing.ts'
import { executeOverPglite, type OpenDatabase, parsers } from '../storage/openDatabase.ts'
import { PreparedPglite } from '../storage/preparedPglite.ts'
import type { Tables } from '../storage/tables/tables.ts'

/** It ends with the process. */
export function openMemory(): OpenDatabase {
  return openIn(() => openPglite())
}

/** The embedded database in an existing instance, or in one that the first query creates. `log` gets each statement, without begin and commit. */
export function openIn(
  given: PreparedPglite | (() => Promise<PreparedPglite>),
  log: Logger = traceStatement,
): OpenDatabase {
  let opened: Promise<PreparedPglite> | undefined
  const open = () => {
    opened ??= typeof given === 'function' ? given() : Promise.resolve(given)
    return opened
  }
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: open }), log })
  return {
    db,
    description: 'PGlite in memory (nothing is kept)',
    executeSql: executeOverPglite(open),
    close: () => db.destroy(),
  }
}

/** An instance in memory. @param dump its content; empty if absent */
export async function openPglite(dump?: Blob): Promise<PreparedPglite> {
  const loadDataDir = dump ?? (await readTemplate())
  if (loadDataDir) return new PreparedPglite({ parsers, loadDataDir })
  const fresh = new PreparedPglite({ parsers })
  await keepTemplate(fresh)
  return fresh
}

/**
 * An empty, initialised PGlite as a tar file. Initialising takes 3 to 10 s on two cores, loading this takes 1 s. Tests start often, so they start from it.
 * Null if there is none yet.
 */
async function readTemplate(): Promise<Blob | null> {
  try {
    return new Blob([new Uint8Array(await readFile(await templatePath()))])
  } catch {
    return null
  }
}

/** Keeps a new, empty PGlite for the next start. A failure does no harm: the next start initialises again. */
async function keepTemplate(fresh: PGlite): Promise<void> {
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
