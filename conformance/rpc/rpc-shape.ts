import type { Paging } from '../cases/test-case.ts'
import type { DescMethod } from '@bufbuild/protobuf'

/** An example call with its response or error code. */
export interface RpcExample {
  readonly name: string
  readonly request: unknown
  readonly response?: unknown
  readonly errorCode?: string
}

/** A fault of a message or response: the check and a message without values. */
export interface RpcFault {
  readonly check: string
  readonly words: string
}

/** An RPC that the option of another RPC names. */
export interface RpcReader {
  readonly id: string
  readonly path: string
  readonly rpc: RpcShape
}

/** The RPC of an operation, with functions to validate its messages. */
export interface RpcShape {
  readonly method: DescMethod
  /** `package.Service/Method`. */
  readonly procedure: string
  /** Whether either side sends a stream of messages, which has envelopes in every protocol. */
  readonly isStream: boolean
  /** Whether the client sends a stream of messages. */
  readonly sendsMany: boolean
  /** Declared as `NO_SIDE_EFFECTS`, so it can be repeated and called by GET. */
  readonly isRead: boolean
  /**
   * Whether any RPC of the service declares NO_SIDE_EFFECTS. Otherwise side effects are unknown.
   */
  readonly tellsReads: boolean
  /** Whether its request has rules. Without them a server may refuse any value. */
  readonly statesRules: boolean
  /** Whether responses have personal data, by the `data_class` of their fields. */
  readonly isPersonal: boolean
  /** Whether requests have a secret, such as a password. Random ones would lock accounts. */
  readonly takesSecret: boolean
  readonly examples: readonly RpcExample[]
  /** The documented error codes, by name or example; empty if there are none. */
  readonly codes: ReadonlySet<string>
  /** Codes whose named errors all say how long to wait. */
  readonly codesWithRetryAfter: ReadonlySet<string>
  /** Codes that examples return for valid requests. */
  readonly codesOfRight: ReadonlySet<string>
  /** Request fields whose values other RPCs of the service return for an empty request. */
  readonly links: ReadonlyMap<string, { readonly operation: string; readonly pointer: string }>
  /**
   * The options `if_match` and `idempotency_key`. `reader` is the RPC that returns the entity tag.
   */
  readonly safeWrite: {
    readonly reader: (() => RpcReader | undefined) | null
    readonly isKeyed: boolean
  }
  /**
   * The paging of the list (AIP-158): `page_token`, `page_size`, `next_page_token` and one list of
   * messages; null if there is none.
   */
  readonly paging: Paging | null
  /** The violated rules of a JSON request, `json` for a wrong type, or null if it is valid. */
  readonly requestFault: (json: unknown) => string | null
  /** The fault of a response message, in JSON or bytes. */
  readonly responseFault: (message: unknown, isBinary: boolean) => RpcFault | null
  /** The fault of an error detail of the named type. */
  readonly detailFault: (type: string, bytes: Uint8Array) => RpcFault | null
  /** A response as JSON, from either codec; undefined if it cannot be decoded. */
  readonly plainAnswer: (message: unknown, isBinary: boolean) => unknown
  /** Serializes a JSON request to bytes. */
  readonly binaryOf: (json: unknown) => Uint8Array
}

/** The name of the security scheme of RPCs, which protobuf modules do not declare. */
export const RPC_TOKEN = 'rpc-bearer'

/** RPC codes by number, with their HTTP status in Connect. */
export const rpcCodes: readonly (readonly [name: string, status: number])[] = [
  ['ok', 200],
  ['canceled', 499],
  ['unknown', 500],
  ['invalid_argument', 400],
  ['deadline_exceeded', 504],
  ['not_found', 404],
  ['already_exists', 409],
  ['permission_denied', 403],
  ['resource_exhausted', 429],
  ['failed_precondition', 400],
  ['aborted', 409],
  ['out_of_range', 400],
  ['unimplemented', 501],
  ['internal', 500],
  ['unavailable', 503],
  ['data_loss', 500],
  ['unauthenticated', 401],
]
