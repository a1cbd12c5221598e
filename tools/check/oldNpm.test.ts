import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { repository } from '../../demo/stack/places.ts'

const names = z.record(z.string(), z.unknown())
const packageSchema = z.object({ dependencies: names, devDependencies: names, overrides: z._default(names, {}) })
const { dependencies, devDependencies, overrides } = packageSchema.parse(
  JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')),
)

/** With such an override, npm 9.2 says that the lock file does not exist. */
it('no override names an alias: the npm of Debian 12 and 13 cannot read that', () => {
  const all = Object.entries({ ...dependencies, ...devDependencies })
  const aliases = all.filter(([, version]) => String(version).startsWith('npm:')).map(([name]) => name)
  expect(aliases).not.toEqual([])
  expect(aliases.filter((name) => name in overrides)).toEqual([])
})
