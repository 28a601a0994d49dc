import { createServer as createHttp, type Server as HttpServer } from 'node:http'
import { createServer as createHttp2, type Http2Server, type ServerHttp2Session } from 'node:http2'
import { createServer as createTcp, type Socket } from 'node:net'
import type { Request, Response } from './http.ts'

/** What an HTTP/2 client says first; gRPC clients say it without any agreement beforehand. */
const PREFACE = Buffer.from('PRI * HTTP/2')

export type Listening = { readonly port: number; readonly close: () => Promise<void> }

const refuse = (socket: Socket | import('node:stream').Duplex): void => {
  if (!socket.writable) return socket.destroy() as unknown as void
  const body = '{"message":"The request is not well-formed HTTP.","error":"invalid_request"}'
  socket.end(`HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
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
  const http = createHttp({ requestTimeout: 60_000, headersTimeout: 20_000 }, handle)
  http.on('clientError', (_error, socket) => refuse(socket))
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
        for (const session of sessions) session.destroy()
        for (const socket of sockets) socket.destroy()
      }),
  }
}
