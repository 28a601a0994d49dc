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
