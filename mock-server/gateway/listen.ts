import { createServer as createHttp, type Server as HttpServer } from 'node:http'
import { createServer as createHttp2, type Http2Server, type ServerHttp2Session } from 'node:http2'
import { createServer as createTcp, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { problem, type Request, type Response } from './http.ts'

/** What an HTTP/2 client says first; gRPC clients say it without any agreement beforehand. */
const PREFACE = Buffer.from('PRI * HTTP/2')

export type Listening = { readonly port: number; readonly close: () => Promise<void> }

const refuse = (error: Error, socket: Duplex): void => {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const isLate = 'code' in error && error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const status = isLate ? '408 Request Timeout' : '400 Bad Request'
  const body = JSON.stringify(problem('invalid_request', isLate ? 'The request did not end in time.' : 'The request is not well-formed HTTP.'))
  socket.end(`HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
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
    const isHttp2 = first.subarray(0, PREFACE.length).equals(PREFACE.subarray(0, first.length)) && first.length >= 3
    ;(isHttp2 ? http2 : http).emit('connection', socket)
    return undefined
  })
}

/** Serves HTTP/1.1 and HTTP/2 without TLS on one port; 0 picks a free one. Closing it closes half-open connections, too. */
export const listen = async (handle: (request: Request, response: Response) => void, port: number, host: string): Promise<Listening> => {
  const http = createHttp({ requestTimeout: 15_000, headersTimeout: 10_000, connectionsCheckingInterval: 2000 }, handle)
  http.on('clientError', refuse)
  // The port is not its own, so it never hears that it listens; it watches for late requests only from then on.
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
