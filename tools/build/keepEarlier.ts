/** What a build leaves of those before it: a page that was opened before a deploy goes on asking for files of its own build. */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Builds whose files stand side by side: the newest, and four before it. */
const builds = 5

/** Empties a folder, but for its newest folders, one less than there are builds to be. */
const keepNewest = (folder: string): void => {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  const builtAt = (name: string): number => statSync(join(folder, name)).mtimeMs
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted((a, b) => builtAt(b) - builtAt(a))
  const kept = new Set(folders.slice(0, builds - 1))
  for (const { name } of entries) if (!kept.has(name)) rmSync(join(folder, name), { recursive: true })
}

/**
 * Empties the output, but for the modules of the newest builds: a page that was opened before a deploy, or has its loader from the short cache, still asks
 * for them by their folder's name.
 */
export const keepEarlierModules = (outDir: string): Plugin => ({
  name: 'keep-earlier-modules',
  config: () => ({ build: { emptyOutDir: false } }),
  // When Vite itself would empty it: not before all sources were read without a fault.
  renderStart: () => keepNewest(outDir),
})

/** The same for the same files, whose names tell their content. */
const nameOf = (assets: string): string => {
  const names = readdirSync(assets, { recursive: true, encoding: 'utf8' }).toSorted()
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16)
}

/**
 * Lays aside the assets of the build that the output still holds, before Vite empties it: their names tell their content, so one that has not changed
 * keeps its address, and they cannot stand in a folder for each build.
 *
 * @param earlierDir one folder for each earlier build; who serves the output looks here for what is not in it
 */
export const keepEarlierAssets = (outDir: string, earlierDir: string): Plugin => ({
  name: 'keep-earlier-assets',
  enforce: 'pre',
  renderStart: {
    order: 'pre',
    handler() {
      const last = join(outDir, 'assets')
      if (!existsSync(last)) return
      // Named by its content: a build that changed nothing, or failed afterwards, takes no place twice; what stands there already is as it was.
      const place = join(earlierDir, nameOf(last))
      cpSync(last, place, { recursive: true, preserveTimestamps: true, force: false })
      const now = new Date()
      utimesSync(place, now, now)
      keepNewest(earlierDir)
    },
  },
})
