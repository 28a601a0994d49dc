import type { Operation } from '../contract/operation.ts'
import type { CaseOutcome } from '../runner/outcome.ts'
import { percent } from './percent.ts'
import { rowsOf, type CoverageRow } from './coverage-rows.ts'

/** The rows of all operations, including undocumented responses. */
export function coverageOf(
  operations: Iterable<Operation>,
  outcomes: readonly CaseOutcome[],
  skipped: Readonly<Record<string, string>>,
): CoverageRow[] {
  const byOperation = Map.groupBy(outcomes, ({ testCase }) => testCase.operation)
  return [...operations].flatMap((operation) =>
    rowsOf(
      operation,
      byOperation.get(operation.id) ?? [],
      skipped[operation.id] === undefined ? undefined : `left out: ${skipped[operation.id]}`,
    ),
  )
}

/**
 * The figures in percent, after Microcks: `reachable` are the rows that some case can cause,
 * `achieved` those of them that are covered.
 */
export function figuresOf(rows: readonly CoverageRow[]): {
  reachable: number
  achieved: number
  operations: number
} {
  const contract = rows.filter(({ status }) => status !== 'undocumented')
  const reachable = contract.filter(({ status }) => status !== 'not tested')
  const covered = contract.filter(({ status }) => status === 'covered')
  const ids = new Set(contract.map(({ operation }) => operation))
  return {
    reachable: percent(reachable.length, contract.length),
    achieved: percent(covered.length, contract.length),
    operations: percent(new Set(covered.map(({ operation }) => operation)).size, ids.size),
  }
}
