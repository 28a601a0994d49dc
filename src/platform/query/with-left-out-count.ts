import type { Read } from './query-state.ts'

/** The read with a count of the rows that could not be read, which the screen says. */
export function counted<Data>(read: Read<Data>, leftOutOf: (data: Data) => number): Read<Data> {
  if (read.state !== 'ready') return read
  const leftOut = leftOutOf(read.data)
  return leftOut > 0 ? { ...read, leftOut } : read
}
