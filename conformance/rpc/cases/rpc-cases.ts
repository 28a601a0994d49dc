import { caseOf, type TestCase, type CasePhase } from '../../cases/test-case.ts'
import { defaultCredentials } from '../../cases/request-draft.ts'
import { canonical } from '../../contract/json.ts'
import type { Operation } from '../../contract/operation.ts'
import type { Target } from '../../runner/target/target.ts'
import { DEFAULT_RUNS } from '../../cases/property/default-runs.ts'
import { rpcPropertyCases } from '../../cases/property/rpc-property-cases.ts'
import { rpcAccessCases } from './rpc-access-cases.ts'
import { axesFor, axesOf, axisName, describeAxis } from '../rpc-axis.ts'
import { documentedPaging, documentedSafeWrites } from '../promise-cases.ts'
import { protocolCases } from './protocol-cases.ts'
import type { RpcCaseSource, ShownRpcRequest, RpcCaseDraft } from './rpc-case-context.ts'
import { rpcRequest } from '../rpc-request.ts'
import type { RpcShape } from '../rpc-shape.ts'
import { streamCases } from './stream-cases.ts'
import { edgesFor } from './rpc-boundary-cases.ts'
import { rawFor } from './rpc-raw-cases.ts'

/** The distinct valid example requests; the empty request if there are none and it is valid. */
const shownOf = ({ examples, requestFault }: RpcShape): ShownRpcRequest[] => {
  const right = examples.filter(
    ({ request, errorCode }) => errorCode !== 'invalid_argument' && requestFault(request) === null,
  )
  const known = right.map(({ name, request, errorCode }) => {
    return { name, json: request, text: canonical(request), isError: errorCode !== undefined }
  })
  // Requests are named after an example that succeeds, if any. The longest request comes first,
  // because it has the most fields.
  const ordered = known.toSorted(
    (a, b) => Number(a.isError) - Number(b.isError) || b.text.length - a.text.length,
  )
  const seen = new Set<string>()
  const once = ordered.flatMap(({ text, ...shown }) =>
    seen.has(text) ? [] : (seen.add(text), [shown]),
  )
  return once.length > 0
    ? once
    : requestFault({}) === null
      ? [{ name: 'empty', json: {}, isError: false }]
      : []
}

/** Every example request over the first axis of each protocol. */
const examplesFor = ({ operation, rpc, target, axes, shown }: RpcCaseSource): RpcCaseDraft[] => {
  const first = [
    ...new Map([...axes].reverse().map((axis) => [axis.protocol, axis])).values(),
  ].reverse()
  return shown.flatMap(({ name, json }) =>
    first.map((axis): RpcCaseDraft => ({
      phase: 'examples',
      rule: `${name}${axisName(axis)}`,
      expects: 'accept',
      about: `the contract's request "${name}" over ${describeAxis(axis)}`,
      request: rpcRequest(operation, rpc, axis, json, defaultCredentials(target)),
    })),
  )
}

const documentedFor = (making: RpcCaseSource, phase: CasePhase): RpcCaseDraft[] => {
  const { isStream } = making.rpc
  if (phase === 'examples') return isStream ? [] : examplesFor(making)
  if (phase === 'access') return rpcAccessCases(making)
  if (phase === 'flows')
    return isStream ? [] : [...documentedPaging(making), ...documentedSafeWrites(making)]
  if (phase === 'protocol') return isStream ? streamCases(making) : protocolCases(making)
  if (phase !== 'boundary' && phase !== 'negative') return []
  return [...edgesFor(making), ...(phase === 'negative' ? rawFor(making) : [])].filter(
    (each) => each.phase === phase,
  )
}

/** The cases of an RPC in a phase. `runs` is the number of random requests. */
export function rpcCases(
  operation: Operation,
  target: Target,
  phase: CasePhase,
  seed: number,
  runs = DEFAULT_RUNS,
): TestCase[] {
  const { rpc } = operation
  if (rpc === undefined || target.rpc === null) return []
  const [first, ...others] = axesFor(rpc.method, axesOf(target.rpc.protocols, target.rpc.http))
  if (first === undefined) return []
  const making: RpcCaseSource = {
    operation,
    rpc,
    target,
    axes: [first, ...others],
    shown: shownOf(rpc),
  }
  if (phase === 'property') return rpcPropertyCases(making, runs, seed)
  return documentedFor(making, phase).map(({ rule, ...each }) =>
    caseOf(
      { ...each, name: `rpc/${operation.id.slice(4)}/${phase}/${rule}`, operation: operation.id },
      seed,
    ),
  )
}
