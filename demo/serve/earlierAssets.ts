/** Assets of the site's earlier builds, for pages that were opened before a deploy (vite.earlier.ts). */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuiltFile, readBuiltFile } from './builtFiles.ts'

/** Of brotli: few ask for these, and one of them waits. */
const quality = 5

/**
 * Looks at names only: the files are read when somebody asks.
 *
 * @param folder holds a folder for each earlier build; a file that was not in it at the start cannot be asked for
 * @param change applied to every text file
 */
export async function openEarlierAssets(
  folder: string,
  change: (text: string) => string,
): Promise<(path: string) => Promise<BuiltFile> | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  const places = new Map(files.map(({ name, parentPath }) => [`/assets/${name}`, join(parentPath, name)]))
  const read = new Map<string, Promise<BuiltFile>>()
  return (path) => {
    const place = places.get(path)
    if (place === undefined) return undefined
    const file = read.get(path) ?? readBuiltFile(place, change, quality)
    read.set(path, file)
    return file
  }
}
