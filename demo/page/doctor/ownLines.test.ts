import { describe, expect, it } from 'vitest'
import { readChoices, scripts, shapes } from '../configurator/choices.ts'
import { blocksFor } from '../configurator/lines.ts'
import { policyLines } from '../configurator/policyLines.ts'
import { codes, trust } from './examine.testdata.ts'

const full = 'project=3&purpose=31&amounts=500+1000&lang=hi&theme=dark&accent=%231f5a5e&partner=greenleaf'
const pinned = { version: '1.0.0', integrity: 'sha384-abc' }

/** All that a page owner pastes, one block under the other. */
const pasted = (query: string): string =>
  blocksFor(readChoices(new URLSearchParams(query)), trust, query.includes('pinned') ? pinned : undefined)
    .filter(({ kind }) => kind !== 'wixAddress')
    .map(({ text }) => text)
    .join('\n')

describe.each(['html', 'wordpress', 'wix', 'gtm'])('the configurator’s lines for %s are found well', (place) => {
  // Where Wix has a link, it has an address and no lines.
  const looks = shapes.filter((shape) => place !== 'wix' || shape !== 'link')
  it.each(looks.flatMap((shape) => scripts.map((script) => `shape=${shape}&script=${script}`)))('%s', (look) => {
    const { hosts } = policyLines(trust)
    for (const query of [look, `${look}&${full}`])
      expect(codes({ html: pasted(`${query}&place=${place}`), policy: hosts })).toEqual([])
  })
})
