import type { TestCase } from '../cases/test-case.ts'
import type { CaseOutcome } from './outcome.ts'
import { ProbeBroken } from './preflight/probe.ts'
import { runCase } from './run-case.ts'
import type { SequenceShrinker } from './shrink/shrink-sequence.ts'
import type { RunContext } from './run-context.ts'
import { deathOf, recovers, TargetGone } from './target-death.ts'
import type { TimeLimit } from './time-limit.ts'

/** A case and its place among all of a run. */
export interface Indexed {
  readonly testCase: TestCase
  readonly index: number
}

/** The number of requests that are named when the target dies. */
const SUSPECTS = 5

/** The number of consecutive failures without a usable response before the target is probed. */
const SICK_AFTER = 3

export interface RunObserver {
  readonly ended: (outcome: CaseOutcome) => void
  /** Ends the run at once, without the requests in flight. */
  readonly signal: AbortSignal
  /** Ends the start of further cases, then the run without those in flight. */
  readonly limit?: Pick<TimeLimit, 'isOver' | 'ended'>
  readonly restartCommand?: string | undefined
  readonly shrink?: SequenceShrinker
}

/** The cases of a run, one at a time, and what came of them. */
interface CaseRunner {
  readonly one: (each: Indexed) => Promise<void>
  /** The cases whose target died of another one before they were answered. */
  readonly again: Indexed[]
  readonly keep: (index: number, outcome: CaseOutcome) => void
  readonly outcomes: () => readonly CaseOutcome[]
  readonly inFlight: () => number
}

/** Probes a target that fails again and again. One that does not answer is gone. */
const probeSick = async (context: RunContext): Promise<void> => {
  try {
    await context.probe()
  } catch (error) {
    throw error instanceof ProbeBroken ? new TargetGone(error.by, error.message) : error
  }
}

/** Runs the cases of a target that may die of one of them. */
export function caseRunner(
  context: RunContext,
  { ended, restartCommand, shrink }: RunObserver,
  signal: AbortSignal,
): CaseRunner {
  const outcomes: (CaseOutcome | undefined)[] = []
  const running = new Set<Indexed>()
  const finished: Indexed[] = []
  const again: Indexed[] = []
  let sick = 0
  let recovery: Promise<boolean> | null = null
  const keep = (index: number, outcome: CaseOutcome): void => {
    if (signal.aborted) return
    outcomes[index] = outcome
    ended(outcome)
  }
  /** Reports the case that the target died of; the others of that moment run again. */
  const bury = async (each: Indexed, gone: TargetGone): Promise<boolean> => {
    if (recovery === null) {
      // A refused connection was not sent, so the target died of a request before it.
      const before = finished.slice(-SUSPECTS)
      const sent =
        gone.variant === undefined
          ? each
          : { ...each, testCase: { ...each.testCase, request: gone.variant.request } }
      const culprit = gone.by === 'unreachable' ? (before.at(-1) ?? sent) : sent
      const others = [...before, ...running].filter(({ index }) => index !== culprit.index)
      const outcome = deathOf(
        culprit.testCase,
        others.slice(-SUSPECTS).map(({ testCase }) => testCase),
        gone.message,
        context.operations.get(culprit.testCase.operation)?.pointer ?? '',
      )
      keep(culprit.index, outcome)
      recovery = recovers(context.probe, restartCommand, signal)
    }
    const isBack = await recovery
    recovery = null
    return isBack
  }
  const one = async (each: Indexed): Promise<void> => {
    if (recovery !== null) await recovery
    running.add(each)
    try {
      const ran = await runCase(context, each.testCase)
      const outcome = (await shrink?.(ran, (smaller) => runCase(context, smaller))) ?? ran
      sick = outcome.status === null || outcome.status >= 500 ? sick + 1 : 0
      if (sick >= SICK_AFTER && sick % SICK_AFTER === 0) await probeSick(context)
      keep(each.index, outcome)
      finished.push(each)
    } catch (error) {
      if (!(error instanceof TargetGone)) throw error
      if (!(await bury(each, error))) throw error
      if (outcomes[each.index] === undefined) again.push(each)
    } finally {
      running.delete(each)
    }
  }
  return {
    one,
    again,
    keep,
    outcomes: () => outcomes.filter((each) => each !== undefined),
    inFlight: () => running.size,
  }
}
