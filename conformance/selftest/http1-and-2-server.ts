import { createServer as createHttp, type IncomingMessage, type ServerResponse } from 'node:http'
import {
  createServer as createHttp2,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2'
import { createServer as createTcp, type AddressInfo, type Socket } from 'node:net'

export type Incoming = IncomingMessage | Http2ServerRequest
export type OutgoingResponse = ServerResponse | Http2ServerResponse

export interface HttpServer {
  readonly address: string
  close(): Promise<void>
}

/** The first bytes of the HTTP/2 client preface with prior knowledge. */
const PREFACE = 'PRI'

/** Serves HTTP/1.1 and h2c on one free local port. `close` ends open connections. */
export async function listenBoth(
  handle: (incoming: Incoming, outgoing: OutgoingResponse) => void,
): Promise<HttpServer> {
  const http = createHttp(handle)
  const http2 = createHttp2({}, handle)
  const sessions = new Set<ServerHttp2Session>()
  http2.on('session', (session) => {
    sessions.add(session)
    session.on('error', () => session.destroy())
    session.once('close', () => sessions.delete(session))
  })
  const sockets = new Set<Socket>()
  const tcp = createTcp((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    socket.once('readable', () => {
      const first = socket.read() as Buffer | null
      if (first === null) return void socket.destroy()
      socket.unshift(first)
      return void (first.toString('latin1', 0, 3) === PREFACE ? http2 : http).emit(
        'connection',
        socket,
      )
    })
  })
  await new Promise<void>((done) => void tcp.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(tcp.address() as AddressInfo).port}`,
    close: async () => {
      for (const session of sessions) session.destroy()
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((done) => void tcp.close(() => done()))
    },
  }
}
