import { expect, it } from 'vitest'
import { chosenLanguage, firstLanguage, languageCookie } from './language.ts'

it.each([
  ['?lang=hi', 'en', ['en-IN'], 'hi'],
  ['?lang=fr', 'hi', ['en-IN'], 'hi'],
  ['', 'hi', ['en-IN'], 'hi'],
  ['', null, ['hi-IN', 'en'], 'hi'],
  ['', null, ['mr-IN', 'hi', 'en'], 'hi'],
  ['', null, ['en-IN', 'hi'], 'en'],
  ['', null, ['ta-IN'], 'en'],
  ['', null, [], 'en'],
] as const)('address %s, chosen %s, browser %s: %s', (search, chosen, browser, language) => {
  expect(firstLanguage(search, chosen, browser)).toBe(language)
})

it.each([
  ['siteLanguage=hi', 'hi'],
  ['a=b; siteLanguage=en; c=d', 'en'],
  ['mysiteLanguage=hi', null],
  ['my__Host-siteLanguage=hi', null],
  ['siteLanguage=hi; __Host-siteLanguage=en', 'en'],
  ['siteLanguage=hi; __Host-siteLanguage=fr', 'hi'],
  ['siteLanguage=fr', null],
  ['', null],
])('reads the cookie %s', (cookies, language) => {
  expect(chosenLanguage(cookies)).toBe(language)
})

it.each(['en', 'hi'] as const)('writes a cookie that it can read: %s, for a year, on every page', (language) => {
  const [pair = '', ...attributes] = languageCookie(language, false).split('; ')
  expect(chosenLanguage(pair)).toBe(language)
  expect(attributes).toEqual(['path=/', 'max-age=31536000', 'samesite=lax'])
})

it('over https, writes a cookie that only this host can set', () => {
  const [pair = '', ...attributes] = languageCookie('hi', true).split('; ')
  expect(pair).toBe('__Host-siteLanguage=hi')
  expect(chosenLanguage(pair)).toBe('hi')
  expect(attributes).toEqual(['path=/', 'max-age=31536000', 'samesite=lax', 'secure'])
})
