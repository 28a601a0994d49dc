import { createHash } from 'node:crypto'
import type { CaseSource } from '../cases/case-context.ts'
import { type TestCase } from '../cases/test-case.ts'
import { type ContractDocument } from '../contract/document.ts'
import { canonical, fieldsOf } from '../contract/json.ts'
import type { Operation } from '../contract/operation.ts'
import type { RunContext } from '../runner/run-context.ts'
import type { Target } from '../runner/target/target.ts'
import { type SelectedCases } from './select-cases.ts'

/** The inputs of a command, before any request is sent. */
export interface PreparedRun {
  readonly document: ContractDocument
  readonly operations: ReadonlyMap<string, Operation>
  readonly target: Target
  /** The command line options that reproduce the same cases. */
  readonly typed: string
  readonly making: CaseSource
  /** The parts of the contract that are not valid and not tested, one line each. */
  readonly warnings: readonly string[]
  /** The cases to run, for each operation: the selected shard, within the budget. Made when asked for. */
  readonly selected: () => readonly SelectedCases[]
  /** All cases to run, by phase and then in the order of the contract. */
  readonly cases: readonly TestCase[]
  /** A number that orders a case among those of all shards. */
  readonly placeOf: (testCase: TestCase) => number
  readonly context: Omit<RunContext, 'probe'>
}

/** The title, version and file of the contract, and a SHA-256 hash of its content. */
export function contractOf({ document }: PreparedRun): {
  title: string
  version: string
  file: string
  hash: string
} {
  const info = fieldsOf(document.root['info'])
  return {
    title: String(info['title']),
    version: String(info['version']),
    file: document.file,
    hash: createHash('sha256').update(canonical(document.root)).digest('hex'),
  }
}
