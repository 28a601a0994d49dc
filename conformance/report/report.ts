import type { Target } from '../runner/target/target.ts'
import type { FileLocation } from '../contract/read-file.ts'
import type { Timed } from '../runner/latency.ts'
import type { CaseOutcome, CaseVerdict } from '../runner/outcome.ts'
import type { RequirementRegistry } from './requirement-trace.ts'

/** A run as every report tells it. No value of an answer is in it, and no secret. */
export interface RunReport {
  /**
   * The options that a replay needs, as they are typed, with a space before each; empty where all
   * are the program's own.
   */
  readonly options: string
  readonly contract: {
    readonly title: string
    readonly version: string
    readonly file: string
    readonly hash: string
  }
  readonly target: Target['name']
  readonly seed: number
  readonly started: string
  readonly seconds: number
  readonly requests: number
  readonly operations: number
  readonly outcomes: readonly CaseOutcome[]
  /** Operations that were left out, with why. */
  readonly skipped: Readonly<Record<string, string>>
  /** Why it is not all of a run; null when it is. */
  readonly partial: string | null
  /** Things to know that are no failures. */
  readonly notes: readonly string[]
  /** How long the answers of each operation took. Times differ from run to run. */
  readonly timed: readonly Timed[]
  /** Whether a latency over its budget fails (`--enforce-latency`). */
  readonly enforcesLatency: boolean
  /** The requirements against which it is read, where somebody named them. */
  readonly registry?: RequirementRegistry | undefined
  /** Whether something that is known to fail does not. */
  readonly stale: boolean
  readonly exitCode: number
  readonly requirementsOf: (operation: string) => readonly string[]
  readonly locate: (pointer: string) => FileLocation
  /** The command line that asks the same once more, without secrets. */
  readonly curlOf: (outcome: CaseOutcome) => string
  /** The same of an RPC for `buf curl`; null where that cannot ask it. */
  readonly bufCurlOf: (outcome: CaseOutcome) => string | null
  /** Where a case stands among all cases of the contract, whichever part of them this is. */
  readonly placeOf: (outcome: CaseOutcome) => number
  /** The statuses, or codes of RPCs, that the contract has for each operation. */
  readonly documented: Readonly<Record<string, readonly string[]>>
  /**
   * The options by which less than everything was tried, as they are typed; empty where nothing was
   * left out.
   */
  readonly chosen: string
  /** `2/5`, or null for all. */
  readonly part: string | null
}

export function count({ outcomes }: Pick<RunReport, 'outcomes'>, verdict: CaseVerdict): number {
  return outcomes.filter((outcome) => outcome.verdict === verdict).length
}

/** What is typed to ask a case once more, with the options by which it was made. */
export function replayLine({ made }: CaseOutcome, { options }: Pick<RunReport, 'options'>): string {
  return `conform replay ${made.id}${options}`
}
