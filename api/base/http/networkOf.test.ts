import { expect, it } from 'vitest'
import { defaultCarrierRanges } from '../config.ts'
import { networkOf, networkSize } from './networkOf.ts'

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1::2', '2001:db8:1:0::/64'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('takes the network of %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it.each([
  ['203.0.113.1', 1],
  ['49.36.1.2', 50],
  ['::ffff:106.200.1.2', 50],
  ['100.64.0.1', 50],
  ['2409:4000::1', 1],
  ['unknown', 1],
])('lets %s do %i times as much', (address, size) => {
  expect(networkSize(address, defaultCarrierRanges)).toBe(size)
})

it('takes the ranges that the operator names, and no others', () => {
  expect(['203.0.113.1', '49.36.1.2'].map((address) => networkSize(address, ['203.0.113.0/24']))).toEqual([50, 1])
})
