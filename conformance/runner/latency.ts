import type { TestCase } from '../cases/test-case.ts'
import type { CaseOutcome } from './outcome.ts'
import type { Timed } from './timed-cases.ts'

/**
 * The latency of an operation in milliseconds, without its first response, which is a cold call.
 */
export interface Latency {
  readonly operation: string
  readonly samples: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly max: number
  /** The `x-latency-budget-ms` of the operation or contract; null without one. */
  readonly budget: number | null
}

/** The nearest-rank percentile. `sorted` is ascending and not empty; `share` is from 0 to 1. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]!
}

/** The minimum number of samples for percentiles. */
export const LEAST_SAMPLES = 5

/** The latency of the operations with enough samples. */
export function latencyOf(timed: readonly Timed[]): Latency[] {
  return timed
    .filter(({ millis }) => millis.length >= LEAST_SAMPLES)
    .map(({ operation, millis, budget }) => ({
      operation,
      samples: millis.length,
      p50: percentile(millis, 0.5),
      p95: percentile(millis, 0.95),
      p99: percentile(millis, 0.99),
      max: millis.at(-1)!,
      budget,
    }))
}

/** A response is an outlier if it takes this many times the median and at least this long. */
const OUTLIER = { times: 20, millis: 1_000 }

const shownMillis = (millis: number): string => `${Math.round(millis)} ms`

/**
 * Exceeded budgets (`latency_budget`, 95th percentile) and single slow responses (`slow_outlier`).
 */
export function slowOf(latencies: readonly Latency[]): {
  readonly check: 'latency_budget' | 'slow_outlier'
  readonly operation: string
  readonly words: string
}[] {
  return latencies.flatMap(({ operation, samples, p50, p95, max, budget }) => [
    ...(budget !== null && p95 > budget
      ? [
          {
            check: 'latency_budget' as const,
            operation,
            words: `p95 of ${shownMillis(p95)} (${samples} samples) exceeds the budget of ${shownMillis(budget)}`,
          },
        ]
      : []),
    ...(max > OUTLIER.millis && max > p50 * OUTLIER.times
      ? [
          {
            check: 'slow_outlier' as const,
            operation,
            words: `slowest response of ${shownMillis(max)}, with a median of ${shownMillis(p50)}`,
          },
        ]
      : []),
  ])
}

/** Latency failures with `--enforce-latency`. Known failures do not apply to them. */
export function latencyOutcomes(
  timed: readonly Timed[],
  outcomes: readonly CaseOutcome[],
  slow: ReturnType<typeof slowOf>,
): CaseOutcome[] {
  return slow
    .filter(({ check }) => check === 'latency_budget')
    .flatMap(({ operation, check, words }): CaseOutcome[] => {
      const first = outcomes.find(({ testCase }) => testCase.operation === operation)
      if (first === undefined) return []
      const testCase: TestCase = {
        ...first.testCase,
        name: `${first.testCase.name.split('/').slice(0, 2).join('/')}/timing/latency`,
        phase: 'timing',
        about: 'response time',
        expects: 'accept',
      }
      return [
        {
          testCase,
          verdict: 'failed',
          status: null,
          millis: 0,
          findings: [
            {
              check,
              words,
              promise: timed.find((each) => each.operation === operation)?.promise ?? '',
            },
          ],
        },
      ]
    })
}
