import type { QueryState } from './query-state.ts'

/** Adds the count of unreadable rows to a read. */
export function withLeftOutCount<Data>(
  read: QueryState<Data>,
  leftOutOf: (data: Data) => number,
): QueryState<Data> {
  if (read.state !== 'ready') return read
  const leftOut = leftOutOf(read.data)
  return leftOut > 0 ? { ...read, leftOut } : read
}
