import type { CaseStep } from '../../cases/test-case.ts'
import { defaultCredentials } from '../../cases/request-draft.ts'
import { fieldsOf } from '../../contract/json.ts'
import { axisName, describeAxis, type RpcAxis } from '../rpc-axis.ts'
import { STREAM_DEADLINE } from '../deadline.ts'
import type { RpcCaseSource, RpcCaseDraft } from './rpc-case-context.ts'
import { rpcRequest } from '../rpc-request.ts'

/**
 * A stream of a server by every axis. Fields that another RPC of its service answers are asked for
 * first; with a deadline its end is seen, without one its beginning. One that is not asked for its
 * fields is refused, which shows its error.
 */
export function streamCases({
  operation,
  rpc,
  target,
  axes,
  shown,
}: RpcCaseSource): RpcCaseDraft[] {
  const [first] = shown
  const its = target.rpc
  if (first === undefined || its === null) return []
  const bearer = defaultCredentials(target)
  const links = [...rpc.links].filter(([field]) => field in fieldsOf(first.json))
  const before = links.map(([field, { operation: id, pointer }]): CaseStep => ({
    operation: id,
    request: {
      method: 'POST',
      path: operation.path.replace(/[^/]+$/, id.split('.').at(-1)!),
      pathValues: {},
      query: [],
      headers: [['connect-protocol-version', '1']],
      contentType: 'application/json',
      body: Buffer.from('{}'),
      bound: {},
      bearer,
    },
    keep: { [field]: pointer },
  }))
  const limited = its.deadlines ? { deadlineMillis: STREAM_DEADLINE } : {}
  const told = (axis: RpcAxis): RpcCaseDraft[] => {
    const words = `by ${describeAxis(axis)}`
    const refused: RpcCaseDraft = {
      phase: 'protocol',
      rule: `stream-as-shown${axisName(axis)}`,
      expects: 'accept',
      about: `the stream as the contract shows it ${words}`,
      request: rpcRequest(operation, rpc, { ...axis, ...limited }, first.json, bearer),
    }
    if (before.length === 0 || !its.protocols.includes('connect-json')) return [refused]
    const ask = { ...axis, ...limited, json: first.json, filled: links.map(([field]) => field) }
    return [
      {
        phase: 'protocol',
        rule: `stream${axisName(axis)}`,
        expects: 'accept',
        about: `a stream, to its end where it has a deadline, ${words}`,
        request: rpcRequest(operation, rpc, ask, first.json, bearer),
        before,
      },
      refused,
    ]
  }
  return axes
    .flatMap((axis) => [axis, ...(its.gzip ? [{ ...axis, gzip: 'request' as const }] : [])])
    .flatMap(told)
}
