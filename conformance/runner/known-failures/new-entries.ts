import { isOf } from './known-failures.ts'
import { type KnownFailure } from './known-entry.ts'

/** A failed case as a baseline needs it. */
export interface FailedCase {
  readonly name: string
  readonly checks: readonly string[]
}

/** How long an entry of a baseline applies. */
const DAYS = 90

/** The date in so many days, as `yyyy-mm-dd`. */
export function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** The last day of an entry that is added today. */
export function lastDay(): string {
  return dayIn(DAYS)
}

/**
 * Entries for the failures that no entry covers, by case and check, for 90 days. Latency failures
 * cannot be known.
 */
export function newEntries(
  failed: readonly FailedCase[],
  entries: readonly KnownFailure[],
  reason = 'failed when the baseline was taken',
): KnownFailure[] {
  return failed
    .filter(({ name }) => !name.endsWith('/timing/latency'))
    .flatMap(({ name, checks }) =>
      [...new Set(checks)].map((check): KnownFailure => ({
        match: name,
        check,
        kind: 'failing',
        reason,
        first_seen: dayIn(0),
        expires: lastDay(),
      })),
    )
    .filter(
      (entry) =>
        !entries.some(
          (each) =>
            isOf(each, entry.match) && (each.check === undefined || each.check === entry.check),
        ),
    )
}
