import type { CaseOutcome } from '../outcome.ts'
import { applyKnownFailures } from './apply-known-failures.ts'
import { countChanges, type CaseCounts } from './case-counts.ts'
import { writeKnownFailures } from './known-failures.ts'
import { lastDay, newEntries } from './new-entries.ts'
import type { Baseline } from './read-baseline.ts'

/**
 * Marks the known failures of a run, and writes the baseline of a first one. `isEnded` is false for
 * a run that was interrupted, which writes none; `isWhole` runs had every case, and `made` counts them.
 */
export function applyBaseline(
  { entries, made: before, writes, failsOnStale }: Baseline,
  outcomes: readonly CaseOutcome[],
  today: string,
  { isEnded, isWhole, made }: { isEnded: boolean; isWhole: boolean; made: CaseCounts },
): { outcomes: readonly CaseOutcome[]; isStale: boolean; notes: readonly string[] } {
  if (writes === null || !isEnded) {
    const { stale, ...applied } = applyKnownFailures(outcomes, entries, today, isWhole)
    return {
      outcomes: applied.outcomes,
      isStale: failsOnStale && stale.length > 0,
      notes: [...countChanges(before, made), ...applied.notes],
    }
  }
  const failed = outcomes.filter(({ verdict }) => verdict === 'failed')
  const added = newEntries(
    failed.map(({ testCase, findings }) => ({
      name: testCase.name,
      checks: findings.map(({ check }) => check),
    })),
    [],
  )
  writeKnownFailures(writes, { entries: added, made })
  return {
    outcomes: applyKnownFailures(outcomes, added, today, false).outcomes,
    isStale: false,
    notes: [
      `wrote the baseline ${writes}: ${added.length} failures of ${failed.length} cases are known until ${lastDay()}; from now on only new failures fail a run`,
      ...(isWhole
        ? []
        : [
            'the baseline has only the cases of this run: failures of other cases will be new (--max-time 0 and no --only run all)',
          ]),
    ],
  }
}
