import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const folder = join(import.meta.dirname, '../pages')

/** Pages by the name in their address: the folders below `e2e/pages` are not part of it. */
const paths = new Map<string, string>()
for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  const name = basename(path)
  if (name.includes('.') && paths.has(name)) throw new Error(`Two pages have the name ${name}.`)
  paths.set(name, path)
}

/**
 * Text of a page, or of a file beside it.
 * @param name e.g. `plain.html`
 * @throws Error if there is no file of that name
 */
export function readPage(name: string): string {
  const path = paths.get(name)
  if (path === undefined) throw new Error(`There is no page ${name}.`)
  return readFileSync(join(folder, path), 'utf8')
}

/** Names of the files in one folder below `e2e/pages`, sorted. */
export const pagesIn = (part: string): string[] => readdirSync(join(folder, part)).toSorted()
