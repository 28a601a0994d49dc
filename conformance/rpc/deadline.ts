import type { Operation } from '../contract/operation.ts'
import type { RestRequest } from '../cases/test-case.ts'

/**
 * A deadline is on the way, too: an answer that is over so long after it, in milliseconds, is in
 * time (connectrpc/conformance has as much).
 */
export const GRACE_MILLIS = 500

/**
 * Unary calls are given so long: no healthy server needs it, and one that counts in other units is
 * seen.
 */
export const UNARY_DEADLINE = 1_000

/** A stream has its deadline, in milliseconds, so that its end is seen. */
export const STREAM_DEADLINE = 600

/** Without a deadline a stream is listened to for so long. */
const LISTENED = 1_000

/** How long an answer is listened to; undefined: to its end. */
export function limitOf(operation: Operation, { rpc }: RestRequest): number | undefined {
  if (rpc?.deadlineMillis !== undefined) return rpc.deadlineMillis + GRACE_MILLIS
  return operation.rpc?.isStream === true ? LISTENED : undefined
}
