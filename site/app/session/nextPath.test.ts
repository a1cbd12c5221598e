import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextPath } from './nextPath.ts'

it.each([
  ['/payment-success?txnid=A1', '/payment-success?txnid=A1'],
  ['/donate?project=3#ways', '/donate?project=3#ways'],
  [null, '/donate'],
  ['', '/donate'],
  ['https://evil.invalid', '/donate'],
  ['//evil.invalid/x', '/donate'],
  ['/\\evil.invalid', '/donate'],
  ['/\t/evil.invalid', '/donate'],
  ['javascript:alert(1)', '/donate'],
  ['login', '/donate'],
  ['/..//evil.invalid', '/donate'],
  ['/.//evil.invalid/x', '/donate'],
  ['/a/..//evil.invalid', '/donate'],
  // Never back to the sign-in page
  ['/login?next=/login', '/donate'],
  ['/signup', '/donate'],
])('turns the return path %s into %s', (asked, goes) => {
  expect(nextPath(asked)).toBe(goes)
})

it.each([
  [null, '/staff'],
  ['https://evil.invalid', '/staff'],
  ['/login', '/staff'],
  ['/donate?project=3', '/donate?project=3'],
])('turns the return path %s of staff into %s', (asked, goes) => {
  expect(nextPath(asked, true)).toBe(goes)
})

it('answers a path of this site, whatever the text', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '//',
    '%2f',
    '%2e',
    ':',
    '@',
    '?',
    '#',
    '\t',
    'evil.invalid',
    'donate',
    'https',
  )
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(parts).map((all) => `/${all.join('')}`),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const path = nextPath(text)
      expect(path).toMatch(/^\/(?![/\\])/)
      expect(new URL(path, 'https://trust.example').origin).toBe('https://trust.example')
    }),
    { numRuns: 2000 },
  )
})
