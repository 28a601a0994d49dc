import type { Operation } from '../contract/operation.ts'
import type { HttpRequest } from '../runner/http/exchange.ts'
import type { RestRequest } from '../cases/test-case.ts'

/**
 * The tolerance for network time after a deadline, in milliseconds (as in connectrpc/conformance).
 */
export const GRACE_MILLIS = 500

/** The deadline of unary calls in milliseconds. A healthy server meets it, and wrong units show. */
export const UNARY_DEADLINE = 1_000

/** The deadline of streams in milliseconds. */
export const STREAM_DEADLINE = 600

/** The reading time of streams without a deadline, in milliseconds. */
const LISTENED = 1_000

/** The reading time of a response; empty means to its end. */
export function limitOf(
  operation: Operation,
  { rpc }: RestRequest,
): Pick<HttpRequest, 'limitMillis' | 'listenMillis'> {
  if (rpc?.deadlineMillis !== undefined) return { limitMillis: rpc.deadlineMillis + GRACE_MILLIS }
  const kind = operation.rpc?.method.methodKind ?? 'unary'
  return kind === 'unary' || kind === 'client_streaming' ? {} : { listenMillis: LISTENED }
}
