import { flat } from '../cases/lazy-lists.ts'
import type { TestCase } from '../cases/test-case.ts'
import { ExitError, type ExitCause } from '../exit-code.ts'
import { outcomeLine } from '../report/formats/ndjson.ts'
import { progressOf } from '../report/progress.ts'
import { sameAnswers } from '../report/same-answers.ts'
import type { CaseOutcome } from '../runner/outcome.ts'
import { preflight } from '../runner/preflight/preflight.ts'
import { aborted, PartialRun, runCases } from '../runner/run-cases.ts'
import type { RunContext } from '../runner/run-context.ts'
import { sequenceShrinker } from '../runner/shrink/shrink-sequence.ts'
import { TargetGone } from '../runner/target-death.ts'
import type { CliOptions } from './cli-options.ts'
import type { PreparedRun } from './prepared-run.ts'
import type { TimeLimit } from '../runner/time-limit.ts'
import { batchesOf, type SelectedCases } from './select-cases.ts'

/** The outcomes of a run in the order of the contract, and why it ended early. */
export interface Measured {
  readonly outcomes: readonly CaseOutcome[]
  readonly why: ExitCause | null
  readonly partial: string | null
  /** Whether `--max-time` ended the run before its last case. */
  readonly isLate: boolean
  /** The number of cases that it left without an answer. */
  readonly inFlight: number
}

/** The number of cases after which a wrong base or credential is noticed. */
const LOOKED_AT = 30

/** The result of a run that ended before its first case. */
const unbegun = (why: ExitCause, words: string): Measured => ({
  outcomes: [],
  why,
  partial: `${words} before the first case, while it waited for the target`,
  isLate: false,
  inFlight: 0,
})

/** Logs in, probes the target and runs the selected cases until the time is over. */
export async function measureRun(
  context: Omit<RunContext, 'probe'>,
  prepared: PreparedRun,
  selected: readonly SelectedCases[],
  events: (line: string) => void,
  signal: AbortSignal,
  limit: TimeLimit,
  { maxTime, restartCommand }: CliOptions,
): Promise<Measured> {
  const looked = await Promise.race([
    preflight(prepared.making, context),
    aborted(AbortSignal.any([signal, limit.ended])),
  ])
  if (looked === undefined)
    return signal.aborted
      ? unbegun('interrupted', 'interrupted')
      : unbegun('environment', `--max-time ${maxTime} ended the run`)
  assertSomethingSelected(prepared)
  const progress = progressOf(process.stderr, maxTime)
  const begun: CaseOutcome[] = []
  const observer = {
    ended: (outcome: CaseOutcome) => {
      if (begun.push(outcome) === LOOKED_AT) {
        const same = sameAnswers(begun)
        if (same !== null) process.stderr.write(`${same}\n`)
      }
      progress.moved(outcome.verdict === 'failed')
      events(outcomeLine(outcome))
    },
    signal,
    limit,
    restartCommand,
    shrink: sequenceShrinker(
      { ...prepared.making, operations: prepared.operations },
      () => signal.aborted || limit.isOver(),
    ),
  }
  const inOrder = (outcomes: readonly CaseOutcome[]): readonly CaseOutcome[] =>
    outcomes.toSorted((a, b) => prepared.placeOf(placedBy(a)) - prepared.placeOf(placedBy(b)))
  try {
    const { outcomes, isComplete, inFlight } = await runCases(
      { ...context, probe: looked.probe },
      batchesOf(selected),
      observer,
    )
    const isCut = signal.aborted && !isComplete
    return {
      outcomes: inOrder(outcomes),
      why: isCut ? 'interrupted' : outcomes.length === 0 && !isComplete ? 'environment' : null,
      partial: isCut ? `interrupted after ${outcomes.length} cases` : null,
      isLate: !isCut && !isComplete,
      inFlight,
    }
  } catch (error) {
    if (!(error instanceof PartialRun)) throw error
    if (!(error.why instanceof ExitError)) throw error.why
    return {
      outcomes: inOrder(error.outcomes),
      // A target that dies is a failure of the target, not of its surroundings.
      why: error.why instanceof TargetGone ? 'nonConformity' : error.why.why,
      partial: `stopped after ${error.outcomes.length} cases: ${error.why.message}`,
      isLate: false,
      inFlight: 0,
    }
  } finally {
    progress.over()
  }
}

const placedBy = ({ testCase }: CaseOutcome): TestCase => testCase.property?.of ?? testCase

/** Fails a selection without cases. It makes the first case only. */
export function assertSomethingSelected({ selected }: PreparedRun): void {
  for (const { early, late, isOverBudget } of selected()) {
    for (const _ of flat([early, late])) return
    if (isOverBudget()) break
  }
  throw new ExitError('usage', 'no case is selected: check --only, --skip, --phases and --budget')
}
