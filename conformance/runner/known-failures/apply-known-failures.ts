import type { CaseOutcome } from '../outcome.ts'
import { isOf } from './known-failures.ts'
import { type KnownFailure } from './known-entry.ts'

export interface KnownFailuresResult {
  readonly outcomes: readonly CaseOutcome[]
  /** Entries of kind `failing` whose cases passed. */
  readonly stale: readonly { readonly entry: KnownFailure; readonly name: string }[]
  readonly notes: readonly string[]
}

const isExpired = ({ expires }: KnownFailure, today: string): boolean => expires < today

const covers = ({ check }: KnownFailure, file: string): boolean =>
  check === undefined || check === file

const known = (outcome: CaseOutcome, entries: readonly KnownFailure[]): CaseOutcome => {
  // An `unsupported` entry excuses a case that could not be measured.
  const absent =
    outcome.verdict === 'not measured'
      ? entries.find(({ kind }) => kind === 'unsupported')
      : undefined
  if (absent !== undefined)
    return {
      ...outcome,
      verdict: 'known',
      reason: `${absent.kind}: ${absent.reason}; ${outcome.reason ?? 'not measured'}`,
    }
  if (outcome.verdict !== 'failed') return outcome
  const reasons = outcome.findings.map(({ check }) => entries.find((entry) => covers(entry, check)))
  return reasons.every((entry) => entry !== undefined)
    ? {
        ...outcome,
        verdict: 'known',
        reason: [
          ...new Set(
            reasons.map(
              (entry) =>
                `${entry.kind}: ${entry.reason}${entry.ticket === undefined ? '' : ` (${entry.ticket})`}`,
            ),
          ),
        ].join('; '),
      }
    : outcome
}

/** The length of the common prefix. */
const common = (one: string, other: string): number => {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

/**
 * Marks known failures. Expired entries count as new, and a `failing` entry whose case passes is
 * stale. `today` is `yyyy-mm-dd`; with `isWhole` entries without a case are reported.
 */
export function applyKnownFailures(
  outcomes: readonly CaseOutcome[],
  entries: readonly KnownFailure[],
  today: string,
  isWhole: boolean,
): KnownFailuresResult {
  const valid = entries.filter((entry) => !isExpired(entry, today))
  const applied = outcomes.map((outcome) =>
    known(
      outcome,
      valid.filter((entry) => isOf(entry, outcome.testCase.name)),
    ),
  )
  const stale = entries
    .filter(({ kind }) => kind === 'failing')
    .flatMap((entry) =>
      outcomes
        .filter(
          ({ testCase, verdict, findings }) =>
            verdict !== 'not measured' &&
            verdict !== 'unsupported' &&
            testCase.phase !== 'property' &&
            isOf(entry, testCase.name) &&
            !findings.some(({ check }) => covers(entry, check)),
        )
        .map(({ testCase }) => ({ entry, name: testCase.name })),
    )
  const names = outcomes.map(({ testCase }) => testCase.name)
  const unmatched = isWhole
    ? entries.filter((entry) => !names.some((name) => isOf(entry, name)))
    : []
  const notes = [
    ...entries
      .filter((entry) => isExpired(entry, today))
      .map(
        ({ match, expires }) =>
          `known failure ${match} expired on ${expires} and no longer applies`,
      ),
    ...stale.map(
      ({ name }) => `known failure ${name} passes: remove it with conform baseline prune`,
    ),
    ...unmatched.map(
      ({ match }) =>
        `known failure ${match} matches no case; the most similar is ${[...names].sort((a, b) => common(b, match) - common(a, match))[0] ?? 'none'}`,
    ),
  ]
  return { outcomes: applied, stale, notes }
}
