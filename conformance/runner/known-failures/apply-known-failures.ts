import type { CaseOutcome } from '../outcome.ts'
import { isOf, type KnownFailure } from './known-failures.ts'

export interface KnownFailuresResult {
  readonly outcomes: readonly CaseOutcome[]
  /** Entries, or cases of theirs, that should fail and do not. */
  readonly stale: readonly { readonly entry: KnownFailure; readonly name: string }[]
  readonly notes: readonly string[]
}

const isExpired = ({ expires }: KnownFailure, today: string): boolean => expires < today

const covers = ({ check }: KnownFailure, given: string): boolean =>
  check === undefined || check === given

const known = (outcome: CaseOutcome, entries: readonly KnownFailure[]): CaseOutcome => {
  // What a target does not have cannot be measured there, and somebody said so.
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

/** How many letters two names have in common from the beginning. */
const common = (one: string, other: string): number => {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

/**
 * Holds outcomes against what is known to fail. What is expired counts as new. A `failing` entry
 * whose case passes is stale: whoever mended it takes it out. `today` is `yyyy-mm-dd`; `isWhole`
 * says that all cases were run, so that an entry without any is worth a word.
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
      valid.filter((entry) => isOf(entry, outcome.made.name)),
    ),
  )
  const stale = entries
    .filter(({ kind }) => kind === 'failing')
    .flatMap((entry) =>
      outcomes
        .filter(
          ({ made, verdict, findings }) =>
            verdict !== 'not measured' &&
            verdict !== 'unsupported' &&
            made.phase !== 'property' &&
            isOf(entry, made.name) &&
            !findings.some(({ check }) => covers(entry, check)),
        )
        .map(({ made }) => ({ entry, name: made.name })),
    )
  const names = outcomes.map(({ made }) => made.name)
  const unmatched = isWhole
    ? entries.filter((entry) => !names.some((name) => isOf(entry, name)))
    : []
  const notes = [
    ...entries
      .filter((entry) => isExpired(entry, today))
      .map(
        ({ match, expires }) => `known-failing ${match} expired on ${expires} and counts no more`,
      ),
    ...stale.map(
      ({ name }) => `known-failing ${name} passes: take it out (conform baseline prune)`,
    ),
    ...unmatched.map(
      ({ match }) =>
        `known-failing ${match} is of no case; the nearest is ${[...names].sort((a, b) => common(b, match) - common(a, match))[0] ?? 'none'}`,
    ),
  ]
  return { outcomes: applied, stale, notes }
}
