import { randomUUID } from 'node:crypto'
import { header, type Request } from './http-message.ts'

/** Headers that connect a request with its answer and log lines. */
export type Correlation = { readonly 'x-request-id': string; readonly traceparent: string }

const requestIdOf = (sent: string | undefined): string =>
  sent !== undefined && /^[A-Za-z0-9._-]{1,128}$/.test(sent) ? sent : randomUUID()

/** 32 hexadecimal digits. An id of Node comes from a store of random bytes, eight times as fast. */
const randomHex = (): string => randomUUID().replaceAll('-', '')

/**
 * Returns the traceparent of the request with a new span. A missing or invalid header starts a new
 * trace (W3C Trace Context).
 */
const traceparentOf = (sent: string | undefined): string => {
  const [, trace, parent, flags] =
    /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(sent ?? '') ?? []
  const goesOn = trace !== undefined && !/^0+$/.test(trace) && !/^0+$/.test(parent ?? '')
  return `00-${goesOn ? trace : randomHex()}-${randomHex().slice(16)}-${goesOn ? flags : '00'}`
}

export function correlationOf(request: Request): Correlation {
  return {
    'x-request-id': requestIdOf(header(request, 'x-request-id')),
    traceparent: traceparentOf(header(request, 'traceparent')),
  }
}
