import type { SelectedCases } from '../cli/select-cases.ts'
import type { CaseOutcome } from '../runner/outcome.ts'

type Selected = Pick<SelectedCases, 'operation' | 'given' | 'whole'>

/** The operations that a run had no time for: no case has an outcome, and one was, or may be, left. */
export function untestedOperations(
  selected: readonly Selected[],
  skipped: Readonly<Record<string, string>>,
  outcomes: readonly CaseOutcome[],
): string[] {
  const tested = new Set(outcomes.map(({ testCase }) => testCase.operation))
  return selected.flatMap(({ operation, given, whole }) =>
    tested.has(operation) || operation in skipped || (given() === 0 && whole() !== null)
      ? []
      : [operation],
  )
}
