import { describe, expect, it } from 'vitest'
import { partnerFault, projectFault } from './attributeFaults.ts'

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
