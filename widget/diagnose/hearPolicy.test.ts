import { afterEach, expect, it } from 'vitest'
import { hearPolicy } from './hearPolicy.ts'

const policy = hearPolicy('https://api.kinara.example/v2/project/dropdown-list')
afterEach(() => policy.stop())

const violate = (disposition: string, blockedURI: string, effectiveDirective: string) =>
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), { disposition, blockedURI, effectiveDirective }),
  )

it('hears violations for the address that is tried, not those that are only reported or belong to the page', async () => {
  violate('report', 'https://api.kinara.example/v2/project/dropdown-list', 'connect-src')
  violate('enforce', 'https://count.example/hit', 'connect-src')
  violate('enforce', 'inline', 'script-src-elem')
  expect(await policy.blocked()).toEqual([])
  // Browsers may report only the origin of an address.
  violate('enforce', 'https://api.kinara.example', 'img-src')
  expect(await policy.blocked()).toEqual(['img-src'])
})
