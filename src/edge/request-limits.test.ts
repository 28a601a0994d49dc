import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json } from './testing/fake-upstream.ts'
import { form } from './testing/session-calls.ts'
import { startEdgeUnderTest, type EdgeUnderTest } from './testing/edge-under-test.ts'

let edge: EdgeUnderTest
beforeEach(async () => void (edge = await startEdgeUnderTest()))
afterEach(() => edge.close())

describe('limits of a connection', () => {
  it('cuts a client that asks and never reads', async () => {
    const impatient = await startEdgeUnderTest({}, { stalledMs: 300 })
    impatient.upstream.answer = (_req, res) =>
      res.writeHead(200, { 'content-type': 'text/plain' }).end(Buffer.alloc(32 * 1024 * 1024))
    const socket = connect(impatient.port, '127.0.0.1').pause()
    socket.on('error', () => {})
    socket.write('GET /api/v1/promos/ACME HTTP/1.1\r\nhost: portal\r\n\r\n')
    await expect.poll(() => impatient.logged()).toContain('"aborted":true')
    socket.destroy()
    await impatient.close()
  })

  it('answers a call that the provider takes long for, and does not reset it', async () => {
    const patient = await startEdgeUnderTest({}, { stalledMs: 50 })
    const held = Promise.withResolvers<() => void>()
    patient.upstream.answer = (_req, res) => held.resolve(() => json(res, 200, { ok: true }))
    const answer = patient.call({ path: '/api/v1/promos/ACME' })
    const release = await held.promise
    const idle = connect(patient.port, '127.0.0.1').resume()
    // A connection without a request is cut, and the waiting one is as old.
    await once(idle, 'close')
    release()
    expect((await answer).status).toBe(200)
    await patient.close()
  })

  const requests = (count: number, path = '/healthz'): string =>
    `GET ${path} HTTP/1.1\r\nhost: portal\r\n\r\n`.repeat(count)
  const statusesOf = (text: string): string[] =>
    [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status ?? '')

  /** Sends bytes and returns all that comes until the edge closes. */
  async function exchange(bytes: string): Promise<string> {
    const socket = connect(edge.port, '127.0.0.1')
    socket.write(bytes)
    return Buffer.concat(await socket.toArray()).toString('latin1')
  }

  it('answers 8 requests that come at once, refuses the ninth and closes', async () => {
    const text = await exchange(requests(12))
    expect(statusesOf(text)).toEqual([...Array.from({ length: 8 }, () => '200'), '429'])
    expect(text).toMatch(/connection: close/i)
  })

  it('answers any number one after another', async () => {
    const socket = connect(edge.port, '127.0.0.1')
    for (let request = 0; request < 30; request += 1) {
      socket.write(requests(1))
      const [chunk] = (await once(socket, 'data')) as [Buffer]
      expect(statusesOf(String(chunk))).toEqual(['200'])
    }
    socket.destroy()
  })

  it('ends the calls of all requests of a connection that is gone', async () => {
    const gone: Promise<unknown>[] = []
    edge.upstream.answer = (_req, res) => void gone.push(once(res, 'close'))
    const socket = connect(edge.port, '127.0.0.1')
    socket.write(requests(4, '/api/v1/promos/ACME'))
    await expect.poll(() => gone.length).toBe(4)
    socket.destroy()
    await Promise.all(gone)
  })
})

describe('limits of a token call', () => {
  const fields = (bytes: number): string => `username=a&password=${'b'.repeat(bytes - 20)}`

  it.each([
    [16 * 1024, 200],
    [16 * 1024 + 1, 413],
  ])('answers a sign-in of %i bytes with %i', async (bytes, status) => {
    edge.upstream.answer = (_req, res) => json(res, 200, { access_token: 'a', refresh_token: 'b' })
    const answer = await edge.write({
      path: '/api/v1/users/me/auth',
      headers: form,
      body: fields(bytes),
    })
    expect(answer.status).toBe(status)
  })

  it('rejects nested JSON with 400 and sends nothing on', async () => {
    const answer = await edge.write({
      path: '/api/v1/users/auth/mfa/challenges',
      headers: { 'content-type': 'application/json' },
      body: `{"mfaToken":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
    })
    expect(answer.status).toBe(400)
    expect(edge.upstream.seen).toEqual([])
  })
})
