/** The programs serve any trust, so its name is configuration (docs/decisions/038-one-table-of-variables.md). */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '../../../demo/stack/places.ts'
import { trustName } from '../../../demo/texts.ts'

/** The programs' sources, with what is built from them and how they are deployed. */
const sources = globSync(
  ['{api,shared,site,widget}/**/*.{ts,tsx,css,html,json,webmanifest,svg}', 'deploy/**/*.*', 'vite.*.config.ts'],
  { cwd: repository, exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'] },
)

/** The whole name and its first word, in each language. "Devkinara" is another word. */
const words = Object.values(trustName).flatMap((name) => [name, name.split(' ')[0] ?? name])
const pattern = new RegExp(`(?<![\\p{L}\\p{M}])(${words.join('|')})(?![\\p{L}\\p{M}])`, 'u')
const isNamedIn = (path: string): boolean => pattern.test(readFileSync(join(repository, path), 'utf8'))

it('no source of the programs names the trust of the demo', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(isNamedIn('demo/texts.ts')).toBe(true)
  expect(sources.filter(isNamedIn)).toEqual([])
})
