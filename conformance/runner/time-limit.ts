/**
 * The shares of `--max-time` after which no case starts, the cases in flight are left, and the
 * removal of created resources ends. The rest is for the reports.
 */
const SHARES = { start: 0.85, flight: 0.9, removal: 0.97 } as const

/** How long an unlimited run removes what it created. */
const REMOVAL_MILLIS = 60_000

/** The limits of a run, from reading the contract to its reports. */
export interface TimeLimit {
  /** Whether no further case may start. */
  readonly isOver: () => boolean
  /** Aborts when the cases in flight are left. */
  readonly ended: AbortSignal
  /** Whether created resources are left; an unlimited run gives it a minute from `since`. */
  readonly isRemovalOver: (since: number) => boolean
}

/** The limit of `maxTime` seconds (0 for none) since a moment of `performance.now()`. */
export function timeLimitOf(maxTime: number, began: number): TimeLimit {
  const at = (share: number): number => began + maxTime * 1_000 * share
  const isAfter = (moment: number): boolean => performance.now() > moment
  if (maxTime === 0)
    return {
      isOver: () => false,
      ended: new AbortController().signal,
      isRemovalOver: (since) => isAfter(since + REMOVAL_MILLIS),
    }
  return {
    isOver: () => isAfter(at(SHARES.start)),
    ended: AbortSignal.timeout(Math.max(0, Math.round(at(SHARES.flight) - performance.now()))),
    isRemovalOver: () => isAfter(at(SHARES.removal)),
  }
}
