/** Assets of the site's earlier builds, for pages that were opened before a deploy (deploy/install.sh). */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'postcss'
import { type BuiltFile, readBuiltFile } from './builtFiles.ts'
import { isWholeSheet, wholeSheet } from '../inlineStyle.ts'

/** Of brotli: few visitors request these, and one of them waits. */
const quality = 5

/**
 * Looks at names only: files are read on request, and one may be gone by then.
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
  let wholeSheets: Promise<Map<string, BuiltFile>> | undefined
  return async (path) => {
    if (isWholeSheet(path)) return (await (wholeSheets ??= makeWholeSheets(places, change))).get(path)
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

/** No folder has them: the server of each build made them when it started. Made once, for the first page that still asks for one. */
async function makeWholeSheets(
  places: ReadonlyMap<string, readonly string[]>,
  change: (text: string) => string,
): Promise<Map<string, BuiltFile>> {
  const sheets = [...places].filter(([path]) => path.endsWith('.css')).map(([, copies]) => readFirst(copies, change))
  const files = new Map<string, BuiltFile>()
  for (const sheet of await Promise.all(sheets)) {
    if (!sheet) continue
    const { path, file } = await wholeSheet(parse(new TextDecoder().decode(sheet.bodies.identity)))
    files.set(path, file)
  }
  return files
}

/** Builds share unchanged files: all copies of a path are equal, and the first one that still exists is used. */
async function readFirst(copies: readonly string[], change: (text: string) => string): Promise<BuiltFile | undefined> {
  for (const copy of copies) {
    const file = await readBuiltFile(copy, change, quality).catch(() => undefined)
    if (file) return file
  }
  return undefined
}
