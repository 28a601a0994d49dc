import { isDeepStrictEqual } from 'node:util'
import type { ValueValidator } from '../contracts/lint/value-validator.ts'
import { below } from '../contracts/lint/finding.ts'
import {
  isReference,
  resolve,
  type Contract,
  type ResponseHeader,
  type ResponseObject,
} from '../generate/contract.ts'
import type { SweepTarget } from './rest-request.ts'

/** A received answer. */
export interface ReceivedResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** The expected answer: its status, and the body of its example if it has one. */
export interface ExpectedResponse {
  readonly status: number
  readonly body?: unknown
}

const pointer = (where: string): string =>
  where
    .split('/')
    .map((step, index) => (index === 0 ? step : encodeURIComponent(step)))
    .join('/')

const said = (
  errors: readonly { instancePath: string; message?: string }[] | null | undefined,
): string =>
  (errors ?? [])
    .slice(0, 3)
    .map(({ instancePath, message }) => `${instancePath || 'body'} ${message}`)
    .join(', ')

const headerBreaches = (
  contract: Contract,
  judge: ValueValidator,
  response: ResponseObject,
  where: string,
  headers: Headers,
): string[] =>
  Object.entries(response.headers ?? {}).flatMap(([name, declared]) => {
    const header: ResponseHeader & { readonly required?: boolean } = resolve<ResponseHeader>(
      contract,
      declared,
    )
    const type = (header.schema as { readonly type?: string } | undefined)?.type
    const text = headers.get(name)
    if (text === null) return header.required === true ? [`the header ${name} is missing`] : []
    const value = type === 'integer' && /^-?[0-9]+$/.test(text) ? Number(text) : text
    const at = isReference(declared) ? declared.$ref : below(where, 'headers', name)
    return judge(pointer(below(at, 'schema')))(value)
      ? []
      : [`the header ${name} is not what the contract says`]
  })

/** Removes the request id, which an example cannot know. */
const withoutRequestId = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const { requestId: _, ...rest } = body as { readonly requestId?: unknown }
  return rest
}

/**
 * The violations of the contract in an answer: undeclared status, wrong media type, invalid body
 * (by Ajv, not Prism), missing header, or a body other than the requested example.
 */
export function responseViolations(
  contract: Contract,
  judge: ValueValidator,
  { path, method, operation }: SweepTarget,
  came: ReceivedResponse,
  expected: ExpectedResponse | undefined,
): string[] {
  if (expected !== undefined && came.status !== expected.status)
    return [
      `answered ${came.status} where ${expected.status} was armed: ${came.text.slice(0, 300)}`,
    ]
  const declared = operation.responses[String(came.status)]
  if (declared === undefined)
    return [`answered ${came.status}, which the contract does not have: ${came.text.slice(0, 300)}`]
  const response = resolve<ResponseObject>(contract, declared)
  const where = isReference(declared)
    ? declared.$ref
    : below('#', 'paths', path, method, 'responses', String(came.status))
  const wrongHeaders = headerBreaches(contract, judge, response, where, came.headers)
  const mediaType = came.headers.get('content-type')?.split(';')[0]?.trim()
  const content = response.content ?? {}
  if (Object.keys(content).length === 0)
    return [
      ...wrongHeaders,
      ...(came.text === '' ? [] : [`${came.status} has a body where the contract has none`]),
    ]
  if (mediaType === undefined || content[mediaType] === undefined)
    return [
      ...wrongHeaders,
      `${came.status} is of media type ${mediaType ?? 'none'}, not ${Object.keys(content).join(' or ')}`,
    ]
  let body: unknown
  try {
    body = /^application\/(?:problem\+)?json$/.test(mediaType) ? JSON.parse(came.text) : came.text
  } catch {
    return [...wrongHeaders, `${came.status} has a body that is no JSON`]
  }
  const valid = judge(pointer(below(where, 'content', mediaType, 'schema')))
  return [
    ...wrongHeaders,
    ...(valid(body) ? [] : [`${came.status} has a body outside its schema: ${said(valid.errors)}`]),
    ...(expected !== undefined &&
    'body' in expected &&
    !isDeepStrictEqual(withoutRequestId(body), expected.body)
      ? [`${came.status} is not the example that was armed`]
      : []),
  ]
}
