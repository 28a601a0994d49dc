import type { Upstream, UpstreamCall } from './upstream.ts'
import { wholeAnswer } from './whole-answer.ts'

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
 * Makes a call whose answer is a JSON object. Rejects with undici's error, or when the answer is too
 * large.
 */
export async function bufferedRequest(
  upstream: Upstream,
  call: UpstreamCall,
): Promise<BufferedResponse> {
  const { status, headers, bytes } = await wholeAnswer(upstream, call, { limitBytes })
  const { date, 'retry-after': retryAfter } = headers
  return { status, json: parseObject(Buffer.from(bytes.buffer).toString('utf8')), retryAfter, date }
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
