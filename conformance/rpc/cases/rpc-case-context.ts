import type {
  Against,
  Expectation,
  Paging,
  Phase,
  RestRequest,
  Step,
} from '../../cases/test-case.ts'
import type { Feature } from '../../runner/target/target-features.ts'
import type { Operation } from '../../contract/operation.ts'
import type { Target } from '../../runner/target/target.ts'
import type { Axis } from '../rpc-axis.ts'
import type { RpcShape } from '../rpc-shape.ts'

/** A case before it has its name. */
export type Told = {
  readonly phase: Phase
  readonly rule: string
  readonly expects: Expectation
  readonly about: string
  readonly request: RestRequest
  readonly check?: string
  readonly before?: readonly Step[]
  readonly against?: Against
  readonly feature?: Feature
  readonly pages?: Paging
}

/** What cases of an RPC are made of. `axes` are those of the target, the plainest first. */
export interface RpcMaking {
  readonly operation: Operation
  readonly rpc: RpcShape
  readonly target: Target
  readonly axes: readonly [Axis, ...Axis[]]
  readonly shown: readonly Shown[]
}

export interface Shown {
  readonly name: string
  readonly json: unknown
  readonly isError: boolean
}
