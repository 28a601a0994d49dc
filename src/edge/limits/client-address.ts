import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'

/** Returns the address of a request's client, in its shortest form. */
export type ClientAddress = (req: IncomingMessage) => string

/**
 * Creates the reader. `X-Forwarded-For` counts only from the trusted proxies, and from its right
 * end, because a client can write the left one (ASVS 15.3.4).
 */
export function createClientAddress(trustedProxies: readonly string[]): ClientAddress {
  const trusted = new BlockList()
  for (const proxy of trustedProxies) {
    const [address = '', bits] = proxy.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(bits), family)
  }
  const isTrusted = (address: string): boolean =>
    trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  return ({ socket, headers }) => {
    const direct = plain(socket.remoteAddress ?? '')
    if (isIP(direct) === 0 || !isTrusted(direct)) return direct
    const chain = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((each) => plain(each.trim()))
    let client = direct
    for (const address of chain.toReversed()) {
      // What a client wrote may be no address.
      if (isIP(address) === 0) return client
      client = address
      if (!isTrusted(address)) return client
    }
    return client
  }
}

/** An IPv4 client of a socket for both families has the address `::ffff:192.0.2.1`. */
const plain = (address: string): string =>
  address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')

/** The key of limits: a household has a whole /64 of IPv6 addresses. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [left = '', right] = address.split('::')
  const head = left.split(':').filter(Boolean)
  const tail = right?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  return [...head, ...(right === undefined ? [] : zeros), ...tail]
    .slice(0, 4)
    .map((each) => each.toLowerCase())
    .join(':')
}

/** The value of `Forwarded` for the provider (RFC 7239). */
export function forwardedFor(address: string): string {
  return isIPv6(address) ? `for="[${address}]"` : `for=${address}`
}
