import type { Read } from './read.ts'

/** That there is nothing yet, which is no failure. */
export const isNone = (read: Read<unknown>): boolean =>
  read.state === 'failed' && read.failure._tag === 'Refused' && read.failure.error === 'not_found'
