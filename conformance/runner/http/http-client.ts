import { Agent, request } from 'undici'
import { isSafe } from '../../contract/operation-methods.ts'
import { type HttpExchange, type HttpRequest } from './exchange.ts'
import { headerOf, type HttpResponse } from './http-response.ts'
import { decoded } from './decoded-body.ts'
import { isBegun, readBody, type ReadBody } from './read-body.ts'
import { isStreamType, STREAM_MILLIS } from './stream-items.ts'
import { http2Client } from './http2.ts'
import type { Connection } from './connection.ts'
import { connectorOf } from './connector.ts'
import type { RequestPacing } from './request-pacing.ts'
import { connectionFailure } from './connection-failure.ts'

export interface HttpClient {
  send(sent: HttpRequest): Promise<HttpExchange>
  /** The number of requests sent. */
  readonly sent: () => number
  close(): Promise<void>
}

/** The maximum size of a response, in bytes. */
export const MAX_RESPONSE_BYTES = 32 * 1024 * 1024

/** More than servers and browsers agree on: what is longer is a fault. */
const MAX_HEADER_BYTES = 256 * 1024

/** Whether a read may be sent again, because its connection was cut before the answer. */
const isCutRead = ({ method }: HttpRequest, exchange: HttpExchange): boolean =>
  isSafe(method) && exchange.kind === 'broken' && exchange.by === 'hung up'

const pairs = (
  headers: Readonly<Record<string, string | string[] | undefined>>,
): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value ?? '']).map((each): [string, string] => [
      name.toLowerCase(),
      each,
    ]),
  )

export function openHttpClient({
  timeoutSeconds,
  concurrency,
  connection,
  pace,
}: {
  timeoutSeconds: number
  concurrency: number
  connection: Connection
  pace: RequestPacing
}): HttpClient {
  const limit = timeoutSeconds * 1_000
  const agentOf = (pipelining: number): Agent =>
    new Agent({
      connections: concurrency,
      pipelining,
      maxResponseSize: MAX_RESPONSE_BYTES,
      maxHeaderSize: MAX_HEADER_BYTES,
      connect: connectorOf(connection, limit),
    })
  const agent = agentOf(1)
  /** Without pipelining a connection has one request. */
  const fresh = agentOf(0)
  const http2 = http2Client({ limit, connection, longest: MAX_RESPONSE_BYTES })
  let count = 0
  const http1 = async ({
    method,
    url,
    headers,
    body,
    limitMillis,
    listenMillis,
    timeoutMillis = limit,
    isFresh,
  }: HttpRequest): Promise<HttpExchange> => {
    const began = performance.now()
    const end = new AbortController()
    const abort = (): void => end.abort(new DOMException('timeout', 'TimeoutError'))
    let timer = setTimeout(abort, limitMillis ?? timeoutMillis * 2)
    const read: ReadBody = { chunks: [], isCut: false }
    let head: Pick<HttpResponse, 'status' | 'headers'> = { status: 0, headers: [] }
    let contentType = ''
    const answer = (more: Partial<HttpResponse>): HttpResponse => ({
      kind: 'answer',
      ...head,
      body: Buffer.concat(read.chunks),
      millis: performance.now() - began,
      ...more,
    })
    try {
      const received = await request(url, {
        dispatcher: isFresh === true ? fresh : agent,
        method: method as 'GET',
        headers: headers.flat(),
        body,
        signal: end.signal,
        headersTimeout: timeoutMillis,
        bodyTimeout: timeoutMillis,
      })
      head = { status: received.statusCode, headers: pairs(received.headers) }
      contentType = headerOf(head, 'content-type') ?? ''
      const listened = listenMillis ?? (isStreamType(contentType) ? STREAM_MILLIS : undefined)
      if (listened !== undefined && limitMillis === undefined) {
        clearTimeout(timer)
        timer = setTimeout(abort, listened)
      }
      await readBody(received.body, contentType, read)
      return answer(read.isCut ? { isCut: true } : { trailers: pairs(received.trailers) })
    } catch (error) {
      const isListened =
        limitMillis !== undefined || (listenMillis !== undefined && head.status > 0)
      const failure = connectionFailure(error)
      // A stream that began is an answer, however it ends.
      return (isListened && end.signal.aborted) ||
        (head.status > 0 &&
          failure.by !== 'too large' &&
          isBegun(contentType, read, failure.by === 'slow'))
        ? answer({ isCut: true })
        : head.status > 0
          ? { ...failure, status: head.status }
          : failure
    } finally {
      clearTimeout(timer)
    }
  }
  const attempt = (sent: HttpRequest): Promise<HttpExchange> => {
    count += 1
    return sent.http === '2' ? http2.send(sent) : http1(sent)
  }
  /** A server may close a kept connection while a request is on its way (RFC 9112, 9.3.1). */
  const repeated = async (sent: HttpRequest): Promise<HttpExchange> => {
    const first = await attempt(sent)
    if (!isCutRead(sent, first)) return first
    const second = await attempt({ ...sent, isFresh: true })
    return second.kind === 'broken' ? first : second
  }
  const once = async (sent: HttpRequest): Promise<HttpExchange> => {
    const exchange = await repeated(sent)
    return exchange.kind === 'broken' || sent.keepsCodings === true ? exchange : decoded(exchange)
  }
  return {
    send: (sent) => pace.run(() => once(sent)),
    sent: () => count,
    close: async () => {
      http2.close()
      await Promise.all([agent.destroy(), fresh.destroy()])
    },
  }
}
