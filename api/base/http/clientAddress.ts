import { isIP } from 'node:net'
import { networkOf } from './networkOf.ts'

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
