import { isConnect } from '../../rpc/rpc-axis.ts'
import { type RpcCall } from '../../rpc/rpc-call.ts'
import type { RpcReply } from '../../rpc/reply/connect-error.ts'
import { GRACE_MILLIS } from '../../rpc/deadline.ts'
import type { RpcFault, RpcShape } from '../../rpc/rpc-shape.ts'
import { mayBeStored } from '../../runner/http/http-response.ts'
import type { CheckedExchange } from '../check.ts'

/** A response must end by its deadline, with a tolerance, and must not fail long before it. */
export function deadlineFaults(
  { response }: CheckedExchange,
  { deadlineMillis }: RpcCall,
  reply: RpcReply,
): RpcFault[] {
  if (deadlineMillis === undefined) return []
  if (response.isCut === true)
    return [
      {
        check: 'deadline_honoured',
        words: `still responding ${GRACE_MILLIS} ms after the deadline of ${deadlineMillis} ms`,
      },
    ]
  const isEnded = reply.code === 'deadline_exceeded' || response.isCanceled === true
  return isEnded && response.millis < deadlineMillis - GRACE_MILLIS
    ? [
        {
          check: 'deadline_honoured',
          words: `ended the call long before its deadline of ${deadlineMillis} ms`,
        },
      ]
    : []
}

/**
 * Connect responses, above all those to GET, can be cached. Personal data needs `Cache-Control:
 * no-store`.
 */
export function headerFaults(
  { response }: CheckedExchange,
  rpc: RpcShape,
  call: RpcCall,
  { code }: RpcReply,
): RpcFault[] {
  if (!rpc.isPersonal || !isConnect(call) || code !== 'ok') return []
  return !mayBeStored(response)
    ? []
    : [
        {
          check: 'no_store_on_phi',
          words: 'returned personal data without Cache-Control: no-store',
        },
      ]
}
