import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { languages } from '../shared/languages.ts'

it('publishes the languages of the product, and no other', () => {
  const types = readFileSync(join(import.meta.dirname, 'publicApi.ts'), 'utf8')
  const [, published = ''] = /^export type Language = (.+)$/m.exec(types) ?? []
  expect(published.split(' | ')).toEqual(languages.map((language) => `'${language}'`))
})
