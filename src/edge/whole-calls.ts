import type { Exchange } from './exchange.ts'
import { callWhole, type WholeAnswer } from './whole-call.ts'
import type { Upstream, UpstreamCall } from './upstream.ts'
import { answerUpstreamFailure } from './upstream-failure.ts'

/** Makes a call and gives its whole answer; undefined when the upstream failed, which is answered already. */
export type WholeCall = (exchange: Exchange, call: UpstreamCall, body: string) => Promise<WholeAnswer | undefined>

/** Calls that the edge reads: with the client's own authorization in place of any that the browser sent, or with none. */
export interface WholeCalls {
  asClient: WholeCall
  asNobody: WholeCall
}

interface Parts {
  upstream: Upstream
  /** The client's own authorization. */
  basic: string
}

export const basicOf = (clientId: string, clientSecret: string): string =>
  `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')}`

export function createWholeCalls({ upstream, basic }: Parts): WholeCalls {
  const callWith = (authorization: readonly string[]): WholeCall => async (exchange, call, body) => {
    // The answer is read here, so it comes uncompressed.
    const headers = [...withoutHeaders(call.headers, ['authorization', 'accept-encoding']), ...authorization]
    try {
      return await callWhole(upstream, { ...call, headers, body: Buffer.from(body) })
    } catch (error) {
      answerUpstreamFailure(exchange, error)
      return undefined
    }
  }
  return { asClient: callWith(['authorization', basic]), asNobody: callWith([]) }
}

function withoutHeaders(headers: readonly string[], names: readonly string[]): string[] {
  return headers.filter((_, index) => !names.includes(headers[index - (index % 2)] ?? ''))
}
