import { type ConnectError, createContextKey, type HandlerContext } from '@connectrpc/connect'
import type { ArmedFault } from '../scenarios/armed-faults.ts'
import type { Caller } from './rest-call.ts'
import type { Store } from '../database/store.ts'
import type { CallContext } from '../http/call-context.ts'
import type { RpcOperation } from '../http/match-operation.ts'
import { commonError, connectErrorOf, errorsOf } from '../../contracts/read/rpc-errors.ts'
import type { StreamConnection } from '../http/rpc/stream-connection.ts'

/** The context of an RPC handler. Interceptors fill `outcome` and `reply`. */
export type RpcCall = CallContext<RpcOperation> & {
  readonly procedure: string
  readonly store: Store
  /** `host`, or `:authority` of HTTP/2, which Connect does not pass on. */
  readonly host: string | null
  readonly fault: ArmedFault | undefined
  readonly wire: StreamConnection
  /** Headers and trailers of the response, for a reply that no handler gives. */
  reply: { readonly header: Headers; readonly trailer: Headers }
}

export const rpcCall = createContextKey<RpcCall | null>(null, { description: 'the call' })

/** A call with its member and the errors of its RPC. */
export type MemberCall = RpcCall & {
  readonly caller: Caller
  /** Returns an error of errors.yaml in the member's language. */
  readonly problem: (name: string) => ConnectError
}

/** Returns the member call of a handler's context. Throws UNAUTHENTICATED. */
export function memberCall({ values }: Pick<HandlerContext, 'values'>): MemberCall {
  const call = values.get(rpcCall)
  if (!call?.caller) throw commonError('unauthenticated', call?.language ?? 'en-US')
  return { ...call, caller: call.caller, problem: (name) => namedError(call, name) }
}

/**
 * Returns an error that the RPC lists in its options. Any other name throws, so that handlers
 * cannot return undocumented errors.
 */
export function namedError(
  { procedure, language }: Pick<RpcCall, 'procedure' | 'language'>,
  wanted: string,
): ConnectError {
  const error = errorsOf(procedure).find(({ name }) => name === wanted)
  if (!error) throw new Error(`${procedure} does not name the error ${wanted} in its options`)
  return connectErrorOf(error, language)
}
