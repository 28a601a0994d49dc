import { canonical } from '../contract/json.ts'
import { isConnect, plainAsk } from '../rpc/rpc-axis.ts'
import type { RpcReply } from '../rpc/connect-error.ts'
import type { RpcFault } from '../rpc/rpc-shape.ts'
import type { CheckedExchange } from './check.ts'

/**
 * Codes that say nothing of what was asked: who asks is not known, asks too much, or the server is
 * not well.
 */
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

/**
 * What is wrong with an RPC's answer to a tag that no answer had, to a key that was used before, or
 * to a token of no page.
 */
export function rpcPromiseFaults(
  { made: { against, about, request }, came, kept }: CheckedExchange,
  { code }: RpcReply,
): RpcFault[] {
  if (code === null || others.has(code)) return []
  // ABORTED says so of a precondition (AIP-154), INVALID_ARGUMENT of a token (AIP-158).
  const isTaken =
    against !== undefined && 'before' in against && kept[`${against.before}.status`] === '200'
  if (against?.kind === 'cursor')
    return code === 'invalid_argument' ||
      (code !== 'ok' && (!isTaken || !isConnect(request.rpc ?? plainAsk)))
      ? []
      : [
          {
            check: 'unknown_cursor_refused',
            words: `answered ${code}, not invalid_argument, to ${about}`,
          },
        ]
  if (against?.kind === 'stale')
    return !isTaken || code === 'aborted'
      ? []
      : [
          {
            check: 'if_match_honoured',
            words: `answered ${code}, not aborted, to a change that is based on no answer of the server`,
          },
        ]
  if (against?.kind !== 'once' || !isTaken) return []
  if (code !== 'ok')
    return [
      {
        check: 'idempotency_key_honoured',
        words: `answered ok and then ${code} to the same request with one key`,
      },
    ]
  return isSame(kept[against.before] ?? '', came.body)
    ? []
    : [
        {
          check: 'idempotency_key_honoured',
          words: 'answered the same request with one key with something else the second time',
        },
      ]
}

/** Messages in JSON may have their fields in another order; in bytes they are the same bytes. */
const isSame = (before: string, body: Buffer): boolean => {
  const now = body.toString()
  try {
    return canonical(JSON.parse(before)) === canonical(JSON.parse(now))
  } catch {
    return before === now
  }
}
