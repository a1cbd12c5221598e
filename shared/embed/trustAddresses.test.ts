import { describe, expect, it } from 'vitest'
import { isSiteRoot, isUnregistered, policyNeeds } from './trustAddresses.ts'

describe('the root of the trust’s site', () => {
  const site = 'https://kinara.example'
  it.each(['kinara.example', 'localhost:4300', '/donate', 'https://', 'https://kinara .example', ''])(
    '%j is no address',
    (text) => {
      expect(isSiteRoot(text)).toBe(false)
    },
  )
  it.each([site, `${site}/`, `${site}/trust?x=1`])('%j may be one', (text) => {
    expect(isSiteRoot(text, site)).toBe(true)
  })
  it.each(['https://kinara.example.org', 'http://kinara.example', 'https://kinara.example:8443'])(
    '%j is another site',
    (text) => {
      expect(isSiteRoot(text, site)).toBe(false)
    },
  )
})

it.each([
  ['https://page.example', { name: null }, true],
  ['https://page.example', { name: 'Green Leaf' }, false],
  ['https://page.example', undefined, false],
  ['https://kinara.example', { name: null }, false],
])('%s of %j: unregistered is %s', (origin, known, unregistered) => {
  expect(isUnregistered(origin, 'https://kinara.example/trust', known)).toBe(unregistered)
})

it('asks a policy for origins', () => {
  expect(policyNeeds({ siteRoot: 'http://localhost:4300', apiRoot: 'https://api.kinara.example/v2/api' })).toEqual({
    'script-src': 'http://localhost:4300',
    'connect-src': 'https://api.kinara.example',
    'img-src': 'https://api.kinara.example',
  })
})
