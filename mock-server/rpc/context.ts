import { Code, ConnectError, createContextKey, type HandlerContext } from '@connectrpc/connect'
import type { Sandbox } from '../gateway/sandbox.ts'
import type { Fault } from '../records/faults.ts'
import type { Caller } from '../sandbox/operation.ts'
import type { Store } from '../store/store.ts'
import { errorOf, findExample } from './examples.ts'
import type { Wire } from './wire.ts'

/**
 * What a call brings to the RPC handlers. `now` is epoch milliseconds by the scenario's clock. `outcome` is filled in on the way out: the
 * code by name, and what broke the contract.
 */
export type RpcCall = {
  readonly procedure: string
  readonly scenario: string
  readonly store: Store
  readonly sandbox: Sandbox
  readonly caller: Caller | null
  readonly language: 'en-US' | 'es-US'
  readonly now: number
  readonly fault: Fault | undefined
  readonly wire: Wire
  readonly outcome: { code: string; request: string[]; response: string[] }
}

export const rpcCall = createContextKey<RpcCall | null>(null, { description: 'the call' })

/** A call with the member who makes it, and the contract's own examples of what may go wrong. */
export type MemberCall = RpcCall & {
  readonly caller: Caller
  /** The contract's example of an error by its name or its code (`not_found`), in the member's language where it has one. */
  readonly problem: (example: string) => ConnectError
}

/** What a handler asks of its context: `const { store, caller, now, problem } = memberCall(context)`. Throws UNAUTHENTICATED. */
export const memberCall = ({ values }: Pick<HandlerContext, 'values'>): MemberCall => {
  const call = values.get(rpcCall)
  if (!call?.caller) throw new ConnectError('Your session has ended. Please sign in again.', Code.Unauthenticated)
  return { ...call, caller: call.caller, problem: (example) => exampleError(call, example) }
}

/** The contract's example of an error; throws where the contract has none, for the sandbox answers nothing of its own making. */
export const exampleError = ({ procedure, language }: Pick<RpcCall, 'procedure' | 'language'>, wanted: string): ConnectError => {
  const example = findExample(procedure, wanted, language)
  const error = example && errorOf(example)
  if (!error) throw new Error(`the contract has no example ${wanted} of ${procedure}`)
  return error
}
