import type { Read } from './read.ts'

/** That there is nothing yet, which is no failure. */
export const isNone = (read: Read<unknown>): boolean => read.state === 'failed' && read.failure._tag === 'Refused' && read.failure.error === 'not_found'

/** The count of what could not be read, told with the read itself. */
export const counted = <Report extends { readonly leftOut: number }>(read: Read<Report>): Read<Report> =>
  read.state === 'ready' && read.data.leftOut > 0 ? { ...read, leftOut: read.data.leftOut } : read
