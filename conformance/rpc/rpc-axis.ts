/** Protocols by which an RPC can be called. */
export const rpcProtocols = ['connect-json', 'connect-proto', 'grpc-web', 'grpc'] as const
export type RpcProtocol = (typeof rpcProtocols)[number]

export const rpcHttps = ['1.1', '2'] as const
export type RpcHttp = (typeof rpcHttps)[number]

/** What is compressed with gzip: the request, or the answer, where the server likes. */
export type Gzip = 'request' | 'answer'

/** One way to make a call. */
export interface RpcAxis {
  readonly protocol: RpcProtocol
  readonly http: RpcHttp
  readonly gzip?: Gzip
  /** By GET, which Connect has for what changes nothing. */
  readonly isGet?: boolean
  readonly deadlineMillis?: number
}

/** What a request is as an RPC, beside what goes on the wire. */
export interface RpcAsk extends RpcAxis {
  /**
   * The message, where it is written anew for another axis or with what calls before it answered.
   */
  readonly json?: unknown
  /** Fields of the message that calls before it answer, by their names in JSON. */
  readonly filled?: readonly string[]
  /** Another way to ask the same, of which the same answer comes. */
  readonly against?: RpcAxis
}

/** How an RPC is called where nothing else is said. */
export const plainAsk: RpcAsk = { protocol: 'connect-json', http: '1.1' }

/** gRPC is HTTP/2 alone. */
export function axesOf(protocols: readonly string[], https: readonly string[]): RpcAxis[] {
  return rpcProtocols
    .filter((protocol) => protocols.includes(protocol))
    .flatMap((protocol) =>
      rpcHttps
        .filter((http) => (protocol === 'grpc' ? http === '2' : https.includes(http)))
        .map((http): RpcAxis => ({ protocol, http })),
    )
}

export function isConnect({ protocol }: Pick<RpcAxis, 'protocol'>): boolean {
  return protocol.startsWith('connect')
}

export function isJsonCodec({ protocol }: Pick<RpcAxis, 'protocol'>): boolean {
  return protocol === 'connect-json'
}

/** The content type of a protocol, which for Connect is another one for streams. */
export function mediaTypeOf({ protocol }: Pick<RpcAxis, 'protocol'>, isStream: boolean): string {
  return protocol === 'grpc'
    ? 'application/grpc+proto'
    : protocol === 'grpc-web'
      ? 'application/grpc-web+proto'
      : `application/${isStream ? 'connect+' : ''}${protocol === 'connect-json' ? 'json' : 'proto'}`
}

/** An axis in the name of a case, `/proto:grpcweb/http:2/gzip:request`; the plainest has none. */
export function axisName({ protocol, http, gzip }: RpcAxis): string {
  return `${protocol === 'connect-json' ? '' : `/proto:${protocol.replace('grpc-', 'grpc')}`}${http === '1.1' || protocol === 'grpc' ? '' : `/http:${http}`}${gzip === undefined ? '' : `/gzip:${gzip}`}`
}

export function describeAxis({ protocol, http, gzip }: RpcAxis): string {
  return `${protocol} over HTTP/${http}${gzip === undefined ? '' : gzip === 'request' ? ', compressed' : ', taking compressed answers'}`
}
