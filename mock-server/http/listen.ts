import { randomUUID } from 'node:crypto'
import { createServer as createHttp, type Server as HttpServer, STATUS_CODES } from 'node:http'
import { createServer as createHttp2, type Http2Server, type ServerHttp2Session } from 'node:http2'
import { createServer as createTcp, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { header, type Request, type Response } from './http-message.ts'
import { languageOf, gatewayProblem } from './refusals.ts'
import { sendProblem } from './send-problem.ts'

/** The first bytes of an HTTP/2 connection; gRPC clients send them without negotiation. */
const PREFACE = Buffer.from('PRI * HTTP/2')

export type HttpListener = { readonly port: number; readonly close: () => Promise<void> }

/** Maps an error code of Node's HTTP parser to a status. */
const statusOf = (error: Error): 400 | 408 | 413 | 431 => {
  const code = 'code' in error ? error.code : ''
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW' ? 413 : 400
}

/** Node stores the current response of a socket in `_httpMessage`. */
const isAnswering = (socket: Duplex): boolean =>
  (socket as Duplex & { readonly _httpMessage?: { readonly headersSent: boolean } | null })
    ._httpMessage?.headersSent === true

/**
 * Refuses an unreadable request. A socket with a response in progress is destroyed, because the
 * client would read the refusal as part of that response.
 */
const refuse = (error: Error, socket: Duplex): void => {
  if (!socket.writable || isAnswering(socket)) {
    socket.destroy()
    return
  }
  const status = statusOf(error)
  const requestId = randomUUID()
  const body = JSON.stringify({ ...gatewayProblem(status), requestId })
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/problem+json; charset=utf-8\r\nCache-Control: no-store\r\nX-Request-Id: ${requestId}\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}

/**
 * Refuses a request whose headers were read, and closes the connection so that its body is not
 * read.
 */
const refuseAsked = (status: 400 | 417, request: Request, response: Response): void => {
  response.setHeader('connection', 'close')
  sendProblem(
    request,
    response,
    gatewayProblem(status, languageOf(header(request, 'accept-language'))),
  )
}

const sniff = (socket: Socket, http: HttpServer, http2: Http2Server): void => {
  socket.setNoDelay(true)
  socket.on('error', () => socket.destroy())
  socket.setTimeout(30_000, () => socket.destroy())
  socket.once('readable', () => {
    socket.setTimeout(0)
    const first = socket.read() as Buffer | null
    if (first === null) return socket.destroy()
    socket.unshift(first)
    const isHttp2 =
      first.subarray(0, PREFACE.length).equals(PREFACE.subarray(0, first.length)) &&
      first.length >= 3
    ;(isHttp2 ? http2 : http).emit('connection', socket)
    return undefined
  })
}

/**
 * Serves HTTP/1.1 and HTTP/2 without TLS on one port; 0 picks a free one. Closing the server also
 * closes half-open connections.
 */
export async function listen(
  handle: (request: Request, response: Response) => void,
  port: number,
  host: string,
): Promise<HttpListener> {
  const http = createHttp(
    {
      requestTimeout: 15_000,
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2000,
      // Longer than a busy client's pause: a request on a connection that is just closing fails.
      keepAliveTimeout: 65_000,
      requireHostHeader: false,
    },
    (request, response) => {
      // Node would also refuse this request, but without a body.
      if (request.httpVersion === '1.1' && request.headers.host === undefined)
        refuseAsked(400, request, response)
      else handle(request, response)
    },
  )
  http.on('clientError', refuse)
  http.on('checkExpectation', (request, response) => refuseAsked(417, request, response))
  // The server checks for late requests only after the `listening` event, which this shared port
  // never emits.
  http.emit('listening')
  const http2 = createHttp2({}, handle)
  const sessions = new Set<ServerHttp2Session>()
  http2.on('session', (session) => {
    sessions.add(session)
    session.on('error', () => session.destroy())
    session.once('close', () => sessions.delete(session))
  })
  const sockets = new Set<Socket>()
  const tcp = createTcp({ pauseOnConnect: false }, (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    sniff(socket, http, http2)
  })
  await new Promise<void>((resolve, reject) => {
    tcp.once('error', reject)
    tcp.listen(port, host, () => {
      tcp.off('error', reject)
      resolve()
    })
  })
  const address = tcp.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        tcp.close(() => resolve())
        http.close()
        for (const session of sessions) session.destroy()
        for (const socket of sockets) socket.destroy()
      }),
  }
}
