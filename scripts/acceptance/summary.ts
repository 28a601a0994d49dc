import { getWorstTestStepResult, type Envelope, type TestStepResult } from '@cucumber/messages'

/** The result of a run; `npm test` reads it from reports/acceptance/summary.json. */
export interface Summary {
  selected: number
  passed: number
  failed: number
  seconds: number
  failures: { name: string; where: string; message: string }[]
}

/**
 * Counts scenarios by cucumber's messages. There are no retries, so one test case is one outcome.
 */
export class SummaryCollector {
  readonly #pickles = new Map<string, { name: string; uri: string; line: number }>()
  readonly #cases = new Map<string, string>()
  readonly #running = new Map<string, { pickle: string; results: TestStepResult[] }>()
  readonly #outcomes: { pickle: string; worst: TestStepResult }[] = []

  take({ pickle, testCase, testCaseStarted, testStepFinished, testCaseFinished }: Envelope): void {
    if (pickle)
      this.#pickles.set(pickle.id, {
        name: pickle.name,
        uri: pickle.uri,
        line: pickle.location?.line ?? 1,
      })
    if (testCase) this.#cases.set(testCase.id, testCase.pickleId)
    if (testCaseStarted)
      this.#running.set(testCaseStarted.id, {
        pickle: this.#cases.get(testCaseStarted.testCaseId) ?? '',
        results: [],
      })
    if (testStepFinished)
      this.#running
        .get(testStepFinished.testCaseStartedId)
        ?.results.push(testStepFinished.testStepResult)
    const done = testCaseFinished && this.#running.get(testCaseFinished.testCaseStartedId)
    if (done)
      this.#outcomes.push({ pickle: done.pickle, worst: getWorstTestStepResult(done.results) })
  }

  /** Each scenario that ran, with the messages of its failed steps. */
  outcomes(): { name: string; isPassed: boolean; messages: string[] }[] {
    return this.#outcomes.map(({ pickle, worst }) => ({
      name: this.#pickles.get(pickle)?.name ?? pickle,
      isPassed: worst.status === 'PASSED',
      messages: worst.message === undefined ? [] : [worst.message],
    }))
  }

  /** A selected scenario that did not finish counts as failed, for example after a worker crash. */
  summary(selected: number, seconds: number): Summary {
    const failures = this.#outcomes
      .filter(({ worst }) => worst.status !== 'PASSED')
      .map(({ pickle, worst }) => {
        const { name, uri, line } = this.#pickles.get(pickle) ?? { name: pickle, uri: '', line: 0 }
        return {
          name,
          where: `${uri}:${line}`,
          message: worst.message?.split('\n    at ')[0] ?? worst.status.toLowerCase(),
        }
      })
    const passed = this.#outcomes.length - failures.length
    return { selected, passed, failed: selected - passed, seconds, failures }
  }
}
