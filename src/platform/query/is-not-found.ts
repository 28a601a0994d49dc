import type { QueryState } from './query-state.ts'

/** Whether a read failed with `not_found`, which means that there is no data yet. */
export function isNotFound(read: QueryState<unknown>): boolean {
  return (
    read.state === 'failed' && read.failure._tag === 'Refused' && read.failure.error === 'not_found'
  )
}
