import type { IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { RequestContext } from '../http/request-context.ts'
import { sendJson, sendProblem } from '../http/edge-problem.ts'
import { sanitizeProblem } from './sanitize-problem.ts'

/** Limit of an error body, in bytes; errors of the contract are far smaller. */
export const errorLimitBytes = 64 * 1024

/**
 * Sends a provider's error, reduced to the contract and with the edge's request id. The log line
 * says when content was left out.
 */
export function sendSanitizedError(
  exchange: RequestContext,
  status: number,
  sent: unknown,
  passed: readonly string[],
): void {
  const shaped = sanitizeProblem(sent, status)
  if (shaped?.isWhole !== true) exchange.isSanitized = true
  if (shaped === undefined)
    return sendProblem(exchange, status, { message: 'The service refused the call.' }, passed)
  const { requestId } = exchange
  const body = 'requestId' in shaped.body ? { ...shaped.body, requestId } : shaped.body
  sendJson(exchange, status, body, passed)
}

/** Parses an error body; undefined unless it is JSON. */
export function readError(headers: IncomingHttpHeaders, bytes: Buffer): unknown {
  const media =
    String(headers['content-type'] ?? '')
      .split(';', 1)[0]
      ?.trim()
      .toLowerCase() ?? ''
  if (!/^application\/(?:[\w.-]+\+)?json$/.test(media)) return undefined
  try {
    return JSON.parse(
      inflated(String(headers['content-encoding'] ?? 'identity'), bytes).toString('utf8'),
    )
  } catch {
    return undefined
  }
}

function inflated(encoding: string, bytes: Buffer): Buffer {
  const limit = { maxOutputLength: errorLimitBytes }
  switch (encoding) {
    case 'identity':
      return bytes
    case 'gzip':
      return gunzipSync(bytes, limit)
    case 'br':
      return brotliDecompressSync(bytes, limit)
    case 'deflate':
      return inflateSync(bytes, limit)
    default:
      throw new Error('The encoding is not known.')
  }
}
