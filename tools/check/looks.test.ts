import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (pattern: string): string =>
  globSync(pattern)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].toSorted()

it('uses every shared look of the site, and no other', () => {
  const styles = read('site/{styles/looks,pages/staff/desk/desk}.css')
  const code = read('site/**/*.tsx')
  const used = namesIn(code, /(?<![\w-])((?:text|flow|desk)-[a-z]+(?:-[a-z]+)*)(?![\w-])/g)
  expect(used).toEqual(namesIn(styles, /\.((?:text|flow|desk)-[a-z-]+)/g))
})
