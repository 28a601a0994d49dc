import type { RestRequest, CaseStep } from '../cases/test-case.ts'
import { defaultCredentials } from '../cases/request-draft.ts'
import { UNKNOWN_CURSOR } from '../cases/pages.ts'
import { fieldsOf } from '../contract/json.ts'
import { isConnect } from './rpc-axis.ts'
import type { RpcCaseSource, RpcCaseDraft } from './cases/rpc-case-context.ts'
import { rpcRequest } from './rpc-request.ts'
import type { RpcReader } from './rpc-shape.ts'

/** An entity tag that no server issued. */
const STALE = '"conform-of-no-answer"'

const having = (request: RestRequest, name: string, value: string): RestRequest => ({
  ...request,
  headers: [...request.headers, [name, value]],
})

/** The request of the reading RPC: the shared fields of the writing request, or an example. */
const readRequest = ({ rpc }: RpcReader, json: unknown): unknown => {
  const own = Object.fromEntries(
    rpc.method.input.fields.flatMap(({ jsonName }) =>
      jsonName in fieldsOf(json) ? [[jsonName, fieldsOf(json)[jsonName]]] : [],
    ),
  )
  return rpc.requestFault(own) === null
    ? own
    : rpc.examples.find(
        ({ request, errorCode }) => errorCode === undefined && rpc.requestFault(request) === null,
      )?.request
}

/**
 * Cases of the method options `if_match` and `idempotency_key`. They use Connect, because both are
 * HTTP headers.
 */
export function documentedSafeWrites({
  operation,
  rpc,
  target,
  axes,
  shown,
}: RpcCaseSource): RpcCaseDraft[] {
  const right = shown.find(({ isError }) => !isError)
  const axis = axes.find(isConnect)
  if (right === undefined || axis === undefined) return []
  const asker = defaultCredentials(target)
  const request = rpcRequest(operation, rpc, axis, right.json, asker)
  const reader = rpc.safeWrite.reader?.()
  const read =
    reader === undefined || reader.id in target.skip ? undefined : readRequest(reader, right.json)
  const base = { phase: 'flows', expects: 'accept' } as const
  const steps: CaseStep[] =
    reader === undefined || read === undefined
      ? []
      : [
          {
            operation: reader.id,
            request: rpcRequest(reader, reader.rpc, axis, read, asker),
            keep: {},
            remember: 'now',
          },
        ]
  const keyed = having(
    request,
    'idempotency-key',
    `"conform-${operation.id.replaceAll(/[^A-Za-z0-9_-]/g, '-')}-once"`,
  )
  return [
    ...steps.map((step): RpcCaseDraft => ({
      ...base,
      rule: 'if-match-stale',
      check: 'if_match_honoured',
      feature: 'if-match',
      about: 'a change with a stale entity tag',
      before: [step],
      against: { kind: 'stale', before: 'now' },
      request: having(request, 'if-match', STALE),
    })),
    ...(rpc.safeWrite.isKeyed
      ? [
          {
            ...base,
            rule: 'same-key-twice',
            check: 'idempotency_key_honoured',
            feature: 'idempotency-keys',
            about: 'the same request twice with one idempotency key',
            before: [{ operation: operation.id, request: keyed, keep: {}, remember: 'once' }],
            against: { kind: 'once', before: 'once' },
            request: keyed,
          } satisfies RpcCaseDraft,
        ]
      : []),
  ]
}

/** Cases of a paged list: page by page, and an unknown page token (AIP-158). */
export function documentedPaging({
  operation,
  rpc,
  target,
  axes,
  shown,
}: RpcCaseSource): RpcCaseDraft[] {
  // Prefer Connect: a gRPC status is in trailers, which steps do not keep.
  const axis = axes.find(isConnect) ?? axes[0]
  const right = shown.find(({ isError }) => !isError)
  const { paging } = rpc
  if (right === undefined || paging === null) return []
  const free = Object.fromEntries(
    Object.entries(fieldsOf(right.json)).filter(
      ([name]) => name !== paging.cursor && name !== paging.limit,
    ),
  )
  const request = (more: object): RestRequest =>
    rpcRequest(
      operation,
      rpc,
      { ...axis, json: { ...free, ...more } },
      { ...free, ...more },
      defaultCredentials(target),
    )
  const base = { phase: 'flows', feature: 'pages' } as const
  const whole: CaseStep = {
    operation: operation.id,
    request: request({}),
    keep: {},
    remember: 'whole',
  }
  return [
    {
      ...base,
      rule: 'page-by-page',
      expects: 'accept',
      check: 'pages_complete',
      about: 'a list page by page',
      pages: paging,
      request: request({ [paging.limit]: 1 }),
    },
    {
      ...base,
      rule: 'unknown-page-token',
      expects: 'refuse',
      check: 'unknown_cursor_refused',
      before: [whole],
      against: { kind: 'cursor', before: 'whole' },
      about: `a ${paging.cursor} that no page returned`,
      request: request({ [paging.cursor]: UNKNOWN_CURSOR }),
    },
  ]
}
