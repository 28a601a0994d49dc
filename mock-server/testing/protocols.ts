import type { DescService } from '@bufbuild/protobuf'
import { type Client, ConnectError, createClient, type Transport } from '@connectrpc/connect'
import {
  createConnectTransport,
  createGrpcTransport,
  createGrpcWebTransport,
} from '@connectrpc/connect-node'
import { expect } from 'vitest'

/**
 * The RPC protocols with their real clients, one connection each. `place` is the path of the slug.
 */
export const protocols: readonly (readonly [
  string,
  (origin: string, place: string) => Transport,
])[] = [
  [
    'Connect with JSON',
    (origin, place) =>
      createConnectTransport({
        baseUrl: origin + place,
        httpVersion: '1.1',
        useBinaryFormat: false,
      }),
  ],
  [
    'Connect, binary',
    (origin, place) =>
      createConnectTransport({
        baseUrl: origin + place,
        httpVersion: '1.1',
        useBinaryFormat: true,
      }),
  ],
  [
    'gRPC-web',
    (origin, place) => createGrpcWebTransport({ baseUrl: origin + place, httpVersion: '1.1' }),
  ],
  ['gRPC over HTTP/2', (origin) => createGrpcTransport({ baseUrl: origin })],
]

/** Returns a client of a service that sends a token with each call. */
export function clientOf<S extends DescService>(
  service: S,
  transport: Transport,
  token: string,
): Client<S> {
  return createClient(service, {
    unary: (method, signal, timeout, header, ...rest) =>
      transport.unary(method, signal, timeout, withToken(header, token), ...rest),
    stream: (method, signal, timeout, header, ...rest) =>
      transport.stream(method, signal, timeout, withToken(header, token), ...rest),
  })
}

const withToken = (header: HeadersInit | undefined, token: string): Headers => {
  const headers = new Headers(header)
  headers.set('authorization', `Bearer ${token}`)
  return headers
}

/** Returns the error of a call. */
export function failureOf(call: Promise<unknown>): Promise<ConnectError> {
  return call.then(() => expect.fail('it answered'), ConnectError.from)
}
