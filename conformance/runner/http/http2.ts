import {
  connect,
  constants,
  type ClientHttp2Session,
  type ClientHttp2Stream,
  type IncomingHttpHeaders,
} from 'node:http2'
import { connect as connectTls } from 'node:tls'
import { tlsOptionsOf, type Connection } from './connection.ts'
import { openTunnel } from './proxy.ts'
import { proxyOf } from './proxy-of.ts'
import type { ConnectionFailure, HttpExchange, HttpRequest } from './exchange.ts'
import type { HttpResponse } from './http-response.ts'
import { connectionFailure } from './connection-failure.ts'

export interface Http2Client {
  send(sent: HttpRequest): Promise<HttpExchange>
  close(): void
}

const pairs = (headers: IncomingHttpHeaders): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    name.startsWith(':')
      ? []
      : (Array.isArray(value) ? value : [value ?? '']).map((each): [string, string] => [
          name,
          each,
        ]),
  )

/** The headers of a request; repeated names become lists. */
const outgoing = ({ method, url, headers }: HttpRequest): Record<string, string | string[]> => {
  const { pathname, search } = new URL(url)
  const all: Record<string, string | string[]> = {
    [constants.HTTP2_HEADER_METHOD]: method,
    [constants.HTTP2_HEADER_PATH]: pathname + search,
  }
  for (const [name, value] of headers) {
    const before = all[name.toLowerCase()]
    all[name.toLowerCase()] = before === undefined ? value : [before, value].flat()
  }
  return all
}

/**
 * An HTTP/2 client: over TLS for https, else h2c with prior knowledge. It uses one connection for
 * each origin.
 */
export function http2Client({
  limit,
  connection,
  longest,
}: {
  limit: number
  connection: Connection
  longest: number
}): Http2Client {
  const tls = tlsOptionsOf(connection)
  const sessions = new Map<string, Promise<ClientHttp2Session>>()
  const faults = new WeakMap<ClientHttp2Session, unknown>()
  const openSession = async (url: URL): Promise<ClientHttp2Session> => {
    const proxy = proxyOf(url)
    const tunnel = proxy === null ? null : await openTunnel(proxy, url, limit)
    const session = connect(url.origin, {
      ...tls,
      ...(tunnel === null
        ? {}
        : {
            createConnection: () =>
              url.protocol === 'http:'
                ? tunnel
                : connectTls({
                    ...tls,
                    socket: tunnel,
                    servername: url.hostname,
                    ALPNProtocols: ['h2'],
                  }),
          }),
    })
    // An idle session must not keep the process alive; pending requests have a timer.
    session.unref()
    session.on('error', (error) => faults.set(session, error))
    for (const end of ['close', 'goaway'] as const)
      session.on(end, () => sessions.delete(url.origin))
    return session
  }
  const sessionOf = async (url: URL): Promise<ClientHttp2Session> => {
    const opened = sessions.get(url.origin) ?? openSession(url)
    sessions.set(url.origin, opened)
    try {
      const session = await opened
      if (!session.closed && !session.destroyed) return session
    } catch (error) {
      if (sessions.get(url.origin) === opened) sessions.delete(url.origin)
      throw error
    }
    if (sessions.get(url.origin) === opened) sessions.delete(url.origin)
    return sessionOf(url)
  }
  const sendOn = (session: ClientHttp2Session, sent: HttpRequest): Promise<HttpExchange> =>
    new Promise((done) => {
      const began = performance.now()
      const chunks: Buffer[] = []
      let size = 0
      let head: Pick<HttpResponse, 'status' | 'headers'> = { status: 0, headers: [] }
      let trailers: HttpResponse['trailers']
      let stream: ClientHttp2Stream
      try {
        stream = session.request(outgoing(sent), { endStream: sent.body === null })
      } catch (error) {
        return void done(connectionFailure(error))
      }
      const over = (exchange: HttpExchange): void => {
        clearTimeout(timer)
        done(exchange)
        if (!stream.closed) stream.close(constants.NGHTTP2_CANCEL)
      }
      const answer = (more: Partial<HttpResponse> = {}): HttpResponse => ({
        kind: 'answer',
        ...head,
        ...(trailers === undefined ? {} : { trailers }),
        body: Buffer.concat(chunks),
        millis: performance.now() - began,
        ...more,
      })
      const broken = (failure: ConnectionFailure): ConnectionFailure =>
        head.status === 0 ? failure : { ...failure, status: head.status }
      const brokenBy = (error: unknown): ConnectionFailure =>
        broken(connectionFailure(faults.get(session) ?? error))
      const cut = (): void => over(answer({ isCut: true }))
      let timer =
        sent.limitMillis === undefined
          ? setTimeout(
              () => over(broken({ kind: 'broken', by: 'slow', code: 'timeout' })),
              sent.timeoutMillis ?? limit,
            )
          : setTimeout(cut, sent.limitMillis)
      stream.on('response', (headers) => {
        head = { status: Number(headers[':status']), headers: pairs(headers) }
        if (sent.listenMillis === undefined) return
        clearTimeout(timer)
        timer = setTimeout(cut, sent.listenMillis)
      })
      stream.on('trailers', (headers) => (trailers = pairs(headers)))
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        size += chunk.length
        if (size > longest) over(broken({ kind: 'broken', by: 'too large', code: 'size' }))
      })
      // A server may answer before it has read the request (RFC 9113, 8.1), such as one that is too large.
      stream.on('end', () => {
        if (head.status !== 0 && !stream.writableFinished) over(answer())
      })
      const isCanceled = (): boolean =>
        sent.limitMillis !== undefined && stream.rstCode === constants.NGHTTP2_CANCEL
      stream.on('error', (error) =>
        over(isCanceled() ? answer({ isCanceled: true }) : brokenBy(error)),
      )
      // A server may reset a stream with NO_ERROR after a complete response (RFC 9113, 8.1).
      stream.on('close', () =>
        over(
          head.status !== 0 && stream.rstCode === constants.NGHTTP2_NO_ERROR
            ? answer()
            : isCanceled()
              ? answer({ isCanceled: true })
              : brokenBy({ code: `HTTP2_RESET_${stream.rstCode}` }),
        ),
      )
      if (sent.isOpen === true) stream.write(sent.body)
      else if (sent.body !== null) stream.end(sent.body)
      return undefined
    })
  return {
    send: async (sent) => {
      try {
        return await sendOn(await sessionOf(new URL(sent.url)), sent)
      } catch (error) {
        return connectionFailure(error)
      }
    },
    close: () =>
      sessions.forEach(
        (opened) =>
          void opened.then(
            (session) => session.destroy(),
            () => {},
          ),
      ),
  }
}
