import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { problemBody } from './edge-problem.ts'
import { securityHeaders } from './security-headers.ts'

const answers: Record<string, { status: number; message: string; headers?: readonly string[] }> = {
  // Nothing but cookies can be that large in a browser: without this it would fail for ever.
  HPE_HEADER_OVERFLOW: {
    status: 431,
    message: 'The headers are too large.',
    headers: ['clear-site-data', '"cookies"'],
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request did not come in time.' },
}

/**
 * Answers what never became a request (Node would answer it bare), so that this too has the headers
 * and a Problem. Where the answer to an earlier request of the connection is under way it is cut: a
 * second one would be read as a piece of the first.
 */
export function sendProtocolError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy()
    return
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
}

/**
 * Node keeps the answer that a connection is busy with there, and documents it for exactly this.
 */
function isAnswering(socket: Duplex): boolean {
  return (
    (socket as Duplex & { readonly _httpMessage?: { readonly headersSent: boolean } | null })
      ._httpMessage?.headersSent === true
  )
}
