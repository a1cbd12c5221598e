import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '../demo/stack/places.ts'
import { SERVER_SOURCES } from './restartOnChange.ts'

/** A file and all of our files that run with it, directly or through others. Imports of types do not run. */
function reached(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const source = readFileSync(file, 'utf8').replaceAll(/^import type [^']+'[^']+'/gm, '')
  for (const [, path = ''] of source.matchAll(/(?:from|import\() ?'(\.[^']+\.tsx?)'/g)) {
    reached(join(dirname(file), path), found)
  }
  return found
}

it('watches every folder whose code runs in the servers', () => {
  const files = [...reached(join(repository, 'demo/stack/startStack.ts'))].map((file) => relative(repository, file))
  const folders = new Set(files.map((file) => /^(site\/)?[^/]+/.exec(file)?.[0]))
  expect([...folders].toSorted()).toEqual(SERVER_SOURCES.toSorted())
})
