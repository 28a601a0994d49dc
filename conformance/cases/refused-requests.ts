import { promisedOf, type Features } from '../runner/target/target-features.ts'
import type { RestRequest } from './test-case.ts'

/** An invalid request that only some servers refuse, and the status that they refuse it with. */
export interface RefusedRequest {
  readonly rule: string
  readonly about: string
  readonly status: number
  readonly request: RestRequest
}

/** A malformed body for each media type of forms. */
const malformedForms: Readonly<Record<string, string>> = {
  'application/x-www-form-urlencoded': 'conform=%zz',
  'multipart/form-data; boundary=conform':
    '--conform\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
}

const withHeader = (request: RestRequest, name: string, value: string): RestRequest => ({
  ...request,
  headers: [...request.headers.filter(([each]) => each !== name), [name, value]],
})

let longest: Buffer = Buffer.alloc(0)

/** A body of one byte over the limit; all cases share its memory. */
export function tooLargeBody(features: Features): Buffer | null {
  const limit = Number(promisedOf(features, 'body-limit')[0] ?? 0)
  if (!Number.isSafeInteger(limit) || limit <= 0) return null
  if (longest.length !== limit + 1) longest = Buffer.alloc(limit + 1, 'x')
  return longest
}

/**
 * The requests that the target file says are refused (`refuses` and `body-limit`). `forms` are the
 * media types of the operation's forms.
 */
export function refusedRequests(
  request: RestRequest,
  features: Features,
  forms: readonly string[] = [],
): RefusedRequest[] {
  const refuses = new Set(promisedOf(features, 'refuses'))
  const { body, contentType } = request
  const tooLarge = tooLargeBody(features)
  const ofAny: RefusedRequest[] = [
    {
      rule: 'language',
      about: 'an invalid Accept-Language',
      status: 400,
      request: withHeader(request, 'accept-language', '<es>'),
    },
    {
      rule: 'parameter',
      about: 'an undocumented query parameter',
      status: 400,
      request: { ...request, query: [...request.query, ['conformUnknown', '1']] },
    },
  ]
  const ofBody: RefusedRequest[] = [
    {
      rule: 'charset',
      about: 'a body in UTF-16',
      status: 415,
      request: { ...request, contentType: `${contentType}; charset=utf-16` },
    },
    {
      rule: 'compression',
      about: 'a body that is not compressed as its header says',
      status: 415,
      request: withHeader(request, 'content-encoding', 'gzip'),
    },
    {
      rule: 'content-type',
      about: 'an unreadable content type',
      status: 415,
      request: { ...request, contentType: 'json;;;' },
    },
  ]
  const ofForms = Object.entries(malformedForms)
    .filter(([type]) => forms.includes(type.split(';')[0]!))
    .map(([type, text]): RefusedRequest => ({
      rule: 'form',
      about: `a malformed body of ${type.split(';')[0]}`,
      status: 400,
      request: { ...request, contentType: type, body: Buffer.from(text) },
    }))
  const isWithBody = body !== null && contentType !== null
  return [
    ...[...ofAny, ...(isWithBody ? [...ofBody, ...ofForms] : [])].filter(({ rule }) =>
      refuses.has(rule),
    ),
    ...(isWithBody && tooLarge !== null
      ? [
          {
            rule: 'body-limit',
            about: 'a body over the size limit',
            status: 413,
            request: { ...request, body: tooLarge },
          },
        ]
      : []),
  ]
}
