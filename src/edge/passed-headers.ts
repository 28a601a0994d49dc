import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { EdgeOperation } from './allowlist.ts'

const requestHeaders = new Set(['accept', 'accept-encoding', 'accept-language', 'content-type', 'x-portal-background', 'x-request-id', 'traceparent'])
/** The header parameters of the contract (2§7), by the operations that declare them; a test holds them against it. */
export const headerParameters: Readonly<Record<string, string>> = {
  resetPassword: 'token',
  redirectToPartner: 'initial-request-uuid',
  redirectMemberToPartner: 'initial-request-uuid',
}
const answerHeaders = new Set(['content-type', 'content-length', 'content-encoding', 'content-language', 'content-disposition', 'retry-after', 'vary', 'x-request-id', 'traceparent', 'deprecation', 'sunset', 'link'])
/** Connect and gRPC-web keep deadlines, versions and trailers in headers of these families. */
const rpcFamily = /^(?:connect-|grpc-|trailer-)/

/** The request's headers that the upstream gets, as a flat list. A cookie, a forwarding chain or a basic authorization never passes. */
export function passedRequestHeaders(req: IncomingMessage, { operationId, base }: Pick<EdgeOperation, 'operationId' | 'base'>, forwardScenario: boolean): string[] {
  const passed: string[] = []
  for (const name in req.headers) {
    const value = req.headers[name]
    if (typeof value !== 'string') continue
    const isDeclared = requestHeaders.has(name) || name === headerParameters[operationId]
    if (isDeclared || (base === 'rpc' && rpcFamily.test(name)) || (name === 'x-scenario' && forwardScenario)) passed.push(name, value)
    else if (name === 'authorization' && value.startsWith('Bearer ')) passed.push(name, value)
  }
  return passed
}

/** The answer's headers that the browser gets. Set-Cookie, challenges, redirects and server names stay behind; nothing is stored. */
export function passedAnswerHeaders(headers: IncomingHttpHeaders): string[] {
  const passed = ['cache-control', 'no-store']
  for (const name in headers) {
    const value = headers[name]
    if (typeof value === 'string' && (answerHeaders.has(name) || rpcFamily.test(name))) passed.push(name, value)
  }
  return passed
}
