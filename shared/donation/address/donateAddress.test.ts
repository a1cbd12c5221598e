import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type DonateAddress, donateAddress, donateSearch, readDonateQuery } from './donateAddress.ts'
import { donateIn, forProject, offlineToo } from './donateAddressParts.ts'
import { maxAmount } from '../limits.ts'
import { touchIn } from '../touch.ts'

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
  // Unusable values are left out, and the rest still applies
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
  expect(readDonateQuery(new URLSearchParams(search))).toEqual(query)
})

const id = fc.integer({ min: 1, max: 9_999_999_999 })
const item = fc.record({ id, qty: fc.integer({ min: 0, max: 999_999 }) })
const utmText = fc.stringMatching(/^[a-z &=+%,:?#दीप]{1,20}$/).filter((text) => text.trim() === text)
/** Every address that the widget, the site or a page owner's tools may write. */
const address: fc.Arbitrary<DonateAddress> = fc.record(
  {
    projectId: id,
    amount: fc.integer({ min: 1, max: maxAmount }),
    purposeId: id,
    items: fc.array(item, { maxLength: 300 }),
    ways: fc.constant('offline' as const),
    lang: fc.constantFrom('en', 'hi'),
    partner: fc.stringMatching(/^[a-z\d][a-z\d-]{0,39}$/),
    attribution: fc.record({ utm_source: utmText, utm_campaign: utmText }, { requiredKeys: ['utm_source'] }),
  },
  { requiredKeys: [] },
)

it('reads back what it has written', () => {
  fc.assert(
    fc.property(address, (written) => {
      const search = donateSearch(written)
      const { lang, partner, attribution, items, ...asked } = written
      const wanted = items?.filter(({ qty }) => qty > 0)
      expect(readDonateQuery(new URLSearchParams(search))).toEqual({
        ...none,
        ...asked,
        items: wanted?.length ? wanted : undefined,
      })
      expect(new URLSearchParams(search).get('lang')).toBe(lang ?? null)
      const touch = touchIn(new URLSearchParams(search))
      expect([touch?.partner, touch?.attribution]).toEqual([partner, attribution])
    }),
  )
})

it('writes an address that people can read', () => {
  const items = [
    { id: 11, qty: 2 },
    { id: 12, qty: 1 },
    { id: 13, qty: 0 },
  ]
  expect(donateAddress({ projectId: 3, amount: 500, purposeId: 2, items, ways: 'offline', lang: 'hi' })).toBe(
    '/donate?lang=hi&project=3&amount=500&purpose=2&items=11:2,12:1&ways=offline',
  )
  expect(donateAddress({})).toBe('/donate')
})

it('its parts for language and project alone say the same', () => {
  const short = `${donateIn}hi${forProject}`
  expect(short + 3).toBe(donateAddress({ lang: 'hi', projectId: 3 }))
  expect(short + 3 + offlineToo).toBe(donateAddress({ lang: 'hi', projectId: 3, ways: 'offline' }))
  expect(readDonateQuery(new URL(short, 'https://trust.test').searchParams)).toEqual(none)
})
