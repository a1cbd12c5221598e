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
  // Never back to the sign-in page
  ['/login?next=/login', '/donate'],
  ['/signup', '/donate'],
])('turns the return path %s into %s', (asked, goes) => {
  expect(nextPath(asked)).toBe(goes)
})

it.each([
  [null, '/partner-report'],
  ['https://evil.invalid', '/partner-report'],
  ['/login', '/partner-report'],
  ['/donate?project=3', '/donate?project=3'],
])('turns the return path %s of staff into %s', (asked, goes) => {
  expect(nextPath(asked, true)).toBe(goes)
})
