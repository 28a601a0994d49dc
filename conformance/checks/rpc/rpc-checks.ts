import { plainCall } from '../../rpc/rpc-call.ts'
import type { RpcReply } from '../../rpc/reply/connect-error.ts'
import { replyOf } from '../../rpc/reply/read-reply.ts'
import type { RpcFault, RpcShape } from '../../rpc/rpc-shape.ts'
import type { Finding, CheckedExchange } from '../check.ts'
import { rpcErrorFindings } from './rpc-error-checks.ts'
import { rpcPromiseFaults } from './rpc-promise-checks.ts'
import { crossProtocolFindings } from './cross-protocol-checks.ts'
import { deadlineFaults, headerFaults } from './rpc-header-checks.ts'

const isDenial = (status: number): boolean => status === 405 || status === 404 || status === 401

const ofMessages = (
  { testCase }: CheckedExchange,
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
    ...(isTaken && testCase.expects === 'refuse' && testCase.check !== 'unknown_cursor_refused'
      ? [
          {
            check: testCase.check ?? 'negative_data_rejection',
            words: `accepted an invalid request: ${testCase.about}`,
          },
        ]
      : []),
    ...(isTaken && testCase.expects === 'deny'
      ? [
          {
            check: testCase.check ?? 'ignored_auth',
            words: `returned a message: ${testCase.about}`,
          },
        ]
      : []),
  ]
}

/** A stream of the client has one response, as a unary call has. */
const countFaults = (rpc: RpcShape, { code, messages, faults }: RpcReply): RpcFault[] =>
  rpc.method.methodKind !== 'client_streaming' ||
  code !== 'ok' ||
  messages.length === 1 ||
  faults.length > 0
    ? []
    : messages.length === 0
      ? [{ check: 'empty_body', words: 'returned ok without a message' }]
      : [{ check: 'trailers_clean', words: 'returned more than one message' }]

/** The findings of an RPC response beyond the checks that apply to any response. */
export function rpcFindings(exchange: CheckedExchange, rpc: RpcShape): Finding[] {
  const { testCase, response, operation } = exchange
  const promise = operation.pointer
  if (testCase.expects === 'method')
    return isDenial(response.status)
      ? []
      : [
          {
            check: 'unsupported_method',
            words: `returned ${response.status} instead of 405 for PUT`,
            promise,
          },
        ]
  if (testCase.expects === 'media')
    return response.status >= 400
      ? []
      : [
          {
            check: 'unsupported_media',
            words: `accepted ${testCase.about} (${response.status})`,
            promise,
          },
        ]
  const call = testCase.request.rpc ?? plainCall
  // Only a call with a deadline is read without the start of an answer.
  const reply: RpcReply =
    response.status === 0
      ? { code: null, messages: [], isBinary: false, details: [], faults: [] }
      : replyOf(call, rpc.isStream, response)
  const { code } = reply
  const { against } = testCase
  // A refusal for its size is resource_exhausted; its HTTP status is left to the server.
  const isRefused =
    against?.kind !== 'refusal' ||
    (against.status === 413 ? code === 'resource_exhausted' : response.status === against.status)
  const faults: RpcFault[] = [
    ...(against?.kind === 'refusal' && against.status !== 413 ? [] : reply.faults),
    ...(isRefused
      ? []
      : [
          {
            check: 'refusal_status',
            words: `returned ${code ?? response.status}: ${testCase.about}`,
          },
        ]),
    ...(code === null || code === 'ok'
      ? []
      : rpcErrorFindings(exchange, rpc, call, { ...reply, code })),
    ...countFaults(rpc, reply),
    ...ofMessages(exchange, rpc, reply),
    ...rpcPromiseFaults(exchange, reply),
    ...deadlineFaults(exchange, call, reply),
    ...headerFaults(exchange, rpc, call, reply),
    ...crossProtocolFindings(rpc, call, reply, exchange.others ?? []),
  ]
  return faults.map((fault) => ({ ...fault, promise }))
}
