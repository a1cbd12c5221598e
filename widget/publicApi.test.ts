import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, expectTypeOf, it } from 'vitest'
import type { Settings } from '../shared/embed/settings.ts'
import { languages } from '../shared/languages.ts'
import type { Options } from './publicApi.ts'

const types = readFileSync(join(import.meta.dirname, 'publicApi.ts'), 'utf8')

it('publishes the languages of the product, and no other', () => {
  const [, published = ''] = /^export type Language = (.+)$/m.exec(types) ?? []
  expect(published.split(' | ')).toEqual(languages.map((language) => `'${language}'`))
})

/** Given by `configure` only. */
type Handed = 'session' | 'signInWays' | 'payment'

// Checked by the compiler, as every type is.
it('publishes the settings of the table that the owner tools share, and no other', () => {
  expectTypeOf<Omit<Options, Handed>>().toEqualTypeOf<Settings>()
})

it('shows an early call that runs', () => {
  const [, example = ''] = /```js\n(.+?)```\s+\*\/\s+push\(/s.exec(types) ?? []
  const page: { DonateWidget?: unknown[] } = {}
  // oxlint-disable-next-line typescript/no-implied-eval -- the example of the types must run as it is written
  new Function('window', example.replaceAll(/^ +\*/gm, ''))(page)
  expect(page.DonateWidget).toEqual([['open', { projectId: 3 }]])
})
