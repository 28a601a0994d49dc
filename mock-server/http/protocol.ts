import type { ArmedFault } from '../scenarios/armed-faults.ts'
import type { CallContext } from './call-context.ts'
import type { RestOperation, RpcOperation } from './match-operation.ts'
import type { RefusalStatus } from './refusals.ts'

/** Why a request cannot be read. */
export type Unreadable = { readonly status: RefusalStatus; readonly text: string }

/** The parts of a call that differ between the protocols. */
export type Protocol<Operation extends RestOperation | RpcOperation> = {
  /** The violation of a request that cannot be read. */
  readonly unreadable: 'request' | 'unreadable request'
  /** A call is recorded when it is over. A stream outlives its answer. */
  readonly recordedAt: 'answer' | 'close'
  readonly refuse: (call: CallContext<Operation>, status: RefusalStatus) => void
  /** Reads a request. `answer` validates it, answers it and validates the response. */
  readonly read: (
    call: CallContext<Operation>,
    bytes: Buffer,
  ) => Unreadable | { readonly answer: (fault: ArmedFault | undefined) => Promise<void> }
}
