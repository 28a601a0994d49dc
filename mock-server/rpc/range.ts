import type { ConnectError } from '@connectrpc/connect'
import { rangeFault } from '../sandbox/range.ts'

/** The range of a request, or INVALID_ARGUMENT when it makes no sense. */
export const rangeOf = (request: { readonly start: string; readonly end: string; readonly count?: number | undefined }, now: number, problem: (name: string) => ConnectError) => {
  if (rangeFault(request.start, request.end)) throw problem('invalid-argument')
  return { start: request.start, end: request.end, now, count: request.count }
}
