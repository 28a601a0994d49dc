import { defaultCredentials } from '../../cases/request-draft.ts'
import { axisName, describeAxis } from '../rpc-axis.ts'
import { type RpcAxis } from '../rpc-call.ts'
import { streamRequest } from '../rpc-request.ts'
import type { RpcCaseDraft, RpcCaseSource } from './rpc-case-context.ts'

/** At least so many messages are several: the example requests, repeated. */
const SEVERAL = 3

/**
 * Streams that the client sends, of several messages and of none. A server may refuse a stream
 * without messages, but not fail at it.
 */
export function clientStreamCases(
  { operation, rpc, target, shown }: RpcCaseSource,
  axes: readonly RpcAxis[],
): RpcCaseDraft[] {
  const [first] = shown
  if (!rpc.sendsMany || first === undefined) return []
  const messages = shown.map(({ json }) => json)
  const several = Array.from(
    { length: Math.max(SEVERAL, messages.length) },
    (_, at) => messages[at % messages.length],
  )
  const draftOf = (
    rule: string,
    about: string,
    axis: RpcAxis,
    sent: readonly unknown[],
    check?: string,
  ): RpcCaseDraft => ({
    phase: 'protocol',
    rule: `${rule}${axisName(axis)}`,
    expects: 'accept',
    ...(check === undefined ? {} : { check }),
    about: `${about}, over ${describeAxis(axis)}`,
    request: streamRequest(operation, rpc, axis, sent, defaultCredentials(target)),
  })
  return axes.flatMap((axis) => [
    draftOf('several-messages', `${several.length} messages`, axis, several),
    draftOf('no-messages', 'no message', axis, [], 'not_a_server_error'),
  ])
}
