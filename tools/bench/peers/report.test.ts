import { describe, expect, it } from 'vitest'
import { type Figures, peersReport } from './report.ts'

const ours: Figures = {
  name: 'ours',
  upFront: 1991,
  untouched: 17_988,
  untilOpen: 17_988,
  script: 20.4,
  longTasks: 0,
  blocking: 0,
  shell: 34,
  usable: 105,
}
const floor: Figures = { ...ours, name: 'floor', upFront: 0, shell: 20, usable: 20 }
const peer: Figures = { ...ours, name: 'Rival', upFront: 84_100, untilOpen: 13_800, longTasks: 1, blocking: 148 }
const lineOf = (report: string, name: string): string[] => report.split('\n').filter((line) => line.startsWith(name))

describe("the peers' report", () => {
  const report = peersReport([ours, floor, peer], [], 5)

  it('has ours first, with thousands grouped', () => {
    const [line = ''] = lineOf(report, 'ours')
    expect(line.split(/\s{2,}/)).toEqual(['ours', '1,991', '17,988', '17,988', '20', '0 / 0', '34', '105'])
    expect(report.indexOf('\nours')).toBeLessThan(report.indexOf('\nfloor'))
  })

  it('says for each peer and row by how much', () => {
    const [figures = '', standings = ''] = lineOf(report, 'Rival')
    expect(figures).toContain('1 / 148')
    expect(standings).toContain('ahead by 82,109')
    expect(standings).toContain('BEHIND by 4,188')
    expect(standings).toContain('ahead by 148')
  })

  it('leaves the floor out of the comparison, and counts the rows', () => {
    expect(lineOf(report, 'floor')).toHaveLength(1)
    expect(report).toContain('Ours is ahead in 2 of 7 rows, even in 4, behind in 1.')
  })

  it('names the peers that could not be measured', () => {
    expect(peersReport([ours, floor], [{ name: 'Cal', why: 'no network' }], 5)).toContain(
      'Not measured: Cal (no network)',
    )
  })

  it('compares nothing for a peer that is only a shell', () => {
    const [, standings = ''] = lineOf(peersReport([ours, floor, { ...peer, usable: null }], [], 5), 'Rival')
    expect(standings.trimEnd()).toMatch(/ -$/)
  })
})
