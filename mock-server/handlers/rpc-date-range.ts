import type { ConnectError } from '@connectrpc/connect'
import { dateRangeFault } from '../services/time/date-range.ts'

/** Returns the range of a request. Throws INVALID_ARGUMENT for an invalid one. */
export function rangeOf(
  request: {
    readonly startTime: string
    readonly endTime: string
    readonly count?: number | undefined
  },
  now: number,
  problem: (name: string) => ConnectError,
) {
  if (dateRangeFault(request.startTime, request.endTime)) throw problem('invalid-argument')
  return { start: request.startTime, end: request.endTime, now, count: request.count }
}
