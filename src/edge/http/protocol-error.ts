import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { AccessLog } from '../access-log.ts'
import { problemBody } from './edge-problem.ts'
import { securityHeaders } from './security-headers.ts'

const answers: Record<string, { status: number; message: string; headers?: readonly string[] }> = {
  // Only cookies can grow that large in a browser; clearing them ends the error.
  HPE_HEADER_OVERFLOW: {
    status: 431,
    message: 'The headers are too large.',
    headers: ['clear-site-data', '"cookies"'],
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request did not come in time.' },
}

/**
 * Creates the handler of malformed requests, which get a Problem with the security headers. The
 * connection is closed if an answer is under way, because a second one would corrupt it.
 */
export function createProtocolErrors(
  log: AccessLog,
): (error: NodeJS.ErrnoException, socket: Duplex) => void {
  return (error, socket) => {
    const sent = sendProtocolError(error, socket)
    if (sent) log({ event: 'protocol-error', ...sent })
  }
}

function sendProtocolError(
  error: NodeJS.ErrnoException,
  socket: Duplex,
): { status: number; id: string } | undefined {
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy()
    return undefined
  }
  const {
    status,
    message,
    headers = [],
  } = answers[error.code ?? ''] ?? { status: 400, message: 'The request cannot be read.' }
  const requestId = randomUUID()
  const body = JSON.stringify(problemBody(status, { message }, requestId))
  const all = [
    ...securityHeaders,
    'content-type',
    'application/problem+json',
    'content-length',
    String(body.length),
    'cache-control',
    'no-store',
    'x-request-id',
    requestId,
    'connection',
    'close',
    ...headers,
  ]
  const lines = all.flatMap((name, index) =>
    index % 2 === 0 ? [`${name}: ${all[index + 1]}`] : [],
  )
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
  return { status, id: requestId }
}

/**
 * Cuts a connection that makes no progress. One that waits for its answer gets it, because the
 * limits of calls bound that time and an answer says more than a reset.
 */
export function cutStalled(socket: Duplex): void {
  if (answerOf(socket)?.headersSent !== false) socket.destroy()
}

const isAnswering = (socket: Duplex): boolean => answerOf(socket)?.headersSent === true

/** Returns the answer of a connection; `_httpMessage` is documented for this use. */
function answerOf(socket: Duplex): { readonly headersSent: boolean } | null | undefined {
  return (socket as Duplex & { readonly _httpMessage?: { readonly headersSent: boolean } | null })
    ._httpMessage
}
