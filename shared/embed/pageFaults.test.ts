import { describe, expect, it } from 'vitest'
import { isSiteRoot, isUnregistered, partnerFault, policyNeeds, projectFault } from './pageFaults.ts'

describe('project ids', () => {
  const projects = [
    { id: 1, title: 'Annadan' },
    { id: 3, title: 'School' },
  ]
  it.each(['9', 'abc', '', '03'])('%j is unknown: there is a list, and one to write', (id) => {
    expect(projectFault('data-project-id', id, projects)).toEqual({
      code: 'project_unknown',
      about: id,
      more: '1 (Annadan), 3 (School)',
      attribute: 'data-project-id',
      right: '1',
    })
  })
  it('without a list, none is called wrong', () => {
    expect(projectFault('project-id', '9', [])).toBeNull()
    expect(projectFault('project-id', '3', projects)).toBeNull()
  })
})

describe('partner ids', () => {
  it.each([
    ['greenleaf', { name: 'Green Leaf', partner_id: 'greenleaf' }, false, undefined],
    ['greenleaf', { name: 'Green Leaf' }, false, undefined],
    ['greenleaf', undefined, false, undefined],
    ['other', { name: 'Green Leaf', partner_id: 'greenleaf' }, false, 'greenleaf'],
    ['greenlaef', { name: null, partner_id: null }, true, null],
    ['greenlaef', undefined, true, null],
  ])('%s where the trust knows %j, nobody’s %s: the right one is %j', (id, known, isNobodys, right) => {
    expect(partnerFault(id, known, isNobodys)?.right).toBe(right)
  })
})

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
