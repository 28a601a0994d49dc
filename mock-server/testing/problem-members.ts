import { AssertionError, deepStrictEqual, match } from 'node:assert'

/** Members that the server adds to every problem. */
export type AddedMembers = {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly requestId: string
  readonly detail?: string
}

/** Asserts the headers of every REST response, and the common members of a problem. */
export function assertCommonResponse(status: number, headers: Headers, body: unknown): void {
  deepStrictEqual(
    [headers.get('cache-control'), status === 401 && headers.get('www-authenticate') === null],
    ['no-store', false],
  )
  match(headers.get('x-request-id') ?? '', /^[A-Za-z0-9._-]{1,128}$/)
  match(headers.get('traceparent') ?? '', /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/)
  if (status === 429 || status === 503)
    match(
      headers.get('ratelimit') ?? '',
      new RegExp(`^"default";r=0;t=${headers.get('retry-after')}$`),
    )
  if (!isProblem(headers)) return
  const { type, title, status: said, requestId } = body as AddedMembers
  deepStrictEqual({ said, requestId }, { said: status, requestId: headers.get('x-request-id') })
  if (title === '' || !/^(about:blank|https:)/.test(type))
    throw new AssertionError({ message: `The problem has no type or no title: ${type}, ${title}.` })
}

export function isProblem(headers: Headers): boolean {
  return headers.get('content-type')?.startsWith('application/problem+json') === true
}

/** Removes the added members, for tests of the problem of one operation. */
export function withoutAdded(body: unknown): unknown {
  const {
    type: _type,
    title: _title,
    status: _status,
    requestId: _id,
    detail: _detail,
    errors,
    ...own
  } = body as AddedMembers & { errors?: readonly { readonly code?: number }[] }
  const numbered = errors?.filter(({ code }) => code !== undefined) ?? []
  return { ...own, ...(numbered.length === 0 ? {} : { errors: numbered }) }
}
