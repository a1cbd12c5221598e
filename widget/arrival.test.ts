import { afterEach, describe, expect, it, vi } from 'vitest'
import { paymentLinkKey, touchKey } from '../shared/donation/touch.ts'
import { touchOf } from './arrival.ts'

const options = { apiRoot: 'https://t.example.org/api', siteRoot: 'https://t.example.org' }
const cameBy = (address: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: address } as PerformanceEntry])
afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

describe('the attribution on a partner’s page', () => {
  const foreign = true

  it('has the UTM values of the landing address, and the page’s own partner id', () => {
    cameBy('https://loom.example/shawls?utm_source=mail&partner=other&token=secret#utm_term=x')
    expect(touchOf({ foreign, options: { ...options, partner: 'slow-loom' } })).toEqual({
      partner: 'slow-loom',
      attribution: { utm_source: 'mail' },
    })
  })

  it('keeps nothing in the page’s storage, and leaves out an invalid id', () => {
    cameBy('https://loom.example/?utm_source=mail')
    expect(touchOf({ foreign, options: { ...options, partner: 'Not an id' } })).toEqual({
      attribution: { utm_source: 'mail' },
    })
    expect(touchOf({ foreign, options: { ...options, partner: {} as string } })?.partner).toBeUndefined()
    expect(sessionStorage.length).toBe(0)
  })

  it.each(['about:srcdoc', 'not an address'])('works after an arrival at %s', (address) => {
    cameBy(address)
    expect(touchOf({ foreign, options })).toBeNull()
  })

  it('works on a page that broke the browser’s own functions', () => {
    vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => {
      throw new Error('patched')
    })
    expect(touchOf({ foreign, options })).toBeNull()
  })
})

describe('the attribution on the trust’s own site', () => {
  const own = { foreign: false, options }

  it('keeps the first value of the visit', () => {
    cameBy('https://t.example.org/home?utm_source=first&partner=slow-loom')
    const first = { partner: 'slow-loom', attribution: { utm_source: 'first' } }
    expect(touchOf(own)).toEqual(first)
    cameBy('https://t.example.org/donate?utm_source=second')
    expect(touchOf(own)).toEqual(first)
    expect(sessionStorage.getItem(touchKey)).toBe(JSON.stringify(first))
  })

  it('reports only the origin of a page whose link named no partner', () => {
    cameBy('https://t.example.org/donate?lang=en&project=3')
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://loom.example/shawls?email=asha@example.org')
    expect(touchOf(own)).toEqual({ referrer: 'https://loom.example' })
  })

  it('reports that origin also beside a partner, whose id may be mistyped', () => {
    cameBy('https://t.example.org/donate?partner=slowloom')
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://loom.example/')
    expect(touchOf(own)).toEqual({ partner: 'slowloom', referrer: 'https://loom.example' })
  })

  it('keeps the partner that the page itself names', () => {
    cameBy('https://t.example.org/donate')
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/')
    const named = { ...options, partner: 'slow-loom' }
    expect(touchOf({ foreign: false, options: named })).toEqual({
      partner: 'slow-loom',
      referrer: 'https://search.example',
    })
  })

  it('stores nothing for a visit without a source', () => {
    cameBy('https://t.example.org/home')
    expect(touchOf(own)).toBeNull()
    expect(sessionStorage.length).toBe(0)
  })

  it('uses the address if storage is blocked', () => {
    cameBy('https://t.example.org/home?utm_source=mail')
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked')
    })
    expect(touchOf(own)).toEqual({ attribution: { utm_source: 'mail' } })
  })
})

describe('the payment link of the visit', () => {
  it('goes with each donation on the trust’s own site, and with none on a partner’s page', () => {
    cameBy('https://t.example.org/pay')
    sessionStorage.setItem(paymentLinkKey, '7.abcdefghijklmnop')
    expect(touchOf({ foreign: false, options })).toEqual({ payment_link: '7.abcdefghijklmnop' })
    expect(touchOf({ foreign: true, options })).toBeNull()
  })
})
