import {
  getWorstTestStepResult,
  TimeConversion,
  type Envelope,
  type TestStepResult,
} from '@cucumber/messages'
import { nearestSteps } from '../steps/nearest-steps.ts'
import { type ScenarioClock, scenarioClockOf } from '../../steps/support/scenario-clock.ts'
import type { FailedScenario } from './failure-text.ts'

/** The result of a run; `npm test` reads it from reports/acceptance/summary.json. */
export interface Summary {
  selected: number
  passed: number
  failed: number
  /** Scenarios that `--fail-fast` left out after the first failure. */
  notRun: number
  seconds: number
  failures: { name: string; where: string; message: string }[]
  /** The ten scenarios, and the ten steps and hooks, with the most time in all. */
  slowest: { scenarios: Timed[]; steps: Timed[] }
}

interface Timed {
  readonly name: string
  readonly seconds: number
  readonly times: number
}

interface KnownPickle {
  readonly name: string
  readonly uri: string
  readonly line: number
  readonly clock: ScenarioClock
}

/**
 * Counts scenarios by cucumber's messages. There are no retries, so one test case is one outcome.
 */
export class SummaryCollector {
  readonly #pickles = new Map<string, KnownPickle>()
  readonly #cases = new Map<string, string>()
  readonly #running = new Map<string, Running>()
  readonly #outcomes: { pickle: string; worst: TestStepResult }[] = []
  /** Names of hooks and patterns of step definitions, by their id and by the id of a test step. */
  readonly #stepNames = new Map<string, string>()
  readonly #expressions: string[] = []
  readonly #stepTexts = new Map<string, string>()
  /** The words of a test step in its feature. */
  readonly #words = new Map<string, string>()
  readonly #undefinedSteps = new Set<string>()
  readonly #scenarioTimes = new Stopwatch()
  readonly #stepTimes = new Stopwatch()

  /** Returns the scenario that ended with this message. */
  take({
    attachment,
    pickle,
    hook,
    stepDefinition,
    testCase,
    testCaseStarted,
    testStepFinished,
    testCaseFinished,
  }: Envelope): { readonly failure: FailedScenario | null } | undefined {
    if (hook) this.#stepNames.set(hook.id, hook.name ?? 'a hook')
    if (stepDefinition) {
      this.#stepNames.set(stepDefinition.id, stepDefinition.pattern.source)
      this.#expressions.push(stepDefinition.pattern.source)
    }
    for (const { id, text } of pickle?.steps ?? []) this.#stepTexts.set(id, text)
    for (const { pickleStepId = '', stepDefinitionIds } of testCase?.testSteps ?? [])
      if (stepDefinitionIds?.length === 0)
        this.#undefinedSteps.add(this.#stepTexts.get(pickleStepId) ?? pickleStepId)
    for (const { id, pickleStepId = '' } of testCase?.testSteps ?? [])
      this.#words.set(id, this.#stepTexts.get(pickleStepId) ?? '')
    for (const { id, hookId, stepDefinitionIds } of testCase?.testSteps ?? [])
      this.#stepNames.set(id, this.#stepNames.get(hookId ?? stepDefinitionIds?.[0] ?? '') ?? id)
    if (pickle)
      this.#pickles.set(pickle.id, {
        name: pickle.name,
        uri: pickle.uri,
        line: pickle.location?.line ?? 1,
        clock: scenarioClockOf(pickle, process.env),
      })
    if (testCase) this.#cases.set(testCase.id, testCase.pickleId)
    if (testCaseStarted)
      this.#running.set(testCaseStarted.id, {
        pickle: this.#cases.get(testCaseStarted.testCaseId) ?? '',
        results: [],
        failedStep: null,
        logs: [],
      })
    if (attachment?.mediaType === 'text/x.cucumber.log+plain')
      this.#running.get(attachment.testCaseStartedId ?? '')?.logs.push(attachment.body)
    if (testStepFinished) {
      const { testCaseStartedId, testStepId, testStepResult } = testStepFinished
      const running = this.#running.get(testCaseStartedId)
      running?.results.push(testStepResult)
      if (running && !['PASSED', 'SKIPPED'].includes(testStepResult.status))
        running.failedStep ??= testStepId
      this.#stepTimes.add(this.#stepNames.get(testStepId) ?? testStepId, [testStepResult])
    }
    const done = testCaseFinished && this.#running.get(testCaseFinished.testCaseStartedId)
    if (!done) return undefined
    const worst = getWorstTestStepResult(done.results)
    this.#outcomes.push({ pickle: done.pickle, worst })
    this.#scenarioTimes.add(this.#where(done.pickle), done.results)
    return { failure: worst.status === 'PASSED' ? null : this.#failureOf(done, worst) }
  }

  #failureOf({ pickle, failedStep, logs }: Running, worst: TestStepResult): FailedScenario {
    const step = failedStep ?? ''
    return {
      name: this.#pickles.get(pickle)?.name ?? pickle,
      where: this.#where(pickle),
      clock: this.#pickles.get(pickle)?.clock ?? 'afternoon',
      step: this.#words.get(step) || (this.#stepNames.get(step) ?? 'no step'),
      message: worst.message ?? worst.status.toLowerCase(),
      logs,
    }
  }

  /** Each scenario that ran, with the messages of its failed steps. */
  outcomes(): { name: string; isPassed: boolean; messages: string[] }[] {
    return this.#outcomes.map(({ pickle, worst }) => ({
      name: this.#pickles.get(pickle)?.name ?? pickle,
      isPassed: worst.status === 'PASSED',
      messages: worst.message === undefined ? [] : [worst.message],
    }))
  }

  /** Each step without a definition, and the definitions that are most like it. */
  suggestions(): string[] {
    return [...this.#undefinedSteps].flatMap((step) => [
      `No definition: ${step}`,
      ...nearestSteps(step, this.#expressions).map((nearest) => `  did you mean: ${nearest}`),
    ])
  }

  /**
   * A selected scenario that did not finish counts as failed, for example after a worker crash.
   * `isFailFast`: the rest is skipped after a failure.
   */
  summary(selected: number, seconds: number, isFailFast = false): Summary {
    const isSkipped = (status: string): boolean => isFailFast && status === 'SKIPPED'
    const ended = this.#outcomes.filter(({ worst }) => !isSkipped(worst.status))
    const failures = ended
      .filter(({ worst }) => worst.status !== 'PASSED')
      .map(({ pickle, worst }) => {
        return {
          name: this.#pickles.get(pickle)?.name ?? pickle,
          where: this.#where(pickle),
          message: worst.message?.split('\n    at ')[0] ?? worst.status.toLowerCase(),
        }
      })
    const passed = ended.length - failures.length
    const notRun = isFailFast && failures.length > 0 ? selected - ended.length : 0
    const slowest = {
      scenarios: this.#scenarioTimes.slowest(),
      steps: this.#stepTimes.slowest(),
    }
    const failed = selected - passed - notRun
    return { selected, passed, failed, notRun, seconds, failures, slowest }
  }

  #where(pickle: string): string {
    const { uri, line } = this.#pickles.get(pickle) ?? { uri: '', line: 0 }
    return `${uri}:${line}`
  }
}

interface Running {
  readonly pickle: string
  readonly results: TestStepResult[]
  failedStep: string | null
  readonly logs: string[]
}

/** Adds up the durations of what has the same name. */
class Stopwatch {
  readonly #times = new Map<string, { seconds: number; times: number }>()

  add(name: string, results: readonly TestStepResult[]): void {
    const { seconds, times } = this.#times.get(name) ?? { seconds: 0, times: 0 }
    const added = results.reduce(
      (all, { duration }) => all + TimeConversion.durationToMilliseconds(duration) / 1_000,
      0,
    )
    this.#times.set(name, { seconds: seconds + added, times: times + 1 })
  }

  slowest(): Timed[] {
    return [...this.#times]
      .map(([name, { seconds, times }]) => ({
        name,
        seconds: Math.round(seconds * 10) / 10,
        times,
      }))
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, 10)
  }
}

/** The lines of the slowest scenarios and steps, for the end of a run. */
export function slowestLines({ slowest: { scenarios, steps } }: Summary): string[] {
  return [
    'Slowest scenarios, seconds:',
    ...scenarios.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)}  ${name}`),
    'Slowest steps and hooks, seconds in all (times):',
    ...steps.map(
      ({ name, seconds, times }) => `${seconds.toFixed(1).padStart(8)}  ${name} (${times})`,
    ),
  ]
}

/** How often each scenario failed in so many rounds, the least steady first. */
export function rateLines(failed: ReadonlyMap<string, number>, rounds: number): string[] {
  return [
    `${rounds} rounds, ${failed.size} scenarios failed in some of them`,
    ...[...failed]
      .toSorted(([, one], [, other]) => other - one)
      .map(([where, times]) => `  ${times} of ${rounds}  ${where}`),
  ]
}
