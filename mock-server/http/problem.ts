import { STATUS_CODES } from 'node:http'
import contract from '../../generated/openapi/portal.json' with { type: 'json' }
import type { RestReply } from '../validation/contract-validator.ts'
import type { Schema } from '../handlers/rest-call.ts'
import type { Correlation } from './correlation.ts'

type Problem = Schema<'Problem'>
type FieldError = Schema<'ProblemError'>

const types: Readonly<Record<string, { readonly type: string; readonly title: string }>> =
  contract['x-problem-types']

/**
 * The one error body of the contract, in the server's own words; a word that the contract has no
 * type for is `about:blank`.
 */
export function problem(
  status: number,
  error: string,
  message: string,
  details: readonly string[] = [],
): Problem {
  return {
    ...(types[error] ?? { type: 'about:blank', title: STATUS_CODES[status] ?? `Status ${status}` }),
    status,
    message,
    error,
    ...(details.length > 0
      ? { details: [...new Set(details)].slice(0, 50).map((detail) => detail.slice(0, 100)) }
      : {}),
  }
}

const places: Readonly<Record<string, 'parameter'>> = {
  query: 'parameter',
  path: 'parameter',
  header: 'parameter',
  headers: 'parameter',
}

/**
 * Where a refused field is: `body.tags.note` is `#/tags/note`, `query.start` the parameter `start`,
 * and a field of the body its place there.
 */
const fieldError = (detail: string, body: unknown): FieldError[] => {
  const [first = '', ...rest] = detail.split('.')
  if (first in places && rest.length > 0) return [{ parameter: rest.join('.') }]
  const steps = first === 'body' ? rest : [first, ...rest]
  if (first !== 'body' && !(typeof body === 'object' && body !== null && first in body)) return []
  return [
    {
      pointer: `#${steps.map((step) => `/${encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')}`,
    },
  ]
}

/**
 * The same problem with an entry of `errors` for each field or parameter that `details` names.
 * `body` is the request's.
 */
export function withFieldErrors(one: Problem, body: unknown): Problem {
  const found = (one.details ?? []).flatMap((detail) => fieldError(detail, body))
  return found.length === 0
    ? one
    : { ...one, errors: [...(one.errors ?? []), ...found].slice(0, 50) }
}

/** How the caller of an operation is let in, for a 401. */
export type Scheme = 'Bearer' | 'Basic'

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'title' in body && 'status' in body

/**
 * A reply with all that the contract promises of every answer: correlation, no-store, and what the
 * status asks for. The only place that adds it.
 */
export function completeResponse(
  { status, headers = {}, body }: RestReply,
  correlation: Correlation,
  scheme: Scheme = 'Bearer',
): RestReply {
  return {
    status,
    headers: {
      ...headers,
      'cache-control': 'no-store',
      ...correlation,
      ...headersOf(status, headers, body, scheme),
    },
    ...(body === undefined
      ? {}
      : { body: isProblem(body) ? { ...body, requestId: correlation['x-request-id'] } : body }),
  }
}

const headersOf = (
  status: number,
  headers: Readonly<Record<string, string>>,
  body: unknown,
  scheme: Scheme,
): Record<string, string> => ({
  ...(isProblem(body) ? { 'content-type': 'application/problem+json' } : {}),
  ...(status === 401
    ? { 'www-authenticate': challenge(scheme, isProblem(body) ? body.error : undefined) }
    : {}),
  // Nothing is left of the limit until then.
  ...(status === 429 || status === 503
    ? { ratelimit: `"default";r=0;t=${retryAfter(headers)}` }
    : {}),
})

const challenge = (scheme: Scheme, error: string | undefined): string =>
  `${scheme} realm="wellspring"${scheme === 'Bearer' && error === 'invalid_token' ? ', error="invalid_token"' : ''}`

const retryAfter = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'retry-after')?.[1] ?? '0'
