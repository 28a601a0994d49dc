import { canonical } from '../contract/json.ts'
import type { RpcAsk } from '../rpc/rpc-axis.ts'
import type { RpcReply } from '../rpc/connect-error.ts'
import { replyOf } from '../rpc/read-reply.ts'
import type { RpcFault, RpcShape } from '../rpc/rpc-shape.ts'
import type { HttpExchange } from '../runner/http/exchange.ts'

/** A reply in a form in which two can be compared: the same whatever protocol it came by. */
const plain = (rpc: RpcShape, { code, messages, isBinary, details }: RpcReply): string =>
  canonical([
    code,
    messages.map((message) => rpc.plainAnswer(message, isBinary) ?? null),
    details.map(({ type, bytes }) => [type, bytes.toString('base64')]),
  ])

/**
 * Whether another way to ask the same is answered the same. The first way is asked once more
 * afterwards: where its own two answers differ (a moment, a token), nothing is said.
 */
export function crossProtocolFindings(
  rpc: RpcShape,
  ask: RpcAsk,
  first: RpcReply,
  [twin, again]: readonly HttpExchange[],
): RpcFault[] {
  if (
    ask.against === undefined ||
    twin?.kind !== 'answer' ||
    again?.kind !== 'answer' ||
    first.code === null
  )
    return []
  const one = plain(rpc, first)
  const other = replyOf(ask.against, rpc.isStream, twin)
  if (
    other.code === null ||
    one === plain(rpc, other) ||
    one !== plain(rpc, replyOf(ask, rpc.isStream, again))
  )
    return []
  return [
    ask.isGet === true
      ? { check: 'get_equals_post', words: 'answered by GET otherwise than by POST' }
      : {
          check: 'json_proto_equal',
          words: `answered ${ask.protocol} otherwise than ${ask.against.protocol}`,
        },
  ]
}
