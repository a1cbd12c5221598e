import { expect, it } from 'vitest'
import { providerAmount } from './providerAmount.ts'
import { readProviderAmount } from './readProviderAmount.ts'

it('writes two decimals for the provider', () => {
  expect(providerAmount(11_000)).toBe('11000.00')
})

it.each([
  ['11000.00', 11_000],
  ['1.0', 1],
  [' 1 ', 1],
  ['1.50', null],
  ['1.', null],
  ['1e5', null],
  ['-1.00', null],
  ['', null],
])('%j is read as %s rupees', (text, rupees) => {
  expect(readProviderAmount(text)).toBe(rupees)
})
