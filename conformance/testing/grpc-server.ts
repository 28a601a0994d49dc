import { Code, ConnectError, type ConnectRouter } from '@connectrpc/connect'
import { connectNodeAdapter } from '@connectrpc/connect-node'
import {
  createServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import { addReflection } from './reflection-service.ts'
import { image, service } from './echo-module.ts'

const closing: (() => void)[] = []

/** Ends the servers of a test. */
export function closeGrpc(): void {
  closing.splice(0).forEach((close) => close())
}

interface Say {
  readonly word?: { readonly text: string }
  readonly count?: number
}

/** Answers a request instead of the server, or returns false. */
export type Fault = (request: Http2ServerRequest, response: Http2ServerResponse) => boolean

/** A gRPC server over HTTP/2 without TLS, as most are inside a cluster. */
export async function startGrpc(
  versions: readonly string[],
  say: (request: Say) => object = ({ word: said }) => ({ word: said }),
  fault: Fault = () => false,
): Promise<string> {
  const handle = connectNodeAdapter({
    connect: false,
    grpcWeb: false,
    routes: (router: ConnectRouter) => {
      router.service(service, {
        say,
        repeat: async function* (request: Say) {
          yield say(request)
        },
        collect: async (requests: AsyncIterable<Say>) => {
          let last: object | undefined
          for await (const request of requests) last = say(request)
          if (last === undefined) throw new ConnectError('no message', Code.InvalidArgument)
          return last
        },
        talk: async function* (requests: AsyncIterable<Say>) {
          let isAsked = false
          for await (const request of requests) {
            isAsked = true
            yield say(request)
          }
          if (!isAsked) throw new ConnectError('no message', Code.InvalidArgument)
        },
      } as never)
      for (const version of versions) addReflection(router, image, version)
    },
  })
  const http2 = createServer((request, response) => {
    if (!fault(request, response)) handle(request, response)
  })
  const sessions = new Set<ServerHttp2Session>()
  http2.on('session', (session) => sessions.add(session))
  await new Promise<void>((done) => void http2.listen(0, '127.0.0.1', done))
  closing.push(() => {
    sessions.forEach((session) => session.destroy())
    http2.close()
  })
  return `grpc://127.0.0.1:${(http2.address() as AddressInfo).port}`
}

export const proto = { 'content-type': 'application/grpc+proto' }

/** A message in its envelope. */
export function envelope(...bytes: readonly number[]): Buffer {
  return Buffer.from([0, 0, 0, 0, bytes.length, ...bytes])
}

/** Answers a call of the service with bytes and trailers of its own. */
export function raw(
  method: string,
  body: Buffer,
  trailers: Readonly<Record<string, string>>,
  headers = proto,
): Fault {
  return (request, response) => {
    if (!request.url.endsWith(`/${method}`)) return false
    response.writeHead(200, headers)
    response.addTrailers(trailers)
    response.end(body)
    return true
  }
}

/** The trailers of a status. */
export function status(code: number): Record<string, string> {
  return { 'grpc-status': String(code) }
}
