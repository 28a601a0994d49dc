import { EventEmitter, once } from 'node:events'
import { request, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RequestContext } from '../http/request-context.ts'
import { forwardCall } from './forward-call.ts'
import { startEdgeUnderTest, type EdgeUnderTest } from '../testing/edge-under-test.ts'
import { json } from '../testing/fake-upstream.ts'
import type { UpstreamCall } from './upstream.ts'

let edge: EdgeUnderTest
beforeEach(async () => void (edge = await startEdgeUnderTest()))
afterEach(() => edge.close())

const path = '/api/v1/promos/ACME'

async function open(): Promise<IncomingMessage> {
  const sent = request({ port: edge.port, host: '127.0.0.1', path, agent: false })
  sent.end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return answer
}

describe('streamed answer', () => {
  it('arrives chunk by chunk, headers first', async () => {
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

  it('can have any size', async () => {
    const body = Buffer.alloc(8 * 1024 * 1024, 'a')
    edge.upstream.answer = (_req, res) => res.end(body)
    expect((await edge.call({ path })).body.length).toBe(body.length)
  })

  it('stays compressed', async () => {
    edge.upstream.answer = (_req, res) =>
      res.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': 'gzip' }).end('zipped')
    const answer = await edge.call({ path, headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(answer.body).toBe('zipped')
    expect(edge.upstream.seen[0]?.headers['accept-encoding']).toBe('gzip')
  })

  it('waits for a slow browser', () => {
    const heard: string[] = []
    const res = Object.assign(new EventEmitter(), {
      writableFinished: false,
      writeHead: () => {},
      flushHeaders: () => {},
      write: () => false,
    })
    const controller = {
      aborted: false,
      paused: false,
      reason: null,
      abort: () => {},
      pause: () => heard.push('pause'),
      resume: () => heard.push('resume'),
    }
    forwardCall(
      { res, cookies: [] } as unknown as RequestContext,
      {
        originOf: () => '',
        streamsEnd: new AbortController().signal,
        endStreams: () => {},
        close: async () => {},
        dispatch(_call, handler) {
          handler.onRequestStart?.(controller, null)
          handler.onResponseStart?.(controller, 200, {})
          handler.onResponseData?.(controller, Buffer.from('much'))
          res.emit('drain')
        },
      },
      {} as UpstreamCall,
      () => {},
    )
    expect(heard).toEqual(['pause', 'resume'])
  })

  it('is aborted upstream when the browser disconnects', async () => {
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

it('keeps connections for calls when many streams are open', async () => {
  const cookies: string[] = []
  while (cookies.length < 6) cookies.push(await edge.signIn())
  const cookie = cookies[0] ?? ''
  const streams: ServerResponse[] = []
  const all = Promise.withResolvers<void>()
  edge.upstream.answer = (req, res) => {
    if (!req.url?.endsWith('/StreamEvents')) return json(res, 200, {})
    res.writeHead(200, { 'content-type': 'application/connect+json' }).flushHeaders()
    if (streams.push(res) === 150) all.resolve()
  }
  const open = Array.from({ length: 150 }, (_, index) =>
    edge.write({
      path: '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/StreamEvents',
      headers: {
        cookie: cookies[index % cookies.length] ?? '',
        'content-type': 'application/connect+json',
      },
      body: '{}',
    }),
  )
  await all.promise
  expect((await edge.call({ path: '/api/v1/users/me/token', headers: { cookie } })).status).toBe(
    200,
  )
  expect(
    (
      await edge.write({
        path: '/rpc/user/liv/me/programs/portal.programs.v1.ProgramsService/ListPrograms',
        headers: { cookie, 'content-type': 'application/json' },
        body: '{}',
      })
    ).status,
  ).toBe(200)
  for (const stream of streams) stream.end()
  expect((await Promise.all(open)).every(({ status }) => status === 200)).toBe(true)
})

describe('failing upstream', () => {
  beforeEach(async () => {
    await edge.close()
    edge = await startEdgeUnderTest({ answerMs: 200, silenceMs: 200 })
  })

  it('gives 504 when it does not answer in time', async () => {
    edge.upstream.answer = () => {}
    const answer = await edge.call({ path })
    expect(answer.status).toBe(504)
    expect(answer.json['message']).toBeTypeOf('string')
  })

  it('cuts the answer when it stalls', async () => {
    edge.upstream.answer = (_req, res) =>
      res.writeHead(200, { 'content-length': '10' }).write('half')
    await expect(edge.call({ path })).rejects.toThrow('aborted')
  })

  it('cuts the answer when it disconnects', async () => {
    edge.upstream.answer = (_req, res) => {
      res.writeHead(200, { 'content-type': 'text/plain' })
      res.write('half', () => res.destroy())
    }
    await expect(edge.call({ path })).rejects.toThrow('aborted')
  })

  it('gives 502 when it does not speak HTTP', async () => {
    edge.upstream.answer = (req) => req.socket.end('nonsense')
    expect((await edge.call({ path })).status).toBe(502)
  })

  it('gives 502 when it hangs up', async () => {
    edge.upstream.answer = (req) => req.socket.destroy()
    expect((await edge.call({ path })).status).toBe(502)
  })

  it('takes neither readiness nor pages away while it is down', async () => {
    await edge.upstream.close()
    const answer = await edge.call({ path })
    expect(answer.status).toBe(502)
    expect(answer.json).toEqual(
      expect.objectContaining({ type: 'about:blank', message: 'The service cannot be reached.' }),
    )
    expect((await edge.call({ path: '/readyz' })).status).toBe(200)
    expect((await edge.call({ path: '/healthz' })).status).toBe(200)
    expect((await edge.call({ path: '/login', headers: { accept: 'text/html' } })).status).toBe(200)
  })
})

describe('media type of an answer', () => {
  it.each([
    [500, 'text/html', 500],
    [404, 'text/html; charset=utf-8', 404],
    [503, 'text/plain', 503],
    [403, 'application/xhtml+xml', 403],
    [200, 'text/html', 502],
    [200, 'image/svg+xml', 502],
    [200, 'text/xml', 502],
    [200, 'TEXT/HTML', 502],
    [200, 'application/javascript', 502],
  ])('is replaced: %i %s', async (status, type, seen) => {
    edge.upstream.answer = (_req, res) =>
      res
        .writeHead(status, { 'content-type': type, 'retry-after': '7', 'content-length': '32' })
        .end('<h1>Trace: at secret.java:7</h1>\n')
    const answer = await edge.call({ path })
    expect([answer.status, answer.headers['content-type'], answer.body.includes('secret')]).toEqual(
      [seen, 'application/problem+json', false],
    )
    expect(answer.headers['retry-after']).toBe(status >= 400 ? '7' : undefined)
  })
  it.each([
    [200, 'text/plain'],
    [200, 'text/csv'],
    [200, 'application/pdf'],
    [200, 'application/json'],
  ])('is forwarded: %i %s', async (status, type) => {
    edge.upstream.answer = (_req, res) =>
      res.writeHead(status, { 'content-type': type }).end('{"a":1}')
    const answer = await edge.call({ path })
    expect([answer.status, answer.headers['content-type'], answer.body]).toEqual([
      status,
      type,
      '{"a":1}',
    ])
  })
})
