import type {
  AnswerComparison,
  CaseExpectation,
  Paging,
  CasePhase,
  RestRequest,
  CaseStep,
} from '../../cases/test-case.ts'
import type { Feature } from '../../runner/target/target-features.ts'
import type { Operation } from '../../contract/operation.ts'
import type { Target } from '../../runner/target/target.ts'
import type { RpcAxis } from '../rpc-call.ts'
import type { RpcShape } from '../rpc-shape.ts'

/** A case without a name. */
export type RpcCaseDraft = {
  readonly phase: CasePhase
  readonly rule: string
  readonly expects: CaseExpectation
  readonly about: string
  readonly request: RestRequest
  readonly check?: string
  readonly before?: readonly CaseStep[]
  readonly against?: AnswerComparison
  readonly feature?: Feature
  readonly pages?: Paging
}

/**
 * The inputs from which cases of an RPC are built. `axes` are those of the target, the simplest
 * first.
 */
export interface RpcCaseSource {
  readonly operation: Operation
  readonly rpc: RpcShape
  readonly target: Target
  readonly axes: readonly [RpcAxis, ...RpcAxis[]]
  readonly shown: readonly ShownRpcRequest[]
}

export interface ShownRpcRequest {
  readonly name: string
  readonly json: unknown
  readonly isError: boolean
}
