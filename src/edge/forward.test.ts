import { EventEmitter, once } from 'node:events'
import { request, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Exchange } from './exchange.ts'
import { forward } from './forward.ts'
import { startEdgeUnderTest, type EdgeUnderTest } from './testing/edge-under-test.ts'
import type { UpstreamCall } from './upstream.ts'

let edge: EdgeUnderTest
beforeEach(async () => void (edge = await startEdgeUnderTest({ answerMs: 200, silenceMs: 200 })))
afterEach(() => edge.close())

const path = '/api/v1/promos/ACME'

async function open(): Promise<IncomingMessage> {
  const sent = request({ port: edge.port, host: '127.0.0.1', path, agent: false })
  sent.end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return answer
}

describe('an answer streams through', () => {
  it('piece by piece, headers first', async () => {
    const upstreamAnswer = Promise.withResolvers<ServerResponse>()
    edge.upstream.answer = (_req, res) => {
      res.writeHead(200, { 'content-type': 'text/plain' }).flushHeaders()
      upstreamAnswer.resolve(res)
    }
    const pieces = (await open())[Symbol.asyncIterator]()
    const res = await upstreamAnswer.promise
    res.write('one')
    expect(String((await pieces.next()).value)).toBe('one')
    res.end('two')
    expect(String((await pieces.next()).value)).toBe('two')
    expect((await pieces.next()).done).toBe(true)
  })

  it('as large as it is', async () => {
    const body = Buffer.alloc(8 * 1024 * 1024, 'a')
    edge.upstream.answer = (_req, res) => res.end(body)
    expect((await edge.call({ path })).body.length).toBe(body.length)
  })

  it('compressed as the upstream sent it', async () => {
    edge.upstream.answer = (_req, res) => res.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': 'gzip' }).end('zipped')
    const answer = await edge.call({ path, headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(answer.body).toBe('zipped')
    expect(edge.upstream.seen[0]?.headers['accept-encoding']).toBe('gzip')
  })

  it('no faster than the browser reads', () => {
    const heard: string[] = []
    const res = Object.assign(new EventEmitter(), { writableFinished: false, writeHead: () => {}, flushHeaders: () => {}, write: () => false })
    const controller = { aborted: false, paused: false, reason: null, abort: () => {}, pause: () => heard.push('pause'), resume: () => heard.push('resume') }
    forward({ res, cookies: [] } as unknown as Exchange, {
      origins: [],
      close: async () => {},
      dispatch(_call, handler) {
        handler.onRequestStart?.(controller, null)
        handler.onResponseStart?.(controller, 200, {})
        handler.onResponseData?.(controller, Buffer.from('much'))
        res.emit('drain')
      },
    }, {} as UpstreamCall, () => {})
    expect(heard).toEqual(['pause', 'resume'])
  })

  it('is given up upstream when the browser goes away', async () => {
    const gone = Promise.withResolvers<void>()
    edge.upstream.answer = (_req, res) => {
      res.on('close', gone.resolve)
      res.writeHead(200).write('one')
    }
    const answer = await open()
    answer.destroy()
    await gone.promise
  })
})

describe('an upstream that fails', () => {
  it('too slow to begin: 504', async () => {
    edge.upstream.answer = () => {}
    const answer = await edge.call({ path })
    expect(answer.status).toBe(504)
    expect(answer.json['message']).toBeTypeOf('string')
  })

  it('silent half-way: the answer is cut, not ended', async () => {
    edge.upstream.answer = (_req, res) => res.writeHead(200, { 'content-length': '10' }).write('half')
    await expect(edge.call({ path })).rejects.toThrow('aborted')
  })

  it('gone half-way: the answer is cut, not ended', async () => {
    edge.upstream.answer = (_req, res) => {
      res.writeHead(200, { 'content-type': 'text/plain' })
      res.write('half', () => res.destroy())
    }
    await expect(edge.call({ path })).rejects.toThrow('aborted')
  })

  it('speaking no HTTP: 502', async () => {
    edge.upstream.answer = (req) => req.socket.end('nonsense')
    expect((await edge.call({ path })).status).toBe(502)
  })

  it('hanging up: 502', async () => {
    edge.upstream.answer = (req) => req.socket.destroy()
    expect((await edge.call({ path })).status).toBe(502)
  })

  it('down: 502, readiness says so, health does not; the pages are served all the same', async () => {
    await edge.upstream.close()
    const answer = await edge.call({ path })
    expect(answer.status).toBe(502)
    expect(answer.json).toEqual({ message: 'The service cannot be reached.' })
    expect((await edge.call({ path: '/readyz' })).status).toBe(503)
    expect((await edge.call({ path: '/healthz' })).status).toBe(200)
    expect((await edge.call({ path: '/login', headers: { accept: 'text/html' } })).status).toBe(200)
  })
})
