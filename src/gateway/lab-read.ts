import type { Read } from './read.ts'

/** That there is nothing yet, which is no failure. */
export const isNone = (read: Read<unknown>): boolean => read.state === 'failed' && read.failure._tag === 'Refused' && read.failure.error === 'not_found'

/** The count of what could not be read, told with the read itself. */
export function counted<Report>(read: Read<Report>, leftOutOf: (report: Report) => number): Read<Report> {
  if (read.state !== 'ready') return read
  const leftOut = leftOutOf(read.data)
  return leftOut > 0 ? { ...read, leftOut } : read
}
