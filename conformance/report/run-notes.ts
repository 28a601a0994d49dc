import type { CliOptions } from '../cli/cli-options.ts'
import type { PreparedRun } from '../cli/prepared-run.ts'
import type { SelectedCases } from '../cli/select-cases.ts'
import { destructiveOperations } from '../cases/destructive-operations.ts'
import type { CaseOutcome } from '../runner/outcome.ts'
import { sameAnswers } from './same-answers.ts'
import { unreachedOperations } from './unreached-operations.ts'

const SHOWN_WARNINGS = 20

/** The warnings about the contract, shortened. */
const shownWarnings = (warnings: readonly string[]): readonly string[] =>
  warnings.length <= SHOWN_WARNINGS
    ? warnings
    : [
        ...warnings.slice(0, SHOWN_WARNINGS),
        `${warnings.length - SHOWN_WARNINGS} more parts of the contract are not valid: see conform lint`,
      ]

const leftLines = (removed: number, left: ReadonlyMap<string, number>): string[] =>
  left.size === 0
    ? []
    : [
        `removed ${removed} created resources; these are left: ${[...left].map(([source, count]) => `${count} of ${source}`).join(', ')}`,
      ]

const unreachedLines = (outcomes: readonly CaseOutcome[]): string[] => {
  const unreached = [...unreachedOperations(outcomes)].map(
    ([operation, statuses]) => `${operation} (${statuses.slice(0, 3).join(', ')})`,
  )
  return unreached.length === 0
    ? []
    : [
        `${unreached.length} operations never answered a valid request with success and count as not reached: ${unreached.slice(0, SHOWN_WARNINGS).join(', ')}${unreached.length > SHOWN_WARNINGS ? ' and others' : ''}. Links, or values of the target file, give them ids`,
      ]
}

const untestedLines = (untested: readonly string[]): string[] =>
  untested.length === 0
    ? []
    : [
        `${untested.length} operations are not tested, so the target does not conform yet: ${untested.slice(0, SHOWN_WARNINGS).join(', ')}${untested.length > SHOWN_WARNINGS ? ' and others' : ''}`,
      ]

/** What a run left out, left behind or could not reach: one line each. */
export function runNotes(
  options: CliOptions,
  prepared: PreparedRun,
  selected: readonly SelectedCases[],
  {
    outcomes,
    partial,
    isLate,
    inFlight,
    untested,
    removed,
    left,
    known,
    short,
  }: {
    readonly outcomes: readonly CaseOutcome[]
    readonly partial: string | null
    readonly isLate: boolean
    readonly inFlight: number
    /** The operations that had no case in time. */
    readonly untested: readonly string[]
    readonly removed: number
    readonly left: ReadonlyMap<string, number>
    /** The notes of known failures, and of thresholds. */
    readonly known: readonly string[]
    readonly short: readonly string[]
  },
): string[] {
  const { document, operations, warnings } = prepared
  const uncalled = Object.keys(destructiveOperations(document, operations.values()))
  const limited = selected.filter((each) => each.isOverBudget()).length
  const same = sameAnswers(outcomes)
  return [
    ...(same === null ? [] : [same]),
    ...shownWarnings(warnings),
    ...(options.destructive || uncalled.length === 0
      ? []
      : [
          `not called because they look destructive (--destructive calls them): ${uncalled.join(', ')}`,
        ]),
    ...known,
    ...unreachedLines(outcomes),
    ...leftLines(removed, left),
    ...short,
    ...(limited > 0 && options.budget !== undefined
      ? [`--budget ${options.budget} left out cases of ${limited} operations`]
      : []),
    ...(isLate
      ? [
          `--max-time ${options.maxTime} ended the run after ${outcomes.length} cases${inFlight > 0 ? `, without ${inFlight} that were not answered yet` : ''}${untested.length > 0 ? `, before ${untested.length} of ${operations.size} operations had one` : ''}; --max-time 0 runs all`,
          ...untestedLines(untested),
        ]
      : []),
    ...(outcomes.length === 0 && partial === null ? ['this shard has no cases'] : []),
  ]
}
