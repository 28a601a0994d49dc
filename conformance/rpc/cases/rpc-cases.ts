import { candidatesOf } from '../../cases/boundary-candidates.ts'
import {
  caseOf,
  type TestCase,
  type CaseExpectation,
  type CasePhase,
  type RestRequest,
} from '../../cases/test-case.ts'
import { defaultCredentials, withAt } from '../../cases/request-draft.ts'
import { refusedRequests } from '../../cases/refused-requests.ts'
import type { Features } from '../../runner/target/target-features.ts'
import { canonical, pointerOf } from '../../contract/json.ts'
import type { Operation } from '../../contract/operation.ts'
import type { Target } from '../../runner/target/target.ts'
import { DEFAULT_RUNS } from '../../cases/property/default-runs.ts'
import { rpcPropertyCases } from '../../cases/property/rpc-property-cases.ts'
import { rpcAccessCases } from './rpc-access-cases.ts'
import { axesOf, axisName, describeAxis, mediaTypeOf } from '../rpc-axis.ts'
import { rpcPoints } from './field-mutation-points.ts'
import { documentedPaging, documentedSafeWrites } from '../promise-cases.ts'
import { protocolCases } from './protocol-cases.ts'
import type { RpcCaseSource, ShownRpcRequest, RpcCaseDraft } from './rpc-case-context.ts'
import { isFramed, rpcRequest } from '../rpc-request.ts'
import type { RpcShape } from '../rpc-shape.ts'
import { streamCases } from './stream-cases.ts'

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

/** Boundary values. Protovalidate must agree on the value and on its serialized form. */
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
      // The target file says whether servers reject unknown fields.
      if (rule === 'additionalProperties' && target.rpc?.unknownFields !== 'refused') return []
      const whole = withAt(shown.json, steps, tried)
      const faults = [rpc.requestFault(whole), rpc.requestFault(JSON.parse(JSON.stringify(whole)))]
      if (
        canonical(whole) === canonical(shown.json) ||
        (faults[0] === null) !== (faults[1] === null)
      )
        return []
      const isRight = faults[0] === null
      // Messages of a wrong type have no binary form. Valid requests of a stream repeat its first
      // case.
      if ((faults[0] === 'json' && axis.protocol !== 'connect-json') || (isRight && rpc.isStream))
        return []
      const place = `body${steps.length === 0 ? '' : pointerOf(...steps)}`
      const request = rpcRequest(operation, rpc, axis, whole, defaultCredentials(target))
      const about = `${place} at ${rule}, ${isRight ? 'valid' : 'invalid'} by the contract`
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
    raw('half-json', 'truncated JSON', { body: Buffer.from('{"') }),
    raw('no-body', 'no body', { body: Buffer.alloc(0) }),
    raw('list', 'a list instead of a message', { body: Buffer.from('[]') }),
    raw('bad-utf8', 'JSON that is not UTF-8', {
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
          raw('torn-bytes', 'truncated bytes', {
            body: Buffer.from([0x0a, 0x7f, 0x01]),
          }),
        ]),
    raw(
      'other-media',
      'an XML body',
      { body: Buffer.from('<conform/>'), contentType: 'application/xml' },
      'media',
    ),
    ...(rpc.isStream
      ? []
      : [
          raw(
            'stream-media',
            'the content type of a stream',
            { contentType: mediaTypeOf(axis, true) },
            'media',
          ),
        ]),
    raw(
      'method-put',
      'PUT, which no RPC supports',
      { method: 'PUT', body: null, contentType: null, headers: [] },
      'method',
    ),
    ...refusedFor(request, target.features),
  ]
}

/** What the target file says is refused: another charset, and bodies over the size limit. */
const refusedFor = (request: RestRequest, features: Features): RpcCaseDraft[] =>
  refusedRequests(request, features)
    .filter(({ rule }) => rule === 'charset' || rule === 'body-limit')
    .map(({ rule, status, ...refused }) => ({
      ...refused,
      phase: 'negative',
      rule: `wire/refuses-${rule}`,
      expects: 'refuse',
      check: 'refusal_status',
      against: { kind: 'refusal', status },
    }))

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
  return documentedFor(making, phase).map(({ rule, ...each }) =>
    caseOf(
      { ...each, name: `rpc/${operation.id.slice(4)}/${phase}/${rule}`, operation: operation.id },
      seed,
    ),
  )
}
