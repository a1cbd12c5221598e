/** Assets of the site's earlier builds, for pages that were opened before a deploy (vite.earlier.ts). */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuiltFile, readBuiltFile } from './builtFiles.ts'

/** Of brotli: few visitors request these, and one of them waits. */
const quality = 5

/**
 * Looks at names only: files are read on request. A build made meanwhile removes the oldest folder, and files that were only there are then missing.
 *
 * @param folder contains a folder for each earlier build; files added after the start are not served
 * @param change applied to every text file
 * @returns a function that returns the file at a path
 */
export async function openEarlierAssets(
  folder: string,
  change: (text: string) => string,
): Promise<(path: string) => Promise<BuiltFile | undefined>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const places = new Map<string, string[]>()
  for (const { name, parentPath } of entries.filter((entry) => entry.isFile())) {
    const path = `/assets/${name}`
    places.set(path, [...(places.get(path) ?? []), join(parentPath, name)])
  }
  const read = new Map<string, Promise<BuiltFile | undefined>>()
  return async (path) => {
    const copies = places.get(path)
    if (copies === undefined) return undefined
    const known = read.get(path) ?? readFirst(copies, change)
    read.set(path, known)
    const file = await known
    // A file that could not be read is searched again.
    if (file === undefined) read.delete(path)
    return file
  }
}

/** Builds share unchanged files: all copies of a path are equal, and the first one that still exists is used. */
async function readFirst(copies: readonly string[], change: (text: string) => string): Promise<BuiltFile | undefined> {
  for (const copy of copies) {
    const file = await readBuiltFile(copy, change, quality).catch(() => undefined)
    if (file) return file
  }
  return undefined
}
