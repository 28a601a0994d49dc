import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The ids of a request: in the log, the provider's request and the answer. */
export interface RequestIds {
  /** `x-request-id`: the one that the request carries, or the edge's own. */
  readonly requestId: string
  /** The id of the log line: `requestId`, unless a client chose a text that is no UUID. */
  readonly logId: string
  /** `traceparent` with the edge's span (W3C Trace Context); its own traces have `logId`. */
  traceparent: string
  /** The `traceparent` that the request carries, which is of another's span. */
  readonly sentTrace: string | undefined
}

const sentId = /^[A-Za-z0-9._-]{1,128}$/
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const sentTrace = /^00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})$/

export function requestIdsOf({ headers }: Pick<IncomingMessage, 'headers'>): RequestIds {
  const sent = headers['x-request-id']
  const carried = typeof sent === 'string' && sentId.test(sent) ? sent : undefined
  const logId = carried !== undefined && uuid.test(carried) ? carried : randomUUID()
  const [whole, trace = logId.replaceAll('-', ''), flags = '00'] =
    sentTrace.exec(String(headers['traceparent'] ?? '')) ?? []
  return {
    requestId: carried ?? logId,
    logId,
    sentTrace: whole,
    traceparent: `00-${trace}-${randomBytes(8).toString('hex')}-${flags}`,
  }
}
