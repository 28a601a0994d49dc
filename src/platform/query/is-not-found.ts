import type { QueryState } from './query-state.ts'

/** That there is nothing yet, which is no failure. */
export function isNotFound(read: QueryState<unknown>): boolean {
  return (
    read.state === 'failed' && read.failure._tag === 'Refused' && read.failure.error === 'not_found'
  )
}
