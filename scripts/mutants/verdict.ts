/** A test that ran: its full name, and its failure messages if it failed. */
export interface TestOutcome {
  readonly name: string
  readonly isPassed: boolean
  readonly messages: readonly string[]
}

export type FaultVerdict =
  | 'caught'
  | 'survived'
  | 'only a timeout'
  | 'another test failed'
  | 'the test did not run'

/**
 * Timeout messages of the test runners. A failed polling assertion has an expectation and is not a
 * timeout.
 */
const timeout =
  /Test timed out in|Hook timed out in|function timed out|TimeoutError|^(?:\w+\.)+\w+: Timeout \d+ ?ms exceeded/m
const assertion = /AssertionError|expect\(|Expected|expected/

const isOnlyTimeout = (message: string): boolean =>
  timeout.test(message) && !assertion.test(message)

/** Whether the named test failed by more than a timeout. */
export function mutantVerdict(test: string, outcomes: readonly TestOutcome[]): FaultVerdict {
  const named = outcomes.filter(({ name }) => name.includes(test))
  const failed = named.filter(({ isPassed }) => !isPassed)
  if (failed.length === 0) {
    if (named.length === 0) return 'the test did not run'
    return outcomes.some(({ isPassed }) => !isPassed) ? 'another test failed' : 'survived'
  }
  return failed.every(({ messages }) => messages.length > 0 && messages.every(isOnlyTimeout))
    ? 'only a timeout'
    : 'caught'
}
