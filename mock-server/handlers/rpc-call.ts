import { type ConnectError, createContextKey, type HandlerContext } from '@connectrpc/connect'
import type { SandboxContext } from '../sandbox-context.ts'
import type { ArmedFault } from '../scenarios/armed-faults.ts'
import type { Caller } from './rest-call.ts'
import type { Store } from '../database/store.ts'
import { commonError, connectErrorOf, errorsOf } from '../http/rpc/rpc-errors.ts'
import type { StreamConnection } from '../http/rpc/stream-connection.ts'

/**
 * What a call brings to the RPC handlers. `now` is epoch milliseconds by the scenario's clock.
 * `outcome` is filled in on the way out: the code by name, and what broke the contract.
 */
export type RpcCall = {
  readonly procedure: string
  readonly scenario: string
  readonly store: Store
  readonly sandbox: SandboxContext
  readonly caller: Caller | null
  readonly language: 'en-US' | 'es-US'
  readonly now: number
  /** Where the call was sent: `host`, or `:authority` of HTTP/2, which Connect does not pass on. */
  readonly host: string | null
  readonly fault: ArmedFault | undefined
  readonly wire: StreamConnection
  readonly outcome: { code: string; request: string[]; response: string[] }
}

export const rpcCall = createContextKey<RpcCall | null>(null, { description: 'the call' })

/** A call with the member who makes it, and the errors that the contract gives its RPC. */
export type MemberCall = RpcCall & {
  readonly caller: Caller
  /** An error by its name in errors.yaml, in the member's language. */
  readonly problem: (name: string) => ConnectError
}

/**
 * What a handler asks of its context: `const { store, caller, now, problem } =
 * memberCall(context)`. Throws UNAUTHENTICATED.
 */
export function memberCall({ values }: Pick<HandlerContext, 'values'>): MemberCall {
  const call = values.get(rpcCall)
  if (!call?.caller) throw commonError('unauthenticated', call?.language ?? 'en-US')
  return { ...call, caller: call.caller, problem: (name) => namedError(call, name) }
}

/**
 * An error that the RPC names in its options; throws for another, so that a handler gives no error
 * of its own making.
 */
export function namedError(
  { procedure, language }: Pick<RpcCall, 'procedure' | 'language'>,
  wanted: string,
): ConnectError {
  const error = errorsOf(procedure).find(({ name }) => name === wanted)
  if (!error) throw new Error(`${procedure} does not name the error ${wanted} in its options`)
  return connectErrorOf(error, language)
}
