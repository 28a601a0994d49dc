import type { DescMethod } from '@bufbuild/protobuf'
import { rpcProtocols, rpcHttps, type RpcAxis } from './rpc-call.ts'

/** The axes of a target. gRPC needs HTTP/2. */
export function axesOf(protocols: readonly string[], https: readonly string[]): RpcAxis[] {
  return rpcProtocols
    .filter((protocol) => protocols.includes(protocol))
    .flatMap((protocol) =>
      rpcHttps
        .filter((http) => (protocol === 'grpc' ? http === '2' : https.includes(http)))
        .map((http): RpcAxis => ({ protocol, http })),
    )
}

/**
 * The axes that can carry an RPC. gRPC-Web has no streams of the client, and HTTP/1.1 answers after the
 * request ends.
 */
export function axesFor(
  { methodKind }: Pick<DescMethod, 'methodKind'>,
  axes: readonly RpcAxis[],
): RpcAxis[] {
  const sendsMany = methodKind === 'client_streaming' || methodKind === 'bidi_streaming'
  return axes.filter(
    ({ protocol, http }) =>
      !sendsMany ||
      (protocol !== 'grpc-web' && (http === '2' || methodKind === 'client_streaming')),
  )
}

export function isConnect({ protocol }: Pick<RpcAxis, 'protocol'>): boolean {
  return protocol.startsWith('connect')
}

export function isJsonCodec({ protocol }: Pick<RpcAxis, 'protocol'>): boolean {
  return protocol === 'connect-json'
}

/** The content type of a protocol. Connect has another one for streams. */
export function mediaTypeOf({ protocol }: Pick<RpcAxis, 'protocol'>, isStream: boolean): string {
  return protocol === 'grpc'
    ? 'application/grpc+proto'
    : protocol === 'grpc-web'
      ? 'application/grpc-web+proto'
      : `application/${isStream ? 'connect+' : ''}${protocol === 'connect-json' ? 'json' : 'proto'}`
}

/**
 * The suffix of an axis in case names, `/proto:grpcweb/http:2/gzip:request`; empty for the default
 * axis.
 */
export function axisName({ protocol, http, gzip }: RpcAxis): string {
  return `${protocol === 'connect-json' ? '' : `/proto:${protocol.replace('grpc-', 'grpc')}`}${http === '1.1' || protocol === 'grpc' ? '' : `/http:${http}`}${gzip === undefined ? '' : `/gzip:${gzip}`}`
}

export function describeAxis({ protocol, http, gzip }: RpcAxis): string {
  return `${protocol} over HTTP/${http}${gzip === undefined ? '' : gzip === 'request' ? ', compressed' : ', taking compressed answers'}`
}
