import { noneOf, type None } from '../model/parts/none.ts'
import type { QueryState } from './query-state.ts'

/** Whether a read failed with `not_found`, which means that there is no data yet. */
export function isNotFound(read: QueryState<unknown>): boolean {
  return (
    read.state === 'failed' && read.failure._tag === 'Refused' && read.failure.error === 'not_found'
  )
}

/** The proof that there is no data yet: the server answered `not_found`. */
export function noneOfNotFound(read: QueryState<unknown>): None | null {
  return isNotFound(read) ? noneOf(null, 0) : null
}
