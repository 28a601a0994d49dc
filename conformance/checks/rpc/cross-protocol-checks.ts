import { canonical } from '../../contract/json.ts'
import type { RpcCall } from '../../rpc/rpc-call.ts'
import type { RpcReply } from '../../rpc/reply/connect-error.ts'
import { replyOf } from '../../rpc/reply/read-reply.ts'
import type { RpcFault, RpcShape } from '../../rpc/rpc-shape.ts'
import type { HttpExchange } from '../../runner/http/exchange.ts'

/** Normalizes a reply so that replies of different protocols can be compared. */
const plain = (rpc: RpcShape, { code, messages, isBinary, details }: RpcReply): string =>
  canonical([
    code,
    messages.map((message) => rpc.plainAnswer(message, isBinary) ?? null),
    details.map(({ type, bytes }) => [type, bytes.toString('base64')]),
  ])

/**
 * Compares the replies of two protocols to one request. The first protocol is repeated; if its own
 * replies differ (a time, a token), there is no finding.
 */
export function crossProtocolFindings(
  rpc: RpcShape,
  call: RpcCall,
  first: RpcReply,
  [counterpart, again]: readonly HttpExchange[],
): RpcFault[] {
  if (
    call.against === undefined ||
    counterpart?.kind !== 'answer' ||
    again?.kind !== 'answer' ||
    first.code === null
  )
    return []
  const one = plain(rpc, first)
  const other = replyOf(call.against, rpc.isStream, counterpart)
  if (
    other.code === null ||
    one === plain(rpc, other) ||
    one !== plain(rpc, replyOf(call, rpc.isStream, again))
  )
    return []
  return [
    call.isGet === true
      ? { check: 'get_equals_post', words: 'GET and POST return different replies' }
      : {
          check: 'json_proto_equal',
          words: `${call.protocol} and ${call.against.protocol} return different replies`,
        },
  ]
}
