import { candidatesOf } from '../../cases/boundary-candidates.ts'
import {
  caseOf,
  type TestCase,
  type CaseExpectation,
  type CasePhase,
  type RestRequest,
} from '../../cases/test-case.ts'
import { defaultCredentials, withAt } from '../../cases/request-draft.ts'
import { canonical, pointerOf } from '../../contract/json.ts'
import type { Operation } from '../../contract/operation.ts'
import type { Target } from '../../runner/target/target.ts'
import { DEFAULT_RUNS } from '../../cases/property/default-runs.ts'
import { rpcPropertyCases } from '../../cases/property/rpc-property-cases.ts'
import { rpcAccessCases } from './rpc-access-cases.ts'
import { axesOf, axisName, describeAxis } from '../rpc-axis.ts'
import { rpcPoints } from './field-mutation-points.ts'
import { pagesTold, safeWritesTold } from '../promise-cases.ts'
import { protocolCases } from './protocol-cases.ts'
import type { RpcCaseSource, ShownRpcRequest, RpcCaseDraft } from './rpc-case-context.ts'
import { isFramed, rpcRequest } from '../rpc-request.ts'
import type { RpcShape } from '../rpc-shape.ts'
import { streamCases } from './stream-cases.ts'

/**
 * Requests that the contract shows, each once; where it shows none, the empty one, when that is
 * right.
 */
const shownOf = ({ examples, requestFault }: RpcShape): ShownRpcRequest[] => {
  const right = examples.filter(
    ({ request, errorCode }) => errorCode !== 'invalid_argument' && requestFault(request) === null,
  )
  const known = right.map(({ name, request, errorCode }) => {
    return { name, json: request, text: canonical(request), isError: errorCode !== undefined }
  })
  // A request is named after the example in which it succeeds, where there is one. The longest one
  // is tried first: it has the most fields.
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

/**
 * Every request that the contract shows, by each protocol, over the first HTTP that the target has
 * for it.
 */
const examplesFor = ({ operation, rpc, target, axes, shown }: RpcCaseSource): RpcCaseDraft[] => {
  const first = [
    ...new Map([...axes].reverse().map((axis) => [axis.protocol, axis])).values(),
  ].reverse()
  return shown.flatMap(({ name, json }) =>
    first.map((axis): RpcCaseDraft => ({
      phase: 'examples',
      rule: `${name}${axisName(axis)}`,
      expects: 'accept',
      about: `the contract's request "${name}" by ${describeAxis(axis)}`,
      request: rpcRequest(operation, rpc, axis, json, defaultCredentials(target)),
    })),
  )
}

/**
 * Each rule at its edge and beyond: right or wrong as protovalidate says, of the value and of what
 * its bytes are read as.
 */
const edgesFor = ({
  operation,
  rpc,
  target,
  axes: [axis],
  shown: [shown],
}: RpcCaseSource): RpcCaseDraft[] => {
  if (shown === undefined) return []
  return rpcPoints(rpc.method.input, shown.json).flatMap(({ steps, schema, shown: value }) =>
    candidatesOf(schema, value).flatMap(({ rule, value: tried }): RpcCaseDraft[] => {
      // Whether a field that nobody knows is wrong, the target says.
      if (rule === 'additionalProperties' && target.rpc?.unknownFields !== 'refused') return []
      const whole = withAt(shown.json, steps, tried)
      const faults = [rpc.requestFault(whole), rpc.requestFault(JSON.parse(JSON.stringify(whole)))]
      if (
        canonical(whole) === canonical(shown.json) ||
        (faults[0] === null) !== (faults[1] === null)
      )
        return []
      const isRight = faults[0] === null
      // What is no such message cannot be written in bytes; a stream that is opened shows no more
      // than the first did.
      if ((faults[0] === 'json' && axis.protocol !== 'connect-json') || (isRight && rpc.isStream))
        return []
      const place = `body${steps.length === 0 ? '' : pointerOf(...steps)}`
      const request = rpcRequest(operation, rpc, axis, whole, defaultCredentials(target))
      const about = `${place} at ${rule}, which is ${isRight ? 'right' : 'wrong'} by the contract`
      return [
        {
          phase: isRight ? 'boundary' : 'negative',
          rule: `${place}/${rule}`,
          expects: isRight ? 'accept' : 'refuse',
          about,
          request,
          ...(isRight || faults[0] === 'json' ? {} : { check: 'protovalidate_request' }),
        },
      ]
    }),
  )
}

const rawFor = ({
  operation,
  rpc,
  target,
  axes: [axis],
  shown: [shown],
}: RpcCaseSource): RpcCaseDraft[] => {
  if (shown === undefined || isFramed(axis, rpc)) return []
  const request = rpcRequest(operation, rpc, axis, shown.json, defaultCredentials(target))
  const raw = (
    rule: string,
    about: string,
    change: Partial<RestRequest>,
    expects: CaseExpectation = 'refuse',
  ): RpcCaseDraft => ({
    phase: 'negative',
    rule: `wire/${rule}`,
    expects,
    about,
    request: { ...request, ...change },
  })
  const broken = [
    raw('half-json', 'JSON that ends in the middle', { body: Buffer.from('{"') }),
    raw('list', 'a list in the place of a message', { body: Buffer.from('[]') }),
    raw('bad-utf8', 'JSON that is not in UTF-8', {
      body: Buffer.concat([
        Buffer.from('{"conform":"'),
        Buffer.from([0xc3, 0x28, 0xff]),
        Buffer.from('"}'),
      ]),
    }),
  ]
  return [
    ...(axis.protocol === 'connect-json'
      ? broken
      : [
          raw('torn-bytes', 'bytes that end in the middle of a field', {
            body: Buffer.from([0x0a, 0x7f, 0x01]),
          }),
        ]),
    raw(
      'other-media',
      'a body of XML',
      { body: Buffer.from('<conform/>'), contentType: 'application/xml' },
      'media',
    ),
    raw(
      'method-put',
      'PUT, by which no RPC is called',
      { method: 'PUT', body: null, contentType: null, headers: [] },
      'method',
    ),
  ]
}

const toldFor = (making: RpcCaseSource, phase: CasePhase): RpcCaseDraft[] => {
  const { isStream } = making.rpc
  if (phase === 'examples') return isStream ? [] : examplesFor(making)
  if (phase === 'access') return rpcAccessCases(making)
  if (phase === 'flows') return isStream ? [] : [...pagesTold(making), ...safeWritesTold(making)]
  if (phase === 'protocol') return isStream ? streamCases(making) : protocolCases(making)
  if (phase !== 'boundary' && phase !== 'negative') return []
  return [...edgesFor(making), ...(phase === 'negative' ? rawFor(making) : [])].filter(
    (each) => each.phase === phase,
  )
}

/** Every case of an RPC in a phase; `runs` are requests at random. */
export function rpcCases(
  operation: Operation,
  target: Target,
  phase: CasePhase,
  seed: number,
  runs = DEFAULT_RUNS,
): TestCase[] {
  const { rpc } = operation
  if (rpc === undefined || target.rpc === null) return []
  const [first, ...others] = axesOf(target.rpc.protocols, target.rpc.http)
  if (first === undefined) return []
  const making: RpcCaseSource = {
    operation,
    rpc,
    target,
    axes: [first, ...others],
    shown: shownOf(rpc),
  }
  if (phase === 'property') return rpcPropertyCases(making, runs, seed)
  return toldFor(making, phase).map(({ rule, ...each }) =>
    caseOf(
      { ...each, name: `rpc/${operation.id.slice(4)}/${phase}/${rule}`, operation: operation.id },
      seed,
    ),
  )
}
