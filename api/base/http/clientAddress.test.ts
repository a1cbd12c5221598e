import { expect, it } from 'vitest'
import { clientAddress, networkOf, networkSize } from './clientAddress.ts'
import { defaultCarrierRanges } from '../config.ts'

const nginx = '127.0.0.1'

it.each([
  ['ignores the header without a proxy', 0, '198.51.100.7', '203.0.113.9', '203.0.113.9'],
  ['reads what one proxy has appended', 1, '198.51.100.7', nginx, '198.51.100.7'],
  ['ignores a forged entry', 1, '10.0.0.1, 198.51.100.7', nginx, '198.51.100.7'],
  ['ignores a forged longer header', 2, '1.1.1.1, 2.2.2.2, 198.51.100.7, 192.0.2.1', nginx, '198.51.100.7'],
  ['reads the farthest entry if there are fewer than proxies', 3, '198.51.100.7', nginx, '198.51.100.7'],
  ['uses the socket without a header', 1, null, '203.0.113.9', '203.0.113.9'],
  ['skips an entry that is no address', 1, 'unknown', '203.0.113.9', '203.0.113.9'],
  ['drops a port', 1, '198.51.100.7:51034', nginx, '198.51.100.7'],
  ['drops brackets and a port of IPv6', 1, '[2001:db8:0:1::7]:443', nginx, '2001:db8:0:1::/64'],
  ['answers the network of an IPv6 client', 1, '2001:DB8:0000:0001:aaaa:bbbb:cccc:dddd', nginx, '2001:db8:0:1::/64'],
  ['shows IPv4 inside IPv6 as IPv4', 0, null, '::ffff:203.0.113.9', '203.0.113.9'],
  ['knows the loopback address', 0, null, '::1', '0:0:0:0::/64'],
  ['answers "unknown" without any address', 1, null, undefined, 'unknown'],
])('%s', (_, proxies, header, socket, expected) => {
  expect(clientAddress(socket, header, proxies)).toBe(expected)
})

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
