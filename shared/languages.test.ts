import { afterEach, expect, it, vi } from 'vitest'
import { languages, toLanguage } from './languages.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it.each(languages)('reads %s from the beginning of a tag', (language) => {
  expect(toLanguage(`${language}-IN`)).toBe(language)
})

it.each([undefined, '', 'fr', 5])('knows no language for %j', (tag) => {
  expect(toLanguage(tag)).toBeUndefined()
})

it('reads the language although the page has replaced find of arrays', () => {
  vi.spyOn(Array.prototype, 'find').mockReturnValue(false)
  expect(toLanguage('hi-IN')).toBe('hi')
})
