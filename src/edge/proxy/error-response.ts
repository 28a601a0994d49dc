import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { RequestContext } from '../http/request-context.ts'
import { sendJson, sendProblem } from '../http/edge-problem.ts'
import { sanitizeProblem } from './sanitize-problem.ts'

/** Limit of an error body, in bytes; errors of the contract are far smaller. */
export const errorLimitBytes = 64 * 1024

/**
 * Sends a provider's error, reduced to the contract. Omitted content gets a reference in the
 * response header and the log line.
 */
export function sendSanitizedError(
  exchange: RequestContext,
  status: number,
  sent: unknown,
  passed: readonly string[],
): void {
  const headers = [...passed]
  const shaped = sanitizeProblem(sent, status)
  if (shaped?.isWhole) return sendJson(exchange, status, shaped.body, headers)
  exchange.reference = randomUUID()
  headers.push('x-reference', exchange.reference)
  if (shaped === undefined)
    sendProblem(exchange, status, { message: 'The service refused the call.' }, headers)
  else sendJson(exchange, status, shaped.body, headers)
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
