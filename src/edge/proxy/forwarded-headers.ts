import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { safeWrites } from '#generated/openapi/safe-writes.ts'
import type { EdgeOperation } from './allowlist.ts'
import type { UpstreamBase } from '../config/edge-config.ts'
import type { RequestContext } from '../http/request-context.ts'
import { forwardedFor } from '../limits/client-address.ts'
import { portalLocation } from './location-header.ts'

const requestHeaders = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'x-portal-background',
])
/**
 * The contract's header parameters by operation (2§7), without those of safe writes. A test
 * compares them with the contract.
 */
export const headerParameters: Readonly<Record<string, string>> = {
  resetPassword: 'token',
  redirectToPartner: 'initial-request-uuid',
  redirectMemberToPartner: 'initial-request-uuid',
}
/** Returns the safe-write headers of an operation. */
export function safeWriteHeaders(operationId: string): readonly string[] {
  const said = safeWrites[operationId]
  return [
    ...(said?.ifMatch === undefined ? [] : ['if-match']),
    ...(said?.idempotencyKey === true ? ['idempotency-key'] : []),
  ]
}
/** A test compares these with the response headers of the contract. */
export const answerHeaders: ReadonlySet<string> = new Set([
  // The portal's clock follows the provider's (docs/decisions/0100-one-clock.md).
  'date',
  'content-type',
  'content-length',
  'content-encoding',
  'content-language',
  'retry-after',
  'vary',
  'deprecation',
  'sunset',
  'link',
])
/** Connect and gRPC-web send deadlines, versions and trailers in these headers. */
const rpcFamily = /^(?:connect-|grpc-|trailer-)/

/**
 * Returns the request headers to forward and the edge's ids, as a flat list. Cookies, forwarding chains and Basic
 * authorization are never forwarded.
 */
export function forwardedRequestHeaders(
  {
    req,
    requestId,
    traceparent,
    client,
  }: Pick<RequestContext, 'requestId' | 'traceparent' | 'client'> & {
    readonly req: Pick<IncomingMessage, 'headers'>
  },
  { operationId, base }: Pick<EdgeOperation, 'operationId' | 'base'>,
  forwardScenario: boolean,
): string[] {
  const passed = ['x-request-id', requestId, 'traceparent', traceparent]
  // The provider would otherwise see every member at the edge's address.
  if (client !== '') passed.push('forwarded', forwardedFor(client))
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

/** The facts about an answer that determine its forwarded headers. */
export interface ForwardedResponse {
  readonly status: number
  readonly base: UpstreamBase
  readonly operationId: string | undefined
}

const taggedReads: ReadonlySet<string | undefined> = new Set(
  Object.values(safeWrites).flatMap(({ ifMatch }) => ifMatch ?? []),
)

/** Returns the error headers to forward: Retry-After and ETag. */
export function forwardedErrorHeaders(headers: IncomingHttpHeaders): string[] {
  return ['retry-after', 'etag'].flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [name, value] : []
  })
}

/**
 * Returns the response headers to forward. Set-Cookie, challenges and server names are removed;
 * `Location` passes with 201 only, `ETag` only with reads that a safe write is based on.
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
