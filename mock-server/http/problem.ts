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
 * Builds the contract's error body with a message of the server. The type is `about:blank` when the
 * contract has none for `code`.
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
 * Returns the location of an invalid field as a JSON pointer or a query parameter. `body.tags.note`
 * becomes `#/tags/note`, `query.start` the parameter `start`.
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
 * Adds an entry of `errors` for each field or parameter in `details`. `body` is the request body.
 */
export function withFieldErrors(one: Problem, body: unknown): Problem {
  const found = (one.details ?? []).flatMap((detail) => fieldError(detail, body))
  return found.length === 0
    ? one
    : { ...one, errors: [...(one.errors ?? []), ...found].slice(0, 50) }
}

/** Authentication scheme of an operation, for the challenge of a 401. */
export type Scheme = 'Bearer' | 'Basic'

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'title' in body && 'status' in body

/**
 * Adds the headers of every response: correlation, no-store and those that the status requires. No
 * other code adds them.
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
  // No request remains until the retry time.
  ...(status === 429 || status === 503
    ? { ratelimit: `"default";r=0;t=${retryAfter(headers)}` }
    : {}),
})

const challenge = (scheme: Scheme, error: string | undefined): string =>
  `${scheme} realm="wellspring"${scheme === 'Bearer' && error === 'invalid_token' ? ', error="invalid_token"' : ''}`

const retryAfter = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'retry-after')?.[1] ?? '0'
