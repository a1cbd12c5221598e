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
  // Not back to where one signs in
  ['/login?next=/login', '/donate'],
  ['/signup', '/donate'],
])('after signing in, %s leads to %s', (asked, goes) => {
  expect(nextPath(asked)).toBe(goes)
})

it.each([
  [null, '/partner-report'],
  ['https://evil.invalid', '/partner-report'],
  ['/login', '/partner-report'],
  ['/donate?project=3', '/donate?project=3'],
])('after signing in, %s leads the trust’s staff to %s', (asked, goes) => {
  expect(nextPath(asked, true)).toBe(goes)
})
