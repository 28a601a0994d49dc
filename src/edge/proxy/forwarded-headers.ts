import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { safeWrites } from '#generated/openapi/safe-writes.ts'
import type { EdgeOperation } from './allowlist.ts'
import type { UpstreamBase } from '../edge-config.ts'
import { portalLocation } from './location-header.ts'

const requestHeaders = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'x-portal-background',
  'x-request-id',
  'traceparent',
])
/**
 * The header parameters of the contract (2§7), by the operations that declare them, but for those
 * of safe writes; a test holds them against it.
 */
export const headerParameters: Readonly<Record<string, string>> = {
  resetPassword: 'token',
  redirectToPartner: 'initial-request-uuid',
  redirectMemberToPartner: 'initial-request-uuid',
}
/** The headers of a safe write that the operation takes. */
export function safeWriteHeaders(operationId: string): readonly string[] {
  const said = safeWrites[operationId]
  return [
    ...(said?.ifMatch === undefined ? [] : ['if-match']),
    ...(said?.idempotencyKey === true ? ['idempotency-key'] : []),
  ]
}
const answerHeaders = new Set([
  'content-type',
  'content-length',
  'content-encoding',
  'content-language',
  'content-disposition',
  'retry-after',
  'vary',
  'x-request-id',
  'traceparent',
  'deprecation',
  'sunset',
  'link',
])
/** Connect and gRPC-web keep deadlines, versions and trailers in headers of these families. */
const rpcFamily = /^(?:connect-|grpc-|trailer-)/

/**
 * The request's headers that the upstream gets, as a flat list. A cookie, a forwarding chain or a
 * basic authorization never passes.
 */
export function forwardedRequestHeaders(
  req: IncomingMessage,
  { operationId, base }: Pick<EdgeOperation, 'operationId' | 'base'>,
  forwardScenario: boolean,
): string[] {
  const passed: string[] = []
  const ofSafeWrite = safeWriteHeaders(operationId)
  for (const name in req.headers) {
    const value = req.headers[name]
    if (typeof value !== 'string') continue
    const isDeclared =
      requestHeaders.has(name) ||
      name === headerParameters[operationId] ||
      ofSafeWrite.includes(name)
    if (
      isDeclared ||
      (base === 'rpc' && rpcFamily.test(name)) ||
      (name === 'x-scenario' && forwardScenario)
    )
      passed.push(name, value)
    else if (name === 'authorization' && value.startsWith('Bearer ')) passed.push(name, value)
  }
  return passed
}

/** What an answer is, as far as it decides which of its headers pass. */
export interface ForwardedResponse {
  readonly status: number
  readonly base: UpstreamBase
  readonly operationId: string | undefined
}

const taggedReads: ReadonlySet<string | undefined> = new Set(
  Object.values(safeWrites).flatMap(({ ifMatch }) => ifMatch ?? []),
)

/**
 * The headers of an error that the browser gets: when to come back, and the tag of what is there
 * now.
 */
export function forwardedErrorHeaders(headers: IncomingHttpHeaders): string[] {
  return ['retry-after', 'etag'].flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [name, value] : []
  })
}

/**
 * The answer's headers that the browser gets. Set-Cookie, challenges, redirects and server names
 * stay behind; `Location` passes with 201 alone, `ETag` with what a safe write is based on; nothing
 * is stored.
 */
export function forwardedResponseHeaders(
  headers: IncomingHttpHeaders,
  { status, base, operationId }: ForwardedResponse,
): string[] {
  const passed = ['cache-control', 'no-store']
  for (const name in headers) {
    const value = headers[name]
    if (typeof value === 'string' && (answerHeaders.has(name) || rpcFamily.test(name)))
      passed.push(name, value)
  }
  if (taggedReads.has(operationId) && typeof headers.etag === 'string')
    passed.push('etag', headers.etag)
  const location =
    status === 201 && typeof headers.location === 'string'
      ? portalLocation(base, headers.location)
      : undefined
  if (location !== undefined) passed.push('location', location)
  return passed
}
