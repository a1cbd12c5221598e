import { describe, expect, it } from 'vitest'
import { lists, readChoices } from '../configurator/choices.ts'
import { blocksFor, policyLines } from '../configurator/blocksFor.ts'
import { codes, findingsIn, trust } from './examine.testdata.ts'

const full = 'project=3&purpose=31&amounts=500+1000&lang=hi&theme=dark&accent=%231f5a5e&partner=greenleaf'
const pinned = { version: '1.0.0', integrity: 'sha384-abc' }

/** Everything that a page owner pastes, one block below the other. */
const pasted = (query: string): string =>
  blocksFor(readChoices(new URLSearchParams(query)), trust, query.includes('pinned') ? pinned : undefined)
    .filter(({ kind }) => kind !== 'wixAddress')
    .map(({ text }) => text)
    .join('\n')

describe.each(['html', 'wordpress', 'wix', 'gtm'])('the configurator’s lines for %s have no fault', (place) => {
  // For Wix links there is an address and no lines.
  const looks = lists.shape.filter((shape) => place !== 'wix' || shape !== 'link')
  it.each(looks.flatMap((shape) => lists.script.map((script) => `shape=${shape}&script=${script}`)))('%s', (look) => {
    const { hosts } = policyLines(trust)
    for (const query of [look, `${look}&${full}`])
      expect(codes({ html: pasted(`${query}&place=${place}`), policy: hosts })).toEqual([])
  })
})

describe('a policy for the configurator’s lines for Tag Manager, which create the tag', () => {
  const only = (sources: string) => `script-src ${sources}; connect-src *; img-src *`
  const lines = { newest: pasted('place=gtm'), pinned: pasted('place=gtm&script=pinned') }
  it.each([
    ['newest', 'https://kinara.example/widget/v1/'],
    ['pinned', 'https://kinara.example/widget/1.0.0/donate.js'],
    ['pinned', "'sha384-abc'"],
  ] as const)('%s, %s: allows them', (build, sources) => {
    expect(codes({ html: lines[build], policy: only(sources) })).toEqual([])
  })

  it.each([
    ['newest', 'https://kinara.example/widget/1.0.0/donate.js'],
    ['newest', "'sha384-abc'"],
    ['pinned', 'https://kinara.example/widget/v1/'],
  ] as const)('%s, %s: blocks them, and the fix allows them', (build, sources) => {
    expect(findingsIn({ html: lines[build], policy: only(sources) })).toEqual([
      expect.objectContaining({ code: 'csp', fix: `script-src ${sources} https://kinara.example` }),
    ])
  })

  it('blocks the pinned version with the hash of another script, and the fix names the right hash', () => {
    expect(findingsIn({ html: lines.pinned, policy: only("'sha384-old'") })).toEqual([
      expect.objectContaining({ code: 'csp', fix: "script-src 'sha384-old' 'sha384-abc'" }),
    ])
  })

  it('checks for the newest version if theirs cannot be read', () => {
    const html = lines.pinned.replace('1.0.0', "' + version + '")
    expect(codes({ html, policy: only('https://kinara.example/widget/v1/') })).toEqual([])
  })
})
