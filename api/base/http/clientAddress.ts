import { isIP, BlockList, isIPv4, isIPv6 } from 'node:net'

/**
 * The network that one subscriber has: an IPv4 address, or the first 64 bits of an IPv6 address. A provider gives a household a whole /64, so a limit for one
 * IPv6 address would limit nobody. An IPv4 address that is written as IPv6 (`::ffff:192.0.2.1`) is that IPv4 address. Anything else is answered unchanged.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped) return mapped
  if (!isIPv6(plain)) return address
  // The URL parser writes it in its one shortest form, with an IPv4 ending as two groups.
  const [start = '', end] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const groups = (part: string) => part.split(':').filter((group) => group !== '')
  const missing = end === undefined ? 0 : 8 - groups(start).length - groups(end).length
  const all = [...groups(start), ...Array.from({ length: missing }, () => '0'), ...groups(end ?? '')]
  return `${all.slice(0, 4).join(':')}::/64`
}

/** How many times more a carrier's address may do: thousands of subscribers are behind one. */
const CARRIER_SIZE = 50

/** Ranges are parsed once. */
const parsed = new WeakMap<readonly string[], BlockList>()

function blockList(ranges: readonly string[]): BlockList {
  const known = parsed.get(ranges)
  if (known) return known
  const list = new BlockList()
  for (const range of ranges) {
    const [start = '', bits] = range.split('/')
    list.addSubnet(start, Number(bits))
  }
  parsed.set(ranges, list)
  return list
}

/** By how much the limits of a network address grow with the number of people behind it. A /64 of IPv6 is one subscriber's. */
export function networkSize(address: string, carrierRanges: readonly string[]): number {
  const network = networkOf(address)
  return isIPv4(network) && blockList(carrierRanges).check(network) ? CARRIER_SIZE : 1
}

/**
 * The network address of a client, for the limits. Each trusted proxy appends the address that it was called from to `X-Forwarded-For`.
 * So the client is counted from the right. What a client writes into the header is further left, and has no effect.
 * A client with IPv6 owns a whole /64 network, so the network is answered.
 *
 * @param socketAddress the address that called this program
 * @param trustedProxies how many proxies there are; with 0 the header is ignored
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  const forwarded = trustedProxies > 0 && forwardedFor ? forwardedFor.split(',').slice(-trustedProxies) : []
  // Farthest first. An entry that is no address was not written by a proxy; the next proxy is nearer.
  const found = [...forwarded, socketAddress ?? ''].map(bareAddress).find((address) => isIP(address) !== 0)
  return found === undefined ? 'unknown' : networkOf(found)
}

/** Without port, brackets and zone, and IPv4 in its own form. */
function bareAddress(text: string): string {
  const address = text.trim()
  const inBrackets = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1]
  const bare = (inBrackets ?? address.replace(/^([\d.]+):\d+$/, '$1')).replace(/%.*$/, '')
  return /^::ffff:([\d.]+)$/i.exec(bare)?.[1] ?? bare
}
