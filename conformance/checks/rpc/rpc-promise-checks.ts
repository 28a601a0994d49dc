import { canonical } from '../../contract/json.ts'
import { isConnect } from '../../rpc/rpc-axis.ts'
import { plainCall } from '../../rpc/rpc-call.ts'
import type { RpcReply } from '../../rpc/reply/connect-error.ts'
import type { RpcFault } from '../../rpc/rpc-shape.ts'
import type { CheckedExchange } from '../check.ts'

/** Codes that do not depend on the request: authentication, rate limits and server faults. */
const others = new Set([
  'unauthenticated',
  'resource_exhausted',
  'unknown',
  'internal',
  'unavailable',
  'data_loss',
  'deadline_exceeded',
  'canceled',
])

/** The faults of a reply to an unknown tag, a reused idempotency key or an unknown page token. */
export function rpcPromiseFaults(
  { testCase: { against, about, request }, response, variables }: CheckedExchange,
  { code }: RpcReply,
): RpcFault[] {
  if (code === null || others.has(code)) return []
  // ABORTED is a failed precondition (AIP-154), INVALID_ARGUMENT an invalid page token (AIP-158).
  const isTaken =
    against !== undefined && 'before' in against && variables[`${against.before}.status`] === '200'
  if (against?.kind === 'cursor')
    return code === 'invalid_argument' ||
      (code !== 'ok' && (!isTaken || !isConnect(request.rpc ?? plainCall)))
      ? []
      : [
          {
            check: 'unknown_cursor_refused',
            words: `returned ${code} instead of invalid_argument for ${about}`,
          },
        ]
  if (against?.kind === 'stale')
    return !isTaken || code === 'aborted'
      ? []
      : [
          {
            check: 'if_match_honoured',
            words: `returned ${code} instead of aborted for a change with an unknown If-Match tag`,
          },
        ]
  if (against?.kind !== 'once' || !isTaken) return []
  if (code !== 'ok')
    return [
      {
        check: 'idempotency_key_honoured',
        words: `returned ok and then ${code} for one idempotency key`,
      },
    ]
  return isSame(variables[against.before] ?? '', response.body)
    ? []
    : [
        {
          check: 'idempotency_key_honoured',
          words: 'returned another body for the same idempotency key',
        },
      ]
}

/** Compares JSON bodies without regard to field order, and other bodies by their bytes. */
const isSame = (before: string, body: Buffer): boolean => {
  const now = body.toString()
  try {
    return canonical(JSON.parse(before)) === canonical(JSON.parse(now))
  } catch {
    return before === now
  }
}
