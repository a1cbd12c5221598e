import { describe, expect, it } from 'vitest'
import { readChoices, readUntaken, settle, toQuery } from './choices.ts'

const read = (query: string) => readChoices(new URLSearchParams(query))

describe('choices in the address', () => {
  it('read no choices as a button for any project', () => {
    expect(read('')).toMatchObject({ shape: 'button', place: 'html', lang: 'page', amounts: [], accent: '#e2912a' })
    expect(toQuery(read(''))).toBe('')
  })

  it.each([
    'project=3&amounts=500+1000&purpose=31&shape=inline&place=react',
    'shape=floating&corner=bottom-left&theme=dark&accent=%231f5a5e&partner=greenleaf&script=pinned',
    'lang=hi&view=desktop&play=401&ui=hi',
  ])('reads %s and writes it again', (query) => {
    expect(new URLSearchParams(toQuery(read(query))).toString()).toBe(
      new URLSearchParams(toQuery(read(toQuery(read(query))))).toString(),
    )
    for (const [name, value] of new URLSearchParams(query))
      expect(new URLSearchParams(toQuery(read(query))).get(name)).toBe(value)
  })

  it.each([
    'project=-1',
    'project=abc',
    'project=1e99',
    'purpose=0.5',
    'shape=triangle',
    'corner=middle',
    'lang=fr',
    'theme=neon',
    'partner=%3Cscript%3E',
    'partner=Green%20Leaf',
    'place=excel',
    'play=418',
    'amounts=-5+abc+1.5+1e5+0+1000001',
    '__proto__=1&constructor=2',
  ])('leaves out %s', (query) => {
    expect(toQuery(read(query))).toBe('')
  })

  it.each([
    ['500', [500]],
    ['1000 500 500', [500, 1000]],
    ['₹500; ₹1,000', [500, 1000]],
    ['500, 1,000, 2,500', [500, 1000, 2500]],
    ['500,1000,2500', [500, 1000, 2500]],
    ['५००', [500]],
    ['५००,७५०', [500, 750]],
    ['10,00,000', [1_000_000]],
    ['1,00,000', [100_000]],
    ['500,750', [500, 750]],
    ['100,250,500', [100, 250, 500]],
    ['1,000,500', [500, 1000]],
    ['20,50,100', [20, 50, 100]],
    ['Rs. 500, ₹ 750/-', [500, 750]],
    ['1 2 3 4 5', [1, 2, 3, 4]],
  ])('reads amounts %s', (text, amounts) => {
    expect(read(new URLSearchParams({ amounts: text }).toString()).amounts).toEqual(amounts)
  })

  it.each([
    ['amounts=500+1.5+5000000', { amounts: ['1.5', '5000000'], partner: '' }],
    ['amounts=1+2+3+4+5+5', { amounts: ['5'], partner: '' }],
    ['amounts=%E2%82%B9+500,+1,000+500', { amounts: [], partner: '' }],
    ['partner=GreenLeaf', { amounts: [], partner: 'GreenLeaf' }],
    ['partner=+greenleaf+', { amounts: [], partner: '' }],
    ['', { amounts: [], partner: '' }],
  ])('lists what it did not accept of %s', (query, untaken) => {
    expect(readUntaken(new URLSearchParams(query), read(query))).toEqual(untaken)
  })

  it('keeps a colour as it was written, so that the page can say what is wrong with it', () => {
    expect(read('accent=%20Blue%20').accent).toBe('blue')
    expect(read(`accent=${'x'.repeat(41)}`).accent).toBe('#e2912a')
  })
})

describe('choices that the trust knows', () => {
  const known = {
    projects: [{ id: 3, title: 'School', donation_type: 'flexible' as const }],
    purposes: [{ id: 31, title: 'Books' }],
  }
  it.each([
    ['project=3&purpose=31', 3, 31],
    ['project=3&purpose=99', 3, undefined],
    ['project=9&purpose=31', undefined, undefined],
  ])('keeps of %s what the trust knows', (query, project, purpose) => {
    expect(settle(read(query), known)).toMatchObject({ project, purpose })
  })

  it('leaves out amounts for a project with items', () => {
    const things = { ...known, projects: [{ id: 1, title: 'Meals', donation_type: 'item' as const }] }
    expect(settle(read('project=1&amounts=500'), things).amounts).toEqual([])
    expect(settle(read('project=3&amounts=500'), known).amounts).toEqual([500])
  })

  it('keeps a chosen project if the list did not load', () => {
    expect(settle(read('project=9&purpose=31'), { projects: [], purposes: [] })).toMatchObject({
      project: 9,
      purpose: 31,
    })
  })
})
