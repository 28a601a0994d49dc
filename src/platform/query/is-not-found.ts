import type { Read } from './query-state.ts'

/** That there is nothing yet, which is no failure. */
export function isNone(read: Read<unknown>): boolean {
  return (
    read.state === 'failed' && read.failure._tag === 'Refused' && read.failure.error === 'not_found'
  )
}
