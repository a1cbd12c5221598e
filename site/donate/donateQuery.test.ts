import { expect, it } from 'vitest'
import { parseDonateQuery } from './donateQuery.ts'
import { donateSearch } from '../../shared/donation/donateSearch.ts'

const none = { projectId: undefined, amount: undefined, purposeId: undefined, items: undefined, ways: undefined }

it.each([
  ['', none],
  ['?project=3', { ...none, projectId: 3 }],
  ['?project=3&amount=500&purpose=2', { ...none, projectId: 3, amount: 500, purposeId: 2 }],
  [
    '?items=11:2,12:1',
    {
      ...none,
      items: [
        { id: 11, qty: 2 },
        { id: 12, qty: 1 },
      ],
    },
  ],
  ['?ways=offline&lang=hi', { ...none, ways: 'offline' }],
  // Bounds of the amount
  ['?amount=1', { ...none, amount: 1 }],
  ['?amount=1000000', { ...none, amount: 1_000_000 }],
  ['?amount=1000001', none],
  ['?amount=0', none],
  // Anything unusable is left out, and the rest still holds
  ['?project=3&amount=1e5', { ...none, projectId: 3 }],
  ['?project=-3&amount=500', { ...none, amount: 500 }],
  ['?project=03', none],
  ['?project=3.5', none],
  ['?project=3;DROP', none],
  ['?project=%3Cscript%3E', none],
  ['?items=11:0', none],
  ['?items=11', none],
  ['?items=11:2,', none],
  ['?items=11:2;12:1', none],
  ['?ways=elsewhere', none],
  [`?items=${Array.from({ length: 301 }, (_, id) => `${id + 1}:1`).join(',')}`, none],
])('reads %s', (search, query) => {
  expect(parseDonateQuery(search)).toEqual(query)
})

it('writes the address that it reads', () => {
  const query = {
    projectId: 3,
    amount: 500,
    purposeId: 2,
    items: [
      { id: 11, qty: 2 },
      { id: 12, qty: 1 },
    ],
    ways: 'offline' as const,
  }
  expect(donateSearch(query)).toBe('?project=3&amount=500&purpose=2&items=11:2,12:1&ways=offline')
  expect(parseDonateQuery(donateSearch(query))).toEqual(query)
  expect(donateSearch({})).toBe('')
})
