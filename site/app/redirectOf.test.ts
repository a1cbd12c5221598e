import { expect, it } from 'vitest'
import { redirectOf } from './redirectOf.ts'

it.each([
  ['/', '/home'],
  ['/contact-us/', '/contact'],
  ['/Contact-Us', '/contact'],
  ['/privacy&policy', '/privacy-and-policy'],
  ['/privacy%26policy', '/privacy-and-policy'],
  ['/Terms%26Conditions/', '/terms-and-conditions'],
  ['/terms-and-conditions/', '/terms-and-conditions'],
  ['/Terms-And-Conditions', '/terms-and-conditions'],
  ['/terms%2Dand-conditions', '/terms-and-conditions'],
  ['/login//', '/login'],
  ['//donate', '/donate'],
  ['/project-details%2Fabc', '/not-found?from=%2Fproject-details%252Fabc'],
  ['/Project-Details/4/', '/project-details/4'],
  ['/project-details/4/more', '/not-found?from=%2Fproject-details%2F4%2Fmore'],
  ['/nowhere/', '/not-found?from=%2Fnowhere%2F'],
  ['//evil.test/home', '/not-found?from=%2F%2Fevil.test%2Fhome'],
  ['/%E0', '/not-found?from=%2F%25E0'],
  ['/undelivered-mails', '/staff/mails'],
  ['/staff/donations/', '/staff/donations'],
])('redirects %s to %s, and the target does not redirect again', (asked, to) => {
  expect(redirectOf(asked)).toBe(to)
  expect(redirectOf(new URL(to, 'http://site.test').pathname)).toBeNull()
})

it.each([
  '/home',
  '/staff',
  '/staff/donations/KSN1',
  '/project-details/4',
  '/blog-details/12',
  '/project-details/a%20b',
  '/project-details/%E0',
])('%s is a page', (asked) => expect(redirectOf(asked)).toBeNull())
