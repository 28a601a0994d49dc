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
