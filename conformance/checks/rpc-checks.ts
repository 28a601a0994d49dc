import { isConnect, plainAsk, type RpcAsk } from '../rpc/rpc-axis.ts'
import type { RpcReply } from '../rpc/connect-error.ts'
import { GRACE_MILLIS } from '../rpc/deadline.ts'
import { replyOf } from '../rpc/read-reply.ts'
import type { RpcFault, RpcShape } from '../rpc/rpc-shape.ts'
import { headerOf } from '../runner/http/exchange.ts'
import type { Finding, CheckedExchange } from './check.ts'
import { rpcErrorFindings } from './rpc-error-checks.ts'
import { rpcPromiseFaults } from './rpc-promise-checks.ts'
import { crossProtocolFindings } from './cross-protocol-checks.ts'

const isDenial = (status: number): boolean => status === 405 || status === 404 || status === 401

/** A response must end by its deadline, with a tolerance, and must not fail long before it. */
const deadlineFaults = (
  { came }: CheckedExchange,
  { deadlineMillis }: RpcAsk,
  reply: RpcReply,
): RpcFault[] => {
  if (deadlineMillis === undefined) return []
  if (came.isCut === true)
    return [
      {
        check: 'deadline_honoured',
        words: `still responding ${GRACE_MILLIS} ms after the deadline of ${deadlineMillis} ms`,
      },
    ]
  return reply.code === 'deadline_exceeded' && came.millis < deadlineMillis - GRACE_MILLIS
    ? [
        {
          check: 'deadline_honoured',
          words: `returned deadline_exceeded long before the deadline of ${deadlineMillis} ms`,
        },
      ]
    : []
}

/**
 * Connect responses, above all those to GET, can be cached. Personal data needs `Cache-Control:
 * no-store`.
 */
const keptFaults = (
  { came }: CheckedExchange,
  rpc: RpcShape,
  ask: RpcAsk,
  { code }: RpcReply,
): RpcFault[] => {
  if (!rpc.isPersonal || !isConnect(ask) || code !== 'ok') return []
  const directives = (headerOf(came, 'cache-control') ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
  return directives.includes('no-store')
    ? []
    : [
        {
          check: 'no_store_on_phi',
          words: 'returned personal data without Cache-Control: no-store',
        },
      ]
}

const ofMessages = (
  { made }: CheckedExchange,
  rpc: RpcShape,
  { messages, isBinary, code }: RpcReply,
): RpcFault[] => {
  const faults = messages
    .map((message) => rpc.responseFault(message, isBinary))
    .filter((fault) => fault !== null)
  // Group equal faults of many messages in one finding.
  const once = [...new Map(faults.map((fault) => [fault.words, fault])).values()]
  const isTaken = code === 'ok' || messages.length > 0
  return [
    ...once,
    ...(isTaken && made.expects === 'refuse' && made.check !== 'unknown_cursor_refused'
      ? [
          {
            check: made.check ?? 'negative_data_rejection',
            words: `accepted an invalid request: ${made.about}`,
          },
        ]
      : []),
    ...(isTaken && made.expects === 'deny'
      ? [{ check: made.check ?? 'ignored_auth', words: `returned a message: ${made.about}` }]
      : []),
  ]
}

/** The findings of an RPC response beyond the checks that apply to any response. */
export function rpcFindings(seen: CheckedExchange, rpc: RpcShape): Finding[] {
  const { made, came, operation } = seen
  const promise = operation.pointer
  if (made.expects === 'method')
    return isDenial(came.status)
      ? []
      : [
          {
            check: 'unsupported_method',
            words: `returned ${came.status} instead of 405 for PUT`,
            promise,
          },
        ]
  if (made.expects === 'media')
    return came.status >= 400
      ? []
      : [{ check: 'unsupported_media', words: `accepted ${made.about} (${came.status})`, promise }]
  const ask = made.request.rpc ?? plainAsk
  const isSilent = came.status === 0
  const reply: RpcReply = isSilent
    ? { code: null, messages: [], isBinary: false, details: [], faults: [] }
    : replyOf(ask, rpc.isStream, came)
  const { code } = reply
  const { against } = made
  // A refusal for its size is resource_exhausted; its HTTP status is left to the server.
  const isRefused =
    against?.kind !== 'refusal' ||
    (against.status === 413 ? code === 'resource_exhausted' : came.status === against.status)
  const faults: RpcFault[] = [
    ...(isSilent && ask.deadlineMillis === undefined
      ? [{ check: 'no_answer', words: 'did not start the stream' }]
      : []),
    ...(against?.kind === 'refusal' && against.status !== 413 ? [] : reply.faults),
    ...(isRefused
      ? []
      : [{ check: 'refusal_status', words: `returned ${code ?? came.status}: ${made.about}` }]),
    ...(code === null || code === 'ok' ? [] : rpcErrorFindings(seen, rpc, ask, { ...reply, code })),
    ...ofMessages(seen, rpc, reply),
    ...rpcPromiseFaults(seen, reply),
    ...deadlineFaults(seen, ask, reply),
    ...keptFaults(seen, rpc, ask, reply),
    ...crossProtocolFindings(rpc, ask, reply, seen.others ?? []),
  ]
  return faults.map((fault) => ({ ...fault, promise }))
}
