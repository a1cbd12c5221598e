import { expect, it } from 'vitest'
import { firstLanguage } from './language.ts'

it.each([
  ['?lang=hi', 'en', ['en-IN'], 'hi'],
  ['?lang=fr', 'hi', ['en-IN'], 'hi'],
  ['', 'hi', ['en-IN'], 'hi'],
  ['', null, ['hi-IN', 'en'], 'hi'],
  ['', null, ['mr-IN', 'hi', 'en'], 'hi'],
  ['', null, ['en-IN', 'hi'], 'en'],
  ['', null, ['ta-IN'], 'en'],
  ['', 'nonsense', [], 'en'],
] as const)('address %s, stored %s, browser %s: %s', (search, stored, browser, language) => {
  expect(firstLanguage(search, stored, browser)).toBe(language)
})
