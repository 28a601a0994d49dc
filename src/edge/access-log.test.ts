import { PassThrough, Writable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLogWriter } from './access-log.ts'
import { canary, startEdgeUnderTest, type EdgeUnderTest } from './testing/edge-under-test.ts'
import { json } from './testing/fake-upstream.ts'

let edge: EdgeUnderTest
beforeEach(async () => void (edge = await startEdgeUnderTest()))
afterEach(() => edge.close())

/** Waits until a number of lines was written; lines are written in batches. */
async function lines(count: number): Promise<Record<string, unknown>[]> {
  while (edge.logged().split('\n').length <= count) await new Promise(setImmediate)
  return edge
    .logged()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

describe('writer of the log', () => {
  it('keeps at most a megabyte for a reader that stalls', () => {
    const stalled = new Writable({ write() {} })
    const write = createLogWriter(stalled)
    for (let line = 0; line < 100; line += 1) write('a'.repeat(64 * 1024))
    expect(stalled.writableLength).toBe(1024 * 1024)
  })

  it('goes on without its reader', async () => {
    const stream = new PassThrough()
    const write = createLogWriter(stream)
    stream.destroy(new Error('EPIPE'))
    await new Promise(setImmediate)
    expect(() => write('line')).not.toThrow()
  })
})

describe('access log', () => {
  it('has one line per request, with the operation and without the address', async () => {
    const cookie = await edge.signIn()
    await edge.call({ path: '/api/v1/users/7f3e/reading/bp?start=2026-11-01', headers: { cookie } })
    await edge.call({ path: '/login', headers: { accept: 'text/html' } })
    await edge.call({ path: '/somewhere/else' })
    await edge.raw('GET /a%00b HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
    const all = await lines(5)
    expect(all.map(({ method, route, status }) => [method, route, status])).toEqual([
      ['POST', 'signIn', 200],
      ['GET', 'listBloodPressureReadings', 200],
      ['GET', 'page', 200],
      ['GET', 'unknown', 404],
      ['GET', 'unknown', 400],
    ])
    for (const line of all) {
      expect(Object.keys(line)).toEqual(['at', 'method', 'route', 'status', 'ms', 'bytes', 'id'])
      expect(line).toMatchObject({
        at: '2026-11-20T08:00:00.000Z',
        ms: expect.any(Number),
        bytes: expect.any(Number),
      })
      expect(line['bytes']).toBeGreaterThan(0)
    }
  })

  it('records an aborted request', async () => {
    edge.upstream.answer = (_req, res) => res.writeHead(200).write('half', () => res.destroy())
    await edge.call({ path: '/api/v1/promos/ACME' }).catch(() => undefined)
    expect((await lines(1))[0]).toMatchObject({ route: 'getPromo', aborted: true })
  })

  it('counts CSP violations without addresses', async () => {
    const report = (body: string): Promise<{ status: number }> =>
      edge.call({
        method: 'POST',
        path: '/csp-report',
        headers: { 'content-type': 'application/csp-report' },
        body,
      })
    const violation = {
      'document-uri': 'http://localhost/blood-pressure?canary-query',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/canary-path?canary-query',
    }
    expect((await report(JSON.stringify({ 'csp-report': violation }))).status).toBe(204)
    expect(
      (await report(JSON.stringify({ 'csp-report': { ...violation, 'blocked-uri': 'inline' } })))
        .status,
    ).toBe(204)
    expect(
      (
        await report(
          JSON.stringify({
            'csp-report': {
              ...violation,
              'blocked-uri': `https://${'canary.'.repeat(1_000)}example/`,
            },
          }),
        )
      ).status,
    ).toBe(204)
    for (const bad of [
      '',
      '{}',
      'null',
      '[]',
      '{"csp-report":1}',
      '{"csp-report":{"effective-directive":"<b>"}}',
      'a'.repeat(17_000),
    ])
      expect((await report(bad)).status).toBe(400)
    const found = (await lines(13)).filter(({ event }) => event === 'csp-violation')
    expect(found).toMatchObject([
      { directive: 'script-src-elem', blocked: 'https://evil.example' },
      { directive: 'script-src-elem', blocked: 'inline' },
      { directive: 'script-src-elem', blocked: 'other' },
    ])
    expect(edge.logged()).not.toContain('canary')
  })

  it('contains no secrets or personal data, and answers contain no secrets', async () => {
    const cookie = await edge.signIn()
    const sealed = cookie
      .split('; ')
      .map((pair) => pair.slice(pair.indexOf('=') + 1))
      .filter((value) => value !== '1')
    const headers = {
      cookie,
      authorization: `Bearer ${canary.accessToken}`,
      'user-agent': 'canary-agent',
      referer: 'http://localhost/canary-referer',
    }
    const answers = [
      await edge.call({
        path: '/api/v1/users/canary-member/reading/bp?note=canary-query',
        headers,
      }),
      await edge.call({ path: '/api/v1/canary-unknown', headers }),
      await edge.call({
        path: '/canary-page?mfaToken=canary-mfa',
        headers: { ...headers, accept: 'text/html' },
      }),
      await edge.call({ path: '/%00canary', headers }),
      await edge.write({
        path: '/api/v1/users/me/auth',
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'username=canary-user&password=canary-password&grant_type=password',
      }),
    ]
    edge.upstream.answer = (_req, res) => json(res, 500, { message: 'Broken.' })
    answers.push(
      await edge.write({
        path: '/api/v1/users/me/auth/refresher',
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'a=b',
      }),
    )
    const impatient = await startEdgeUnderTest({ answerMs: 100 })
    impatient.upstream.answer = () => {}
    answers.push(await impatient.call({ path: '/api/v1/promos/canary-code', headers }))
    await expect.poll(() => impatient.logged()).toContain('504')
    await lines(7)
    const log = edge.logged() + impatient.logged()
    await impatient.close()
    for (const secret of ['canary', ...sealed]) expect(log).not.toContain(secret)
    const given = JSON.stringify(answers.map(({ headers: names, body }) => [names, body]))
    for (const secret of [
      canary.clientSecret,
      canary.refreshToken,
      Buffer.from(canary.clientSecret).toString('base64').slice(4, 20),
    ])
      expect(given).not.toContain(secret)
  })
})
