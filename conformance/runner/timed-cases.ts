import type { ContractDocument } from '../contract/document.ts'
import { fieldsOf } from '../contract/json.ts'
import type { Operation } from '../contract/operation.ts'
import type { CaseOutcome } from './outcome.ts'

const budgetOf = ({ root }: ContractDocument, { definition }: Operation): number | null => {
  const documented =
    definition?.['x-latency-budget-ms'] ??
    root['x-latency-budget-ms'] ??
    fieldsOf(root['info'])['x-latency-budget-ms']
  return typeof documented === 'number' && documented > 0 ? documented : null
}

/** The response times of an operation in milliseconds, ascending and rounded to tenths. */
export interface Timed {
  readonly operation: string
  readonly millis: readonly number[]
  readonly budget: number | null
  /** A pointer to the operation in the contract. */
  readonly promise: string
}

/**
 * Collects the response times of each operation after its first response. Invalid requests are
 * excluded, because they are answered faster.
 */
export function timedOf(
  document: ContractDocument,
  operations: ReadonlyMap<string, Operation>,
  outcomes: readonly CaseOutcome[],
): Timed[] {
  const answered = outcomes.filter(
    ({ testCase, status, millis }) =>
      testCase.expects === 'accept' && status !== null && status < 400 && millis > 0,
  )
  return [...Map.groupBy(answered, ({ testCase }) => testCase.operation)]
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

/** Merges the response times of shards, each of which already excludes its first response. */
export function timedTogether(parts: readonly (readonly Timed[])[]): Timed[] {
  return [...Map.groupBy(parts.flat(), ({ operation }) => operation)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, all]) => ({
      ...all[0]!,
      millis: all.flatMap(({ millis }) => millis).sort((a, b) => a - b),
    }))
}
