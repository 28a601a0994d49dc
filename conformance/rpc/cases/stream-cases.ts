import type { CaseStep } from '../../cases/test-case.ts'
import { defaultCredentials } from '../../cases/request-draft.ts'
import { fieldsOf } from '../../contract/json.ts'
import { axisName, describeAxis } from '../rpc-axis.ts'
import { type RpcAxis } from '../rpc-call.ts'
import { STREAM_DEADLINE } from '../deadline.ts'
import { clientStreamCases } from './client-stream-cases.ts'
import { envelopeCases } from './envelope-cases.ts'
import { onePerProtocol } from './protocol-cases.ts'
import { transportCases } from './transport-cases.ts'
import type { RpcCaseSource, RpcCaseDraft } from './rpc-case-context.ts'
import { rpcRequest } from '../rpc-request.ts'

/**
 * Cases of a stream over each axis. Other RPCs provide fields of its request first; without
 * them the stream must return an error.
 */
export function streamCases(source: RpcCaseSource): RpcCaseDraft[] {
  const { operation, rpc, target, axes, shown } = source
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
  const draftsFor = (axis: RpcAxis): RpcCaseDraft[] => {
    const words = `over ${describeAxis(axis)}`
    const refused: RpcCaseDraft = {
      phase: 'protocol',
      rule: `stream-as-shown${axisName(axis)}`,
      expects: 'accept',
      about: `the stream with the example request ${words}`,
      request: rpcRequest(operation, rpc, { ...axis, ...limited }, first.json, bearer),
    }
    if (before.length === 0 || !its.protocols.includes('connect-json')) return [refused]
    const call = { ...axis, ...limited, json: first.json, filled: links.map(([field]) => field) }
    return [
      {
        phase: 'protocol',
        rule: `stream${axisName(axis)}`,
        expects: 'accept',
        about: `a stream, to its end if it has a deadline, ${words}`,
        request: rpcRequest(operation, rpc, call, first.json, bearer),
        before,
      },
      refused,
    ]
  }
  const ways = axes.flatMap((axis) => [
    axis,
    ...(its.gzip ? [{ ...axis, gzip: 'request' as const }] : []),
  ])
  return [
    ...ways.flatMap(draftsFor),
    ...clientStreamCases(source, ways),
    ...envelopeCases(source, onePerProtocol(axes)),
    ...transportCases(source, onePerProtocol(axes), bearer),
  ]
}
