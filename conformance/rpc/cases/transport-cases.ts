import type { CaseCredentials } from '../../cases/test-case.ts'
import { axisName, describeAxis } from '../rpc-axis.ts'
import { type RpcAxis, type RpcCall } from '../rpc-call.ts'
import { rpcRequest } from '../rpc-request.ts'
import type { RpcCaseDraft, RpcCaseSource } from './rpc-case-context.ts'

/** More than the 4 MiB that gRPC servers read by default. */
const LARGE = 5 * 1024 * 1024

/**
 * What a gRPC server must survive: calls that are canceled, and a message above its limit. The size is
 * tried once a service, because servers limit it for all.
 */
export function transportCases(
  { operation, rpc, shown: [first] }: RpcCaseSource,
  axes: readonly RpcAxis[],
  bearer: CaseCredentials,
): RpcCaseDraft[] {
  if (first === undefined) return []
  const draftOf = (rule: string, about: string, call: RpcCall): RpcCaseDraft => ({
    phase: 'protocol',
    rule: `${rule}${axisName(call)}`,
    expects: 'accept',
    check: 'not_a_server_error',
    about: `${about}, over ${describeAxis(call)}`,
    request: rpcRequest(operation, rpc, call, first.json, bearer),
  })
  const isFirst =
    rpc.method.parent.methods.find((each) => each.methodKind === 'unary') === rpc.method
  return axes
    .filter(({ protocol }) => protocol === 'grpc')
    .flatMap((axis) => [
      draftOf('after-cancel', 'a call after two that the client canceled', {
        ...axis,
        isAfterCancel: true,
      }),
      ...(isFirst
        ? [
            draftOf('large-message', `the request with an unknown field of ${LARGE} bytes`, {
              ...axis,
              json: first.json,
              padding: LARGE,
            }),
          ]
        : []),
    ])
}
