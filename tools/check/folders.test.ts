/** A newcomer sees what a folder holds: it has few entries. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '../../demo/stack/places.ts'

/** Files and folders together. */
const MOST_ENTRIES = 25

/** Not in the repository, or made by programs. */
const notOurs = new Set(['.git', 'node_modules', 'dist', 'test-results', '.data', 'released'])

/** Folders that may have more, and why. */
const exceptions: Readonly<Record<string, string>> = {
  '.': 'programs look for their configuration there',
  'docs/decisions': 'numbered records',
  'api/storage/migrations': 'numbered records',
  'site/pages': 'a folder for each page',
}

/** Each folder below one, with the number of its entries. Paths from the repository's root. */
function foldersIn(folder: string): Array<{ folder: string; entries: number }> {
  const entries = readdirSync(join(repository, folder), { withFileTypes: true }).filter(
    ({ name }) => !notOurs.has(name),
  )
  const below = entries.filter((entry) => entry.isDirectory()).flatMap(({ name }) => foldersIn(join(folder, name)))
  return [{ folder, entries: entries.length }, ...below]
}

it(`no folder has more than ${MOST_ENTRIES} entries`, () => {
  const full = foldersIn('.').filter(({ entries }) => entries > MOST_ENTRIES)
  // An exception that is not needed any more is removed.
  expect(full.map(({ folder }) => folder).sort()).toEqual(Object.keys(exceptions).sort())
})
