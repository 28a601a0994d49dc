import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** `token` and `initial-request-uuid` are the two header parameters of the contract (2§7). */
const requestHeaders = new Set(['accept', 'accept-encoding', 'accept-language', 'content-type', 'x-portal-background', 'token', 'initial-request-uuid'])
const answerHeaders = new Set(['content-type', 'content-length', 'content-encoding', 'content-language', 'content-disposition', 'retry-after', 'vary'])
/** Connect and gRPC-web keep deadlines, versions and trailers in headers of these families. */
const rpcFamily = /^(?:connect-|grpc-|trailer-)/

/** The request's headers that the upstream gets, as a flat list. A cookie, a forwarding chain or a basic authorization never passes. */
export function passedRequestHeaders(req: IncomingMessage, forwardScenario: boolean): string[] {
  const passed: string[] = []
  for (const name in req.headers) {
    const value = req.headers[name]
    if (typeof value !== 'string') continue
    if (requestHeaders.has(name) || rpcFamily.test(name) || (name === 'x-scenario' && forwardScenario)) passed.push(name, value)
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
