import type { InitialLoad, InitialPart } from '../model/initial-load.ts'
import type { Program } from '../../member/model/programs.ts'
import type { Rows } from '#platform/model/parts/unknown-enum.ts'
import type { QueryState } from '#platform/query/query-state.ts'

/**
 * The fields of a query result that decide a call's network status (START-019). `isStale`: the data
 * is from an earlier visit, or was invalidated.
 */
type QueryResult<T> = {
  readonly data: T | undefined
  readonly isError: boolean
  readonly isStale?: boolean
  readonly fetchStatus?: 'fetching' | 'paused' | 'idle'
}

/** The fallback values of failed calls (2§8). Any other call has none. */
export const fallbacks = {
  hasLabA1c: false,
  hasKidneyLabResults: false,
  launchpad: {},
  onboardingDisplay: {},
} as const

/**
 * The status and value of one call. A later failure keeps the value; a call that waits for the
 * network has failed until it is back.
 */
export function partOf<T>(
  { data, isError, isStale = false, fetchStatus }: QueryResult<T>,
  fallback: T | null = null,
): InitialPart<T> {
  const hasFailed = isError || fetchStatus === 'paused'
  if (data !== undefined)
    return isStale
      ? { status: 'ready', value: data, stale: hasFailed ? 'failed' : 'asking' }
      : { status: 'ready', value: data }
  return hasFailed ? { status: 'failed', value: fallback } : { status: 'pending', value: null }
}

/** The same for a list, which counts its unreadable rows. */
export function rowsPartOf<T>(query: QueryResult<Rows<T>>): InitialPart<readonly T[]> {
  const { value, ...part } = partOf(query)
  if (value === null) return { ...part, value }
  const { items, leftOut } = value
  return leftOut === 0 ? { ...part, value: items } : { ...part, value: items, leftOut }
}

/**
 * The status and value of the programs: empty when denied, unknown after any other failure
 * (ERR-022).
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

/** The status and value of a call that depends on another one and fails with it. */
export function partAfter<T>(before: QueryResult<unknown>, asked: QueryResult<T>): InitialPart<T> {
  return partOf({ ...asked, isError: asked.isError || before.isError })
}
