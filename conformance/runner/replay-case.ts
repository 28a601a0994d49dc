import type { TestCase } from '../cases/test-case.ts'
import type { CaseOutcome } from './outcome.ts'
import { runCase } from './run-case.ts'
import type { RunContext } from './run-context.ts'

/** The maximum number of repetitions of a replay, to reach a rate limit again. */
const REPEATS = 12

/**
 * Repeats a case for a replay. If its operation documents 429, it repeats until a failure, because
 * that failure may need a rate limit.
 */
export async function replayCase(context: RunContext, testCase: TestCase): Promise<CaseOutcome> {
  let outcome = await runCase(context, testCase)
  const isLimited =
    context.operations.get(testCase.operation)?.answers.has('429') === true &&
    testCase.flow === undefined
  for (let more = 0; isLimited && outcome.verdict === 'passed' && more < REPEATS; more += 1)
    outcome = await runCase(context, testCase)
  return outcome
}
