import manifest from '../package.json' with { type: 'json' }
import type { CaseCounts } from '../runner/known-failures/case-counts.ts'
import type { CliOptions } from './cli-options.ts'
import { chosenOptionsOf } from './command-line.ts'
import { contractOf, type PreparedRun } from './prepared-run.ts'
import type { SelectedCases } from './select-cases.ts'

/** The numbers of cases that a run made, of the operations that it made whole. */
export function madeCases(
  options: CliOptions,
  prepared: PreparedRun,
  selected: readonly SelectedCases[],
): CaseCounts {
  return {
    conform: manifest.version,
    contract: contractOf(prepared).hash,
    options: `${chosenOptionsOf(options)} --rules ${[...options.rules].sort().join(',')}`.trim(),
    cases: Object.fromEntries(
      selected.flatMap(({ operation, whole }) => {
        const count = whole()
        return count === null ? [] : [[operation, count]]
      }),
    ),
  }
}
