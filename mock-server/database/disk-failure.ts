import { StoreUnavailable } from './store-unavailable.ts'

/** Results of SQLite: the disk failed, the disk is full. */
const diskResults: ReadonlySet<number> = new Set([10, 13])

/**
 * The error of a SQLite call as its callers see it: a disk that is full or fails is an outage, after
 * which the same call may succeed. Others stay as they are.
 */
export function diskFailure(error: unknown): unknown {
  // The lower byte is the result; the upper ones say more.
  const result = Number(Object(error).errcode) & 0xff
  return diskResults.has(result)
    ? new StoreUnavailable('The disk of SQLite is full or fails.')
    : error
}
