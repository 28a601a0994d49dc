import type { Paging } from '../cases/test-case.ts'
import type { DescMethodServerStreaming, DescMethodUnary } from '@bufbuild/protobuf'

/** A call that the contract shows: what is asked, and the message or the error that comes back. */
export interface RpcExample {
  readonly name: string
  readonly request: unknown
  readonly response?: unknown
  readonly errorCode?: string
}

/**
 * What is wrong with a message or an answer: which check says so, and its words, which quote
 * nothing.
 */
export interface RpcFault {
  readonly check: string
  readonly words: string
}

/** An RPC that another one names. */
export interface RpcReader {
  readonly id: string
  readonly path: string
  readonly rpc: RpcShape
}

/** What an operation is that is an RPC. Judges are of its messages, as JSON and as bytes. */
export interface RpcShape {
  readonly method: DescMethodUnary | DescMethodServerStreaming
  /** `package.Service/Method`. */
  readonly procedure: string
  readonly isStream: boolean
  /** It says so itself (`NO_SIDE_EFFECTS`), so it may be asked by GET, and twice. */
  readonly isRead: boolean
  /**
   * Its service says of any of its RPCs whether it has side effects; where none does, nobody can
   * tell who changes something.
   */
  readonly tellsReads: boolean
  /** Its answers hold something of a person, by the `data_class` of their fields. */
  readonly isPersonal: boolean
  /** It is given a secret, such as a password: who tries those at random locks people out. */
  readonly takesSecret: boolean
  readonly examples: readonly RpcExample[]
  /**
   * The codes of the errors that the RPC names and of those that the contract shows; empty where
   * there are none.
   */
  readonly codes: ReadonlySet<string>
  /** Those that the contract shows for a request that breaks no rule. */
  readonly codesOfRight: ReadonlySet<string>
  /**
   * Fields of its request that other RPCs of its service answer when they are asked nothing: the
   * operation and where the value stands.
   */
  readonly links: ReadonlyMap<string, { readonly operation: string; readonly pointer: string }>
  /**
   * How it keeps two writes apart, by its options `if_match` and `idempotency_key`; `reader` is the
   * RPC whose answer has the entity tag.
   */
  readonly safeWrite: {
    readonly reader: (() => RpcReader | undefined) | null
    readonly isKeyed: boolean
  }
  /**
   * How its list comes in pages (AIP-158): `page_token`, `page_size`, `next_page_token` and one
   * list of messages; null where it does not.
   */
  readonly paging: Paging | null
  /**
   * What a request in JSON breaks: null when it is right, else a rule or `json` when it is no such
   * message.
   */
  readonly requestFault: (json: unknown) => string | null
  /** What an answer breaks; `message` is JSON or bytes. */
  readonly responseFault: (message: unknown, isBinary: boolean) => RpcFault | null
  /** What the bytes of an error's detail break, which are of the type of that name. */
  readonly detailFault: (type: string, bytes: Uint8Array) => RpcFault | null
  /** An answer in one form, whatever codec it came in; undefined where it is none. */
  readonly plainAnswer: (message: unknown, isBinary: boolean) => unknown
  /** The request's JSON as bytes. */
  readonly binaryOf: (json: unknown) => Uint8Array
}

/** The name of the scheme by which RPCs are opened: a protobuf module says nothing of that. */
export const RPC_TOKEN = 'rpc-bearer'

/** Codes of RPCs by their number, and the status of HTTP that Connect gives them. */
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
