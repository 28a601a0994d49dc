import { expect, test } from 'vitest'
import type { TestCase } from '../cases/test-case.ts'
import { documentOf } from '../contract/document.ts'
import { operationsOf } from '../contract/read-operations.ts'
import { toyContract } from '../testing/toy-contract.ts'
import { latencyOf, latencyOutcomes, percentile, slowOf } from './latency.ts'
import { timedOf, timedTogether } from './timed-cases.ts'
import type { CaseOutcome } from './outcome.ts'

const document = documentOf('toy', { ...toyContract(), 'x-latency-budget-ms': 50 })
const operations = new Map(operationsOf(document).map((each) => [each.id, each]))
const took = (
  millis: number,
  expects: TestCase['expects'] = 'accept',
  status = 200,
): CaseOutcome => ({
  testCase: {
    operation: 'listNotes',
    expects,
    name: 'rest/listNotes/examples/plain',
    phase: 'examples',
  } as TestCase,
  verdict: 'passed',
  status,
  millis,
  findings: [],
})

const latencyIn = (outcomes: readonly CaseOutcome[]) =>
  latencyOf(timedOf(document, operations, outcomes))

test.each([
  [0.5, 2],
  [0.75, 3],
  [0.95, 4],
  [1, 4],
  [0, 1],
])('percentile %f of four values', (share, value) =>
  expect(percentile([1, 2, 3, 4], share)).toBe(value),
)

test('samples exclude the first call, refusals and invalid requests, and need five', () => {
  const warm = [
    took(900),
    took(800, 'refuse'),
    took(700, 'accept', 404),
    ...[10, 30, 20, 40].map((millis) => took(millis)),
  ]
  expect(latencyIn(warm)).toEqual([])
  expect(latencyIn([...warm, took(60)])).toEqual([
    { operation: 'listNotes', samples: 5, p50: 30, p95: 60, p99: 60, max: 60, budget: 50 },
  ])
})

test.each([
  [50, []],
  [51, ['latency_budget']],
  [2_000, ['latency_budget', 'slow_outlier']],
])('a slowest response of %i ms', (slowest, checks) => {
  const outcomes = [1, 10, 10, 10, 10, slowest].map((millis) => took(millis))
  const slow = slowOf(latencyIn(outcomes))
  expect(slow.map(({ check }) => check)).toEqual(checks)
  expect(
    latencyOutcomes(timedOf(document, operations, outcomes), outcomes, slow).map(
      ({ verdict, testCase }) => [verdict, testCase.name, testCase.phase],
    ),
  ).toEqual(
    checks.includes('latency_budget')
      ? [['failed', 'rest/listNotes/timing/latency', 'timing']]
      : [],
  )
})

test('merges the samples of shards before the minimum applies', () => {
  const parts = [
    [900, 10, 30, 20],
    [800, 60, 40],
  ].map((part) =>
    timedOf(
      document,
      operations,
      part.map((millis) => took(millis)),
    ),
  )
  expect(parts.map(latencyOf)).toEqual([[], []])
  expect(latencyOf(timedTogether(parts))).toEqual([
    { operation: 'listNotes', samples: 5, p50: 30, p95: 60, p99: 60, max: 60, budget: 50 },
  ])
})
