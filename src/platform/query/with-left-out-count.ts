import type { QueryState } from './query-state.ts'

/** The read with a count of the rows that could not be read, which the screen says. */
export function withLeftOutCount<Data>(
  read: QueryState<Data>,
  leftOutOf: (data: Data) => number,
): QueryState<Data> {
  if (read.state !== 'ready') return read
  const leftOut = leftOutOf(read.data)
  return leftOut > 0 ? { ...read, leftOut } : read
}
