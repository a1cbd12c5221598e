import { afterEach, beforeAll, expect, it } from 'vitest'
import { languages } from '../../shared/languages.ts'

let language: typeof import('./settings.ts').language
let options: typeof import('./settings.ts').options
beforeAll(async () => {
  // The loader's settings come from the tag that loaded it.
  const tag = document.createElement('script')
  tag.src = 'https://t.example.org/widget/v1/donate.js'
  document.head.append(tag)
  ;({ language } = await import('./settings.ts'))
  ;({ options } = await import('./settings.ts'))
})
const setLanguage = (lang: unknown) => void Object.assign(options, { lang })
afterEach(() => {
  setLanguage(undefined)
  document.documentElement.lang = ''
})

it.each(languages)('reads %s from the page and from data-lang', (code) => {
  document.documentElement.lang = `${code}-IN`
  expect(language()).toBe(code)
  document.documentElement.lang = 'fr'
  setLanguage(code)
  expect(language()).toBe(code)
})

it.each([undefined, '', 'fr', 5])('speaks English for %j', (lang) => {
  setLanguage(lang)
  expect(language()).toBe('en')
})
