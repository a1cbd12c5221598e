/** Keeps files of earlier builds: a page that was opened before a deploy still requests files of its own build. */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** How many builds are kept side by side: the newest, and four before it. */
const builds = 5

/** Empties a folder, but keeps its newest subfolders: one less than `builds`. */
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
 * Empties the output, but keeps the modules of the newest builds. A page that was opened before a deploy, or has a cached loader, still requests them by
 * their folder's name.
 */
export const keepEarlierModules = (outDir: string): Plugin => ({
  name: 'keep-earlier-modules',
  config: () => ({ build: { emptyOutDir: false } }),
  // Runs when Vite itself would empty it: after all sources were read without an error.
  renderStart: () => keepNewest(outDir),
})

/** A name that is the same for the same files: file names contain a hash of the content. */
const nameOf = (assets: string): string => {
  const names = readdirSync(assets, { recursive: true, encoding: 'utf8' }).toSorted()
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16)
}

/**
 * Copies the assets of the last build before Vite empties the output. Their names contain a hash of the content, so an unchanged file keeps its address. That
 * is why they cannot be in a folder for each build.
 *
 * @param earlierDir one folder for each earlier build; the site server looks here for files that the output lacks
 */
export const keepEarlierAssets = (outDir: string, earlierDir: string): Plugin => ({
  name: 'keep-earlier-assets',
  enforce: 'pre',
  renderStart: {
    order: 'pre',
    handler() {
      const last = join(outDir, 'assets')
      if (!existsSync(last)) return
      // Named by its content, so a build that changed nothing or failed makes no second copy. An existing folder has the same files.
      const place = join(earlierDir, nameOf(last))
      cpSync(last, place, { recursive: true, preserveTimestamps: true, force: false })
      const now = new Date()
      utimesSync(place, now, now)
      keepNewest(earlierDir)
    },
  },
})
