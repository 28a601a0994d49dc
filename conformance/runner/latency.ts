import type { TestCase } from '../cases/test-case.ts'
import type { ContractDocument } from '../contract/document.ts'
import { fieldsOf } from '../contract/json.ts'
import type { Operation } from '../contract/operation.ts'
import type { CaseOutcome } from './outcome.ts'

/**
 * How long an operation takes, in milliseconds, of answers after its first one: what is warmed up
 * by the first is not told of it.
 */
export interface Latency {
  readonly operation: string
  readonly samples: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly max: number
  /** `x-latency-budget-ms` of the operation, or of the whole contract; null where there is none. */
  readonly budget: number | null
}

/**
 * The least value that so much of all values is not above (nearest rank). `sorted` is from small to
 * large, and not empty.
 */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]!
}

/** Fewer samples than this say nothing of a percentile. */
export const LEAST_SAMPLES = 5

const budgetOf = ({ root }: ContractDocument, { given }: Operation): number | null => {
  const told =
    given?.['x-latency-budget-ms'] ??
    root['x-latency-budget-ms'] ??
    fieldsOf(root['info'])['x-latency-budget-ms']
  return typeof told === 'number' && told > 0 ? told : null
}

/**
 * What was measured of an operation: how long each answer took, in tenths of a millisecond, from
 * short to long, and what it is held against.
 */
export interface Timed {
  readonly operation: string
  readonly millis: readonly number[]
  readonly budget: number | null
  /** A pointer to where the operation stands in the contract. */
  readonly promise: string
}

/**
 * What an operation took, after its first answer. Requests that the contract forbids are answered
 * sooner, and are left out.
 */
export function timedOf(
  document: ContractDocument,
  operations: ReadonlyMap<string, Operation>,
  outcomes: readonly CaseOutcome[],
): Timed[] {
  const asked = outcomes.filter(
    ({ made, status, millis }) =>
      made.expects === 'accept' && status !== null && status < 400 && millis > 0,
  )
  return [...Map.groupBy(asked, ({ made }) => made.operation)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([id, all]): Timed[] => {
      const operation = operations.get(id)
      const millis = all
        .slice(1)
        .map((each) => Math.round(each.millis * 10) / 10)
        .sort((a, b) => a - b)
      return operation === undefined || millis.length === 0
        ? []
        : [
            {
              operation: id,
              millis,
              budget: budgetOf(document, operation),
              promise: operation.pointer,
            },
          ]
    })
}

/**
 * What was measured in parts of a run, together: each part's first answer was left out there, for
 * each part begins with a cold call.
 */
export function timedTogether(parts: readonly (readonly Timed[])[]): Timed[] {
  return [...Map.groupBy(parts.flat(), ({ operation }) => operation)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, all]) => ({
      ...all[0]!,
      millis: all.flatMap(({ millis }) => millis).sort((a, b) => a - b),
    }))
}

/** The latency of every operation of which there are samples enough. */
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

/**
 * An answer that takes so many times as long as half of them, and at least this long, is one to
 * look at.
 */
const OUTLIER = { times: 20, millis: 1_000 }

const told = (millis: number): string => `${Math.round(millis)} ms`

/** What is slow: `latency_budget`, of 95 in 100 answers, and `slow_outlier`, of one. */
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
            words: `95 in 100 answers take up to ${told(p95)} (${samples} samples), over the budget of ${told(budget)}`,
          },
        ]
      : []),
    ...(max > OUTLIER.millis && max > p50 * OUTLIER.times
      ? [
          {
            check: 'slow_outlier' as const,
            operation,
            words: `one answer took ${told(max)}, where half of them take up to ${told(p50)}`,
          },
        ]
      : []),
  ])
}

/**
 * Slowness that fails the run (`--enforce-latency`). Its cases are of no known-failing file: they
 * are made after it was read.
 */
export function latencyOutcomes(
  timed: readonly Timed[],
  outcomes: readonly CaseOutcome[],
  slow: ReturnType<typeof slowOf>,
): CaseOutcome[] {
  return slow
    .filter(({ check }) => check === 'latency_budget')
    .flatMap(({ operation, check, words }): CaseOutcome[] => {
      const first = outcomes.find(({ made }) => made.operation === operation)
      if (first === undefined) return []
      const made: TestCase = {
        ...first.made,
        name: `${first.made.name.split('/').slice(0, 2).join('/')}/timing/latency`,
        phase: 'timing',
        about: 'how long answers take',
        expects: 'accept',
      }
      return [
        {
          made,
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
