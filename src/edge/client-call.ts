import type { Exchange } from './exchange.ts'
import { callWhole, type WholeAnswer } from './whole-call.ts'
import type { Upstream, UpstreamCall } from './upstream.ts'
import { answerUpstreamFailure } from './upstream-failure.ts'

/** Makes a call with the client's own authorization, and gives its whole answer; undefined when the upstream failed, which is answered already. */
export type ClientCall = (exchange: Exchange, call: UpstreamCall, body: string) => Promise<WholeAnswer | undefined>

interface Parts {
  upstream: Upstream
  clientId: string
  clientSecret: string
}

export function createClientCall({ upstream, clientId, clientSecret }: Parts): ClientCall {
  const basic = `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')}`
  return async (exchange, call, body) => {
    // In place of any authorization that the browser sent; the answer is read here, so it comes uncompressed.
    const headers = withoutHeaders(call.headers, ['authorization', 'accept-encoding'])
    headers.push('authorization', basic)
    try {
      return await callWhole(upstream, { ...call, headers, body: Buffer.from(body) })
    } catch (error) {
      answerUpstreamFailure(exchange, error)
      return undefined
    }
  }
}

function withoutHeaders(headers: readonly string[], names: readonly string[]): string[] {
  return headers.filter((_, index) => !names.includes(headers[index - (index % 2)] ?? ''))
}
