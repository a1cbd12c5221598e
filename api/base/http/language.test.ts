import { expect, it } from 'vitest'
import { readLanguage } from './language.ts'

it.each([
  [null, 'en'],
  ['', 'en'],
  ['hi', 'hi'],
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['en-IN,en;q=0.9,hi;q=0.8', 'en'],
  ['en;q=0.5, HI;q=0.6', 'hi'],
  ['ta,hi;q=0.3', 'hi'],
  ['fr', 'en'],
  ['hi;q=0', 'en'],
  ['hi;q=x', 'en'],
  ['*', 'en'],
])('reads Accept-Language %j as %s', (header, language) => {
  expect(readLanguage(header)).toBe(language)
})
