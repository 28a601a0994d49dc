import type { ExitCause } from '../exit-code.ts'
import type { CaseOutcome } from './outcome.ts'

/** The share of cases that may be rate limited (429) before the run counts as not measured. */
const LIMITED = 0.05

const isLimited = ({ verdict, status }: CaseOutcome): boolean =>
  verdict === 'not measured' && status === 429

/**
 * Returns whether too little was measured for a verdict: nothing, an operation with only 429s, or
 * too many 429s overall.
 */
const isHidden = (outcomes: readonly CaseOutcome[]): boolean =>
  (outcomes.length > 0 &&
    outcomes.every(({ verdict }) => verdict === 'not measured' || verdict === 'unsupported')) ||
  outcomes.filter(isLimited).length > outcomes.length * LIMITED ||
  [...Map.groupBy(outcomes, ({ testCase }) => testCase.operation).values()].some((each) =>
    each.every(isLimited),
  )

/**
 * The causes of the exit code. A case that was not measured, or an operation without a case in time
 * (`isUntested`), prevents 0: by the target (4) or a persona without data (5). `unsupported` does not.
 */
export function causesOf(
  outcomes: readonly CaseOutcome[],
  partial: ExitCause | null,
  isUntested = false,
): ExitCause[] {
  const isFailed = outcomes.some(({ verdict }) => verdict === 'failed')
  const unmeasured = outcomes.filter(({ verdict }) => verdict === 'not measured')
  const unmeasuredBy: ExitCause = unmeasured.every(({ lacksData }) => lacksData)
    ? 'login'
    : 'environment'
  return [
    ...(partial === null ? [] : [partial]),
    ...(isFailed ? (['nonConformity'] as const) : []),
    ...(unmeasured.length > 0 && !isFailed ? [unmeasuredBy] : []),
    ...(isUntested && !isFailed ? (['environment'] as const) : []),
    ...(isHidden(outcomes) ? (['environment'] as const) : []),
  ]
}
