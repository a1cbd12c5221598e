import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { touchSchema } from '../contract/attribution.ts'
import { donateSearch } from './address/donateAddress.ts'
import { firstTouch, readTouch, referrerIn, touchIn, touchOfDonation, writeTouch } from './touch.ts'

const inAddress = (search: string) => touchIn(new URLSearchParams(search))

describe('attribution of a visit', () => {
  it('takes only the partner and the UTM values from an address', () => {
    const search =
      '?partner=slow-loom&utm_source=label&utm_campaign=%E0%A4%A6%E0%A5%80%E0%A4%AA&email=asha@example.org&q=x'
    expect(inAddress(search)).toEqual({
      partner: 'slow-loom',
      attribution: { utm_source: 'label', utm_campaign: 'दीप' },
    })
    expect(inAddress('?project=3')).toBeNull()
    expect(inAddress('?utm_source=first&utm_source=second')).toEqual({ attribution: { utm_source: 'first' } })
  })

  it.each([
    ['utm_source=%07bell', null],
    ['utm_source=two%0Alines', null],
    ['utm_source=%E2%80%AEdnal', null],
    ['utm_source=', null],
    ['utm_source=%20%20', null],
    ['utm_term=asha@example.org', null],
    ['utm_source=a%40b', { attribution: { utm_source: 'a@b' } }],
    ['utm_source=%20news%20', { attribution: { utm_source: 'news' } }],
    ['utm_id=5&utm_source_platform=x', null],
    ['partner=Slow%20Loom', null],
    ['partner=../etc', null],
    ['partner=', null],
  ])('reads %s as %j', (search, touch) => {
    expect(inAddress(`?${search}`)).toEqual(touch)
  })

  it.each([
    ['https://loom.example/shawls?email=asha@example.org#x', 'https://loom.example'],
    ['http://127.0.0.1:4303/', 'http://127.0.0.1:4303'],
    ['https://trust.example/home', undefined],
    ['', undefined],
    ['android-app://com.example.mail/', undefined],
    ['about:blank', undefined],
    ['no address', undefined],
  ])('reads the referrer %j as %j', (referrer, origin) => {
    expect(referrerIn(referrer, 'https://trust.example')).toBe(origin)
  })

  it('keeps the referrer beside any address, because only the server knows whether the partner exists', () => {
    const from = (search: string) => touchIn(new URLSearchParams(search), 'https://loom.example')
    expect(from('')).toEqual({ referrer: 'https://loom.example' })
    expect(from('?utm_source=mail')).toEqual({ attribution: { utm_source: 'mail' }, referrer: 'https://loom.example' })
    expect(from('?partner=slowloom')).toEqual({ partner: 'slowloom', referrer: 'https://loom.example' })
  })

  it('keeps the first value, but a named partner or campaign replaces a plain referrer', () => {
    const linked = { referrer: 'https://search.example' }
    const other = { referrer: 'https://pay.example' }
    const named = { partner: 'slow-loom' }
    const campaign = { attribution: { utm_source: 'mail' } }
    expect(firstTouch(null, null)).toBeNull()
    expect(firstTouch(null, linked)).toBe(linked)
    expect(firstTouch(linked, other)).toBe(linked)
    expect(firstTouch(linked, null)).toBe(linked)
    expect(firstTouch(linked, named)).toBe(named)
    expect(firstTouch(campaign, named)).toBe(campaign)
    expect(firstTouch(named, linked)).toBe(named)
  })

  it('keeps the first referrer beside a campaign without a partner', () => {
    const linked = { referrer: 'https://loom.example' }
    const attribution = { utm_source: 'newsletter' }
    expect(firstTouch(linked, { attribution })).toEqual({ attribution, ...linked })
    expect(firstTouch(linked, { attribution, referrer: 'https://mail.example' })).toEqual({ attribution, ...linked })
    const other = { partner: 'hillside-school', referrer: 'https://school.example' }
    expect(firstTouch(linked, other)).toEqual(other)
  })

  it('credits the next try to the partner on whose page the donation began', () => {
    const donation = { partner: 'meghdoot', attribution: { utm_campaign: 'deep' } }
    const campaign = { attribution: { utm_source: 'search' } }
    for (const before of [null, campaign, { referrer: 'https://meghdoot.example' }, { partner: 'slow-loom' }])
      expect(touchOfDonation(before, donation)).toBe(donation)
    const first = { partner: 'meghdoot', attribution: { utm_campaign: 'first' } }
    expect(touchOfDonation(first, donation)).toBe(first)
    expect(touchOfDonation(first, campaign)).toBe(first)
  })

  it('reads only values that the API accepts', () => {
    const names = fc.constantFrom('utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'partner')
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string({ unit: 'binary', maxLength: 140 }))), (pairs) => {
        const touch = touchIn(new URLSearchParams(pairs))
        if (!touch) return
        expect(touchSchema.parse(touch)).toEqual(touch)
        expect(readTouch(writeTouch(touch))).toEqual(touch)
        expect(touchIn(new URLSearchParams(donateSearch(touch)))).toEqual(touch)
      }),
    )
  })

  it.each([null, '', '{', '[]', '5', '{"partner":5}', '{"attribution":{"utm_source":"\\u0007"}}'])(
    'ignores unreadable stored text: %j',
    (text) => {
      expect(readTouch(text)).toBeNull()
    },
  )
})
