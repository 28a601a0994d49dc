import type { Operation } from '../contract/operation.ts'
import { methods } from '../contract/operation-methods.ts'
import type { Target } from '../runner/target/target.ts'
import { isJson } from '../runner/http/serialize-parameters.ts'
import type { CaseSource } from './case-context.ts'
import { unownedRequests } from './unowned-requests.ts'
import { withMadeUpIds } from './made-up-ids.ts'
import { caseOf, type TestCase, type CaseExpectation, type RestRequest } from './test-case.ts'
import { refusedRequests } from './refused-requests.ts'
import { defaultCredentials, boundOf, requestOf } from './request-draft.ts'

interface Raw {
  readonly rule: string
  readonly about: string
  readonly expects: CaseExpectation
  readonly request: RestRequest
}

/** Methods that servers may support regardless of the contract. */
const free = new Set(['options', 'head', 'trace', 'query'])

const methodRaws = (
  operation: Operation,
  siblings: ReadonlySet<string>,
  request: RestRequest,
): Raw[] => {
  const other = methods.find((method) => !free.has(method) && !siblings.has(method.toUpperCase()))
  // One case for each path, at its first operation.
  if (other === undefined || [...siblings][0] !== operation.method) return []
  return [
    {
      rule: `method-${other}`,
      about: `${other.toUpperCase()}, an undocumented method`,
      expects: 'method',
      request: { ...request, method: other.toUpperCase(), body: null, contentType: null },
    },
  ]
}

const bodyRaws = (operation: Operation, request: RestRequest): Raw[] => {
  const { body, contentType } = request
  if (body === null || contentType === null) return []
  const raw = (
    rule: string,
    about: string,
    change: Partial<RestRequest>,
    expects: CaseExpectation = 'refuse',
  ): Raw => ({ rule, about, expects, request: { ...request, ...change } })
  const hasXml =
    operation.body?.media.some(
      ({ type }) => type === 'application/xml' || type === '*/*' || type === 'application/*',
    ) ?? false
  return [
    ...(operation.body?.required === true
      ? [raw('no-body', 'a missing required body', { body: null, contentType: null })]
      : []),
    ...(hasXml
      ? []
      : [
          raw(
            'other-media',
            'an XML body, which the contract does not document',
            { body: Buffer.from('<conform/>'), contentType: 'application/xml' },
            'media',
          ),
        ]),
    ...(isJson(contentType)
      ? [
          raw('half-json', 'truncated JSON', {
            body: body.subarray(0, Math.max(1, Math.floor(body.length / 2))),
          }),
          raw('json-and-more', 'JSON followed by extra text', {
            body: Buffer.concat([body, Buffer.from('}')]),
          }),
          raw('bad-utf8', 'JSON that is not UTF-8', {
            body: Buffer.concat([
              Buffer.from('{"conform":"'),
              Buffer.from([0xc3, 0x28, 0xff]),
              Buffer.from('"}'),
            ]),
          }),
        ]
      : []),
  ]
}

const queryRaws = (operation: Operation, request: RestRequest, making: CaseSource): Raw[] => {
  const single = operation.parameters.find(
    ({ in: where, schema, name }) =>
      where === 'query' &&
      schema !== null &&
      request.query.some(([each]) => each === name) &&
      !Array.isArray((making.document.follow(schema).value as { type?: unknown }).type) &&
      (making.document.follow(schema).value as { type?: unknown }).type !== 'array',
  )
  const header =
    single === undefined ? undefined : request.query.find(([name]) => name === single.name)
  if (single === undefined || header === undefined || single.mediaType !== null) return []
  return [
    {
      rule: `twice-${single.name}`,
      about: `the query parameter ${single.name} twice`,
      expects: 'refuse',
      request: { ...request, query: [...request.query, header] },
    },
  ]
}

/**
 * P3 on the wire: malformed JSON, no body, another content type, another method, a repeated
 * parameter, and what the target file says is refused.
 */
export function rawCases(
  making: CaseSource,
  operation: Operation,
  target: Target,
  siblings: ReadonlySet<string>,
): TestCase[] {
  const shown = unownedRequests(making, operation)
  const [first] = shown
  if (first === undefined) return []
  const request = requestOf(
    operation,
    first.draft,
    defaultCredentials(target),
    boundOf(operation, target),
  )
  // The other method may change what it finds.
  const unowned = requestOf(
    operation,
    withMadeUpIds(making, first.draft),
    defaultCredentials(target),
    boundOf(operation, target),
  )
  const full = requestOf(
    operation,
    shown.at(-1)!.draft,
    defaultCredentials(target),
    boundOf(operation, target),
  )
  const wireCase = (
    rule: string,
    rest: Pick<TestCase, 'about' | 'expects' | 'request'> & Partial<TestCase>,
  ) =>
    caseOf(
      {
        ...rest,
        name: `rest/${operation.id}/negative/wire/${rule}`,
        operation: operation.id,
        phase: 'negative',
      },
      making.seed,
    )
  return [
    ...[
      ...methodRaws(operation, siblings, unowned),
      ...bodyRaws(operation, request),
      ...queryRaws(operation, full, making),
    ].map(({ rule, ...raw }) => wireCase(rule, raw)),
    ...refusedRequests(
      request,
      target.features,
      operation.body?.media.map(({ type }) => type),
    ).map(({ rule, status, ...refused }) =>
      wireCase(
        `refuses-${rule}${rule === 'form' ? `-${refused.request.contentType!.split(/[/;]/)[1]}` : ''}`,
        {
          ...refused,
          expects: 'refuse',
          check: 'refusal_status',
          against: { kind: 'refusal', status },
        },
      ),
    ),
  ]
}
