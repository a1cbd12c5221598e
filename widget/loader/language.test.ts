import { afterEach, expect, it, vi } from 'vitest'
import { languages } from '../../shared/languages.ts'
import { language } from './language.ts'

const options = vi.hoisted((): { lang?: unknown } => ({}))
vi.mock('./settings.ts', () => ({ options, page: () => document.documentElement }))
afterEach(() => {
  delete options.lang
  document.documentElement.lang = ''
})

it.each(languages)('reads %s from the page and from data-lang', (code) => {
  document.documentElement.lang = `${code}-IN`
  expect(language()).toBe(code)
  document.documentElement.lang = 'fr'
  options.lang = code
  expect(language()).toBe(code)
})

it.each([undefined, '', 'fr', 5])('speaks English for %j', (lang) => {
  options.lang = lang
  expect(language()).toBe('en')
})
