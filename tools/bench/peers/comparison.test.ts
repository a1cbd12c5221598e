import { describe, expect, it } from 'vitest'
import { type Figures, standing, tally } from './comparison.ts'

const ours: Figures = {
  name: 'ours',
  upFront: 2000,
  untouched: 18_000,
  untilOpen: 18_000,
  script: 20,
  longTasks: 0,
  blocking: 0,
  shell: 40,
  usable: 100,
}
const peer: Figures = { ...ours, name: 'peer' }

describe('the comparison', () => {
  it.each([
    ['a smaller figure is ahead', { upFront: 2001 }, 'upFront', { is: 'ahead', by: 1 }],
    ['a larger figure is behind', { untilOpen: 13_800 }, 'untilOpen', { is: 'behind', by: 4200 }],
    ['an equal figure is even', {}, 'shell', { is: 'even' }],
    ['parts of a millisecond do not count', { shell: 40.4 }, 'shell', { is: 'even' }],
    ['half a millisecond is rounded as in the report', { shell: 40.5 }, 'shell', { is: 'ahead', by: 1 }],
    ['a long task counts even if it blocks for no time', { longTasks: 1 }, 'blocking', { is: 'ahead', by: 0 }],
    ['a peer that is only a shell is not compared', { usable: null }, 'usable', { is: 'incomparable' }],
  ] as const)('%s', (_, given, row, expected) => {
    expect(standing(row, ours, { ...peer, ...given })).toEqual(expected)
  })

  it('counts fewer long tasks of a peer against us', () => {
    expect(standing('blocking', { ...ours, longTasks: 2 }, peer)).toEqual({ is: 'behind', by: 0 })
  })
})

describe('the count', () => {
  it('covers all peers and rows that can be compared', () => {
    const shell = { ...peer, upFront: 1, usable: null, untilOpen: null }
    const slow = { ...peer, script: 100, shell: 90 }
    expect(tally(ours, [shell, slow])).toEqual({ ahead: 2, even: 9, behind: 1 })
  })

  it('is empty without peers', () => {
    expect(tally(ours, [])).toEqual({ ahead: 0, even: 0, behind: 0 })
  })
})
