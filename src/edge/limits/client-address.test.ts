import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createClientAddress, forwardedFor, networkOf } from './client-address.ts'

const read = (trusted: readonly string[], remoteAddress: string, chain?: string): string =>
  createClientAddress(trusted)({
    socket: { remoteAddress },
    headers: chain === undefined ? {} : { 'x-forwarded-for': chain },
  } as unknown as IncomingMessage)

describe('the address of a client', () => {
  it('is that of the connection without a trusted proxy, whatever a header says', () => {
    expect(read([], '203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
    expect(read(['10.0.0.0/8'], '203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
  })

  it.each([
    ['198.51.100.1', '198.51.100.1'],
    // The client wrote the left one.
    ['1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['1.1.1.1, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['198.51.100.1, <b>', '10.0.0.1'],
    ['10.2.2.2', '10.2.2.2'],
    ['2001:db8::7', '2001:db8::7'],
    ['', '10.0.0.1'],
    [undefined, '10.0.0.1'],
  ])('behind a trusted proxy comes from the right end of %j', (chain, address) => {
    expect(read(['10.0.0.0/8', '192.0.2.7', 'fd00::/8'], '::ffff:10.0.0.1', chain)).toBe(address)
  })

  it('trusts single addresses and IPv6 networks, too', () => {
    expect(read(['192.0.2.7'], '192.0.2.7', '198.51.100.1')).toBe('198.51.100.1')
    expect(read(['fd00::/8'], 'fd12::1%eth0', '198.51.100.1')).toBe('198.51.100.1')
  })

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['203.0.113.9', '203.0.113.9'],
  ])('counts %s as the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('is quoted for the provider when it is IPv6 (RFC 7239)', () => {
    expect(forwardedFor('203.0.113.9')).toBe('for=203.0.113.9')
    expect(forwardedFor('2001:db8::1')).toBe('for="[2001:db8::1]"')
  })
})
