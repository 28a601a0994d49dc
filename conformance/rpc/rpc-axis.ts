import type { DescMethod } from '@bufbuild/protobuf'

/** The protocols of RPCs. */
export const rpcProtocols = ['connect-json', 'connect-proto', 'grpc-web', 'grpc'] as const
export type RpcProtocol = (typeof rpcProtocols)[number]

export const rpcHttps = ['1.1', '2'] as const
export type RpcHttp = (typeof rpcHttps)[number]

/** Gzip for the request, or accepted for the response. */
export type Gzip = 'request' | 'answer'

/** One way to send a call: protocol, HTTP version and options. */
export interface RpcAxis {
  readonly protocol: RpcProtocol
  readonly http: RpcHttp
  readonly gzip?: Gzip
  /** By GET, which Connect supports for RPCs without side effects. */
  readonly isGet?: boolean
  readonly deadlineMillis?: number
}

/** The RPC options of a request. */
export interface RpcCall extends RpcAxis {
  /** The message, if it is serialized again for another axis or with values of earlier calls. */
  readonly json?: unknown
  /** JSON names of message fields that earlier calls fill. */
  readonly filled?: readonly string[]
  /** Another axis, whose response must be equal. */
  readonly against?: RpcAxis
  /** Whether calls that the client cancels are sent first, over the same connection. */
  readonly isAfterCancel?: boolean
  /** The bytes of an unknown field that is added when the message is sent, and shown nowhere. */
  readonly padding?: number
}

/** The default axis. */
export const plainCall: RpcCall = { protocol: 'connect-json', http: '1.1' }

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
