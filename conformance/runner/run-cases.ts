import { isSafe } from '../contract/operation-methods.ts'
import { setImmediate } from 'node:timers/promises'
import type { TestCase } from '../cases/test-case.ts'
import { ExitError } from '../exit-code.ts'
import { type CaseOutcome, unmeasured } from './outcome.ts'
import type { RunContext } from './run-context.ts'
import { caseRunner, type Indexed, type RunObserver } from './case-runner.ts'

/** How often a case runs again whose target died of another one. */
const ROUNDS = 3

/** The outcomes of a run, in the order of the cases. */
export interface RunOutcomes {
  readonly outcomes: readonly CaseOutcome[]
  /** Whether all cases ran. */
  readonly isComplete: boolean
  /** The number of cases that were left without an answer. */
  readonly inFlight: number
}

const isRead = ({ request, flow, workflow, before = [] }: TestCase): boolean =>
  flow === undefined && workflow === undefined && before.length === 0 && isSafe(request.method)

/** Whether a case leaves the data of the target as it is, so that it may run beside others. */
const isCalm = (testCase: TestCase): boolean =>
  isRead(testCase) ||
  (testCase.expects !== 'accept' && testCase.before === undefined && testCase.flow === undefined)

/** Cases that create resources run before those that fill lists to their limits. */
const isFlow = ({ testCase }: Indexed): number =>
  testCase.before === undefined && testCase.workflow === undefined ? 1 : 0

/** Making cases may take long, so signals and responses are let in between. */
const TURN_MILLIS = 20

const turns = (): (() => Promise<void>) => {
  let last = performance.now()
  return async () => {
    if (performance.now() - last < TURN_MILLIS) return
    await setImmediate()
    last = performance.now()
  }
}

/** Resolves when a signal is aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) done()
    else signal.addEventListener('abort', () => done(), { once: true })
  })
}

/**
 * Runs cases batch by batch: of each, those without side effects in parallel, within the limits of
 * the target, then the others one by one in a fixed order.
 */
export async function runCases(
  context: RunContext,
  batches: Iterable<Iterable<TestCase>>,
  observer: RunObserver,
): Promise<RunOutcomes> {
  const { limit } = observer
  const signal =
    limit === undefined ? observer.signal : AbortSignal.any([observer.signal, limit.ended])
  const runner = caseRunner(context, observer, signal)
  const turn = turns()
  let count = 0
  let isComplete = true
  const isEnded = (): boolean => {
    const isCut = signal.aborted || limit?.isOver() === true
    if (isCut) isComplete = false
    return isCut
  }
  /** Cases are made when they are pulled, so the first request does not wait for the last case. */
  const pool = async (all: Iterable<Indexed | null>, width: number): Promise<void> => {
    const left = all[Symbol.iterator]()
    let fault: unknown
    const work = async (): Promise<void> => {
      for (;;) {
        await turn()
        if (fault !== undefined || isEnded()) return
        const next = left.next()
        if (next.done === true) return
        if (next.value !== null) await runner.one(next.value)
      }
    }
    await Promise.all(
      Array.from({ length: width }, () => work().catch((error: unknown) => void (fault ??= error))),
    )
    if (fault !== undefined) throw fault
  }
  /** The calm cases of a batch; null stands for each of the others, which wait. */
  function* calmOf(batch: Iterable<TestCase>, waiting: Indexed[]) {
    for (const testCase of batch) {
      const each = { testCase, index: count++ }
      if (isCalm(testCase)) yield each
      else {
        waiting.push(each)
        yield null
      }
    }
  }
  const runBatch = async (batch: Iterable<TestCase>): Promise<void> => {
    const writing: Indexed[] = []
    await pool(calmOf(batch, writing), context.target.concurrency)
    await pool(
      writing.sort((a, b) => isFlow(a) - isFlow(b)),
      1,
    )
  }
  const runAll = async (): Promise<void> => {
    for (const batch of batches) {
      if (isEnded()) return
      await runBatch(batch)
    }
    // A case whose target died of another one runs again, a few times at most.
    for (let round = 0; round < ROUNDS && runner.again.length > 0; round += 1)
      await pool(runner.again.splice(0), 1)
    for (const { testCase, index } of runner.again)
      runner.keep(index, unmeasured(testCase, 'the target died each time before it answered'))
  }
  try {
    await Promise.race([runAll(), aborted(signal)])
  } catch (error) {
    throw new PartialRun(runner.outcomes(), error)
  }
  return {
    outcomes: runner.outcomes(),
    isComplete: isComplete && !signal.aborted,
    inFlight: runner.inFlight(),
  }
}

/** A run that stopped early, with its outcomes so far. */
export class PartialRun extends Error {
  readonly outcomes: readonly CaseOutcome[]
  readonly why: unknown

  constructor(outcomes: readonly CaseOutcome[], why: unknown) {
    super(why instanceof ExitError ? why.message : 'internal error')
    this.outcomes = outcomes
    this.why = why
  }
}
