import { createContextKey } from '@connectrpc/connect'
import type { Fault } from '../records/faults.ts'
import type { Caller } from '../sandbox/operation.ts'
import type { Store } from '../store/store.ts'

/** What a call brings to the RPC handlers. `outcome` is filled in on the way out: the code by name, and what broke the contract. */
export type RpcCall = {
  readonly procedure: string
  readonly store: Store
  readonly caller: Caller | null
  readonly fault: Fault | undefined
  readonly outcome: { code: string; request: string[]; response: string[] }
}

export const rpcCall = createContextKey<RpcCall | null>(null, { description: 'the call' })
