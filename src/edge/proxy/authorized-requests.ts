import type { RequestContext } from '../http/request-context.ts'
import { bufferedRequest, type BufferedResponse } from './buffered-request.ts'
import type { Upstream, UpstreamCall } from './upstream.ts'
import { sendUpstreamFailure } from './upstream-failure.ts'

/**
 * Makes a call and returns its whole answer. It is undefined when the upstream failed; the failure
 * is then already answered.
 */
export type AuthorizedRequest = (
  exchange: RequestContext,
  call: UpstreamCall,
  body: string,
) => Promise<BufferedResponse | undefined>

/**
 * Calls whose answer the edge reads, with the client's authorization or without any. The browser's
 * authorization is removed.
 */
export interface AuthorizedRequests {
  asClient: AuthorizedRequest
  asNobody: AuthorizedRequest
  /** Calls as the client without answering the request. Rejects when the upstream fails. */
  ask(call: UpstreamCall, body: string): Promise<BufferedResponse>
}

interface Parts {
  upstream: Upstream
  /** The client's Basic authorization. */
  basic: string
}

export function basicOf(clientId: string, clientSecret: string): string {
  return `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')}`
}

export function createAuthorizedRequests({ upstream, basic }: Parts): AuthorizedRequests {
  const ask = (
    authorization: readonly string[],
    call: UpstreamCall,
    body: string,
  ): Promise<BufferedResponse> => {
    // The edge reads the answer, so it must be uncompressed.
    const headers = [
      ...withoutHeaders(call.headers, ['authorization', 'accept-encoding']),
      ...authorization,
    ]
    return bufferedRequest(upstream, { ...call, headers, body: Buffer.from(body) })
  }
  const callWith =
    (authorization: readonly string[]): AuthorizedRequest =>
    async (exchange, call, body) => {
      try {
        return await ask(authorization, call, body)
      } catch (error) {
        sendUpstreamFailure(exchange, error)
        return undefined
      }
    }
  const client = ['authorization', basic]
  return {
    asClient: callWith(client),
    asNobody: callWith([]),
    ask: (call, body) => ask(client, call, body),
  }
}

function withoutHeaders(headers: readonly string[], names: readonly string[]): string[] {
  return headers.filter((_, index) => !names.includes(headers[index - (index % 2)] ?? ''))
}
