import { expect, it } from 'vitest'
import { ownerToolAddress } from './ownerTools.ts'

const lead = (path: string, partnerRoot?: string) =>
  ownerToolAddress(new Request(`http://localhost:1${path}`), partnerRoot)

it.each([
  ['/configurator?project=3&ui=hi', 'http://127.0.0.1:3/configurator?project=3&ui=hi'],
  ['/doctor', 'http://127.0.0.1:3/doctor'],
  ['/doctor/', null],
  ['/donate', null],
  ['//evil.example/configurator', null],
])('redirects %s to %s', (path, address) => {
  expect(lead(path, 'http://127.0.0.1:3')).toBe(address)
})

it('redirects nothing if there are no such pages', () => {
  expect(lead('/configurator')).toBeNull()
})
