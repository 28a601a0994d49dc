import type { Upstream, UpstreamCall } from './upstream.ts'

/** An answer that was read completely. */
export interface BufferedResponse {
  status: number
  /** Undefined when the body is not a JSON object. */
  json: Record<string, unknown> | undefined
  retryAfter: string | undefined
  /** The provider's `Date`; undefined for a cached answer. */
  date?: string | undefined
}

/** Limit of a buffered answer, in bytes; token answers have one or two kilobytes. */
const limitBytes = 64 * 1024

/**
 * Makes a call and reads its whole answer. Rejects with undici's error, or when the answer is too
 * large.
 */
export function bufferedRequest(upstream: Upstream, call: UpstreamCall): Promise<BufferedResponse> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    let status = 0
    let retryAfter: string | undefined
    let date: string | undefined
    upstream.dispatch(call, {
      onRequestStart() {},
      onResponseStart(_controller, code, headers) {
        status = code
        retryAfter = typeof headers['retry-after'] === 'string' ? headers['retry-after'] : undefined
        date = typeof headers['date'] === 'string' ? headers['date'] : undefined
      },
      onResponseData(controller, chunk) {
        size += chunk.length
        if (size > limitBytes) controller.abort(new Error('The token answer is too large.'))
        chunks.push(chunk)
      },
      onResponseEnd() {
        const json = parseObject(Buffer.concat(chunks).toString('utf8'))
        resolve({ status, json, retryAfter, date })
      },
      onResponseError(_controller, error) {
        reject(error)
      },
    })
  })
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
