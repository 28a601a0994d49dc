import type { Target } from '../runner/target/target.ts'
import type { FileLocation } from '../contract/read-file.ts'
import type { Timed } from '../runner/timed-cases.ts'
import type { CaseCounts } from '../runner/known-failures/case-counts.ts'
import type { CaseOutcome, CaseVerdict } from '../runner/outcome.ts'
import type { RequirementRegistry } from './requirement-trace.ts'

/** A run as the reports show it, without response values and secrets. */
export interface RunReport {
  /** The options for a replay as shell text with a leading space; empty for the defaults. */
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
  /** The version of conform and how many cases it makes; reports of old versions have none. */
  readonly made?: CaseCounts | undefined
  /** Operations that the target skips, with reasons. */
  readonly skipped: Readonly<Record<string, string>>
  /** Why the run is partial; null if it is complete. */
  readonly partial: string | null
  /** Messages that are not failures. */
  readonly notes: readonly string[]
  /** The response times of each operation, which differ between runs. */
  readonly timed: readonly Timed[]
  /** Whether exceeding a latency budget fails (`--enforce-latency`). */
  readonly enforcesLatency: boolean
  /** The requirements given by `--requirements`. */
  readonly registry?: RequirementRegistry | undefined
  /** Whether a known failure passed. */
  readonly stale: boolean
  readonly exitCode: number
  readonly requirementsOf: (operation: string) => readonly string[]
  readonly locate: (pointer: string) => FileLocation
  /** The curl lines of a case, without secrets. */
  readonly curlOf: (outcome: CaseOutcome) => string
  /** The `buf curl` line of an RPC case; null if there is none. */
  readonly bufCurlOf: (outcome: CaseOutcome) => string | null
  /** The index of a case among all shards. */
  readonly placeOf: (outcome: CaseOutcome) => number
  /** The documented statuses or RPC codes of each operation. */
  readonly documented: Readonly<Record<string, readonly string[]>>
  /** The options that limited the run, as shell text; empty for a whole run. */
  readonly chosen: string
  /** The shard, such as `2/5`; null for a whole run. */
  readonly part: string | null
}

export function count({ outcomes }: Pick<RunReport, 'outcomes'>, verdict: CaseVerdict): number {
  return outcomes.filter((outcome) => outcome.verdict === verdict).length
}

/** The command that repeats a case. */
export function replayLine(
  { testCase }: CaseOutcome,
  { options }: Pick<RunReport, 'options'>,
): string {
  return `conform replay ${testCase.id}${options}`
}
