import type { InitialLoad, InitialPart } from '../model/initial-load.ts'
import type { Program } from '../../member/model/programs.ts'
import type { QueryState } from '#platform/query/query-state.ts'

/**
 * The part of a query's result that a call's network status is made of (START-019). `isStale`: the
 * data was stored before this visit, or has been invalidated.
 */
type Asked<T> = {
  readonly data: T | undefined
  readonly isError: boolean
  readonly isStale?: boolean
  readonly fetchStatus?: 'fetching' | 'paused' | 'idle'
}

/**
 * What stands in for the value of a call that failed (2§8); a call that is not here has none then.
 */
export const fallbacks = {
  hasLabA1c: false,
  hasKidneyLabResults: false,
  launchpad: {},
  onboardingDisplay: {},
} as const

/**
 * One call's status and value. What was there before a later failure stays. A call that waits for
 * the network has failed until it is back.
 */
export function partOf<T>(
  { data, isError, isStale = false, fetchStatus }: Asked<T>,
  fallback: T | null = null,
): InitialPart<T> {
  const hasFailed = isError || fetchStatus === 'paused'
  if (data !== undefined)
    return isStale
      ? { status: 'ready', value: data, stale: hasFailed ? 'failed' : 'asking' }
      : { status: 'ready', value: data }
  return hasFailed ? { status: 'failed', value: fallback } : { status: 'pending', value: null }
}

/**
 * The programs' status and value: none when they were denied, nothing known when the call failed
 * otherwise (ERR-022).
 */
export function programsPart(
  programs: QueryState<readonly Program[]>,
  isStale = false,
): InitialLoad['programs'] {
  return programs.state === 'ready'
    ? {
        ...partOf({ data: programs.data, isError: programs.stale !== null, isStale }),
        ...(programs.leftOut === undefined ? {} : { leftOut: programs.leftOut }),
      }
    : { status: programs.state, value: null }
}

/** The status and value of a call that follows another one, and fails with it. */
export function partAfter<T>(before: Asked<unknown>, asked: Asked<T>): InitialPart<T> {
  return partOf({ ...asked, isError: asked.isError || before.isError })
}
