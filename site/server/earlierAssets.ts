/** Assets of the site's earlier builds, for pages that were opened before a deploy (vite.earlier.ts). */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuiltFile, readBuiltFile } from './builtFiles.ts'

/** Of brotli: few ask for these, and one of them waits. */
const quality = 5

/**
 * Looks at names only: the files are read when somebody asks. A build that is made meanwhile takes the oldest folder away, and what stood only there is
 * then not there.
 *
 * @param folder holds a folder for each earlier build; a file that was not in it at the start cannot be asked for
 * @param change applied to every text file
 * @returns gives the file at a path
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
    // What could not be read is looked for anew.
    if (file === undefined) read.delete(path)
    return file
  }
}

/** Builds share what did not change between them: all copies of a path are alike, and the first that is still there is taken. */
async function readFirst(copies: readonly string[], change: (text: string) => string): Promise<BuiltFile | undefined> {
  for (const copy of copies) {
    const file = await readBuiltFile(copy, change, quality).catch(() => undefined)
    if (file) return file
  }
  return undefined
}
