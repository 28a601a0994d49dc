import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { addDrawnPage } from '../testing/built-portal-fixture.ts'
import {
  canary,
  type EdgeResponse,
  type EdgeUnderTest,
  startEdgeUnderTest,
} from '../testing/edge-under-test.ts'
import { json } from '../testing/fake-upstream.ts'
import { form, merge, refreshBy, tokens } from '../testing/session-calls.ts'

/** Draws what the provider answers to one read, and what it was told of the device. */
const program = `
import { parentPort } from 'node:worker_threads'
let of = null
parentPort.on('message', (message) => {
  const { type, drawing } = message
  if (type === 'draw') {
    of = message
    const target = '/api/v1/users/me/info/health'
    parentPort.postMessage({ type: 'calls', calls: [
      { drawing, call: 1, method: 'GET', target, body: null },
      { drawing, call: 2, method: 'PUT', target, body: '{}' },
    ] })
  }
  const { answer } = message.answers?.find(({ call }) => call === 1) ?? {}
  if (answer !== undefined) {
    if (answer === null) return parentPort.postMessage({ type: 'failed', drawing: of.drawing, name: 'NotDrawn' })
    const facts = JSON.stringify({ ...of, secret: '</script>' })
    parentPort.postMessage({ type: 'drawn', drawing: of.drawing, title: 'A <b>', html: '<h1 class="drawn">' + new TextDecoder().decode(answer.body).replaceAll('<', '&lt;') + '</h1>', facts, modules: ['page.tsx'], texts: ['/assets/texts/es-US.json'] })
  }
  if (type === 'deadline') parentPort.postMessage({ type: 'failed', drawing, name: 'NotDrawn' })
})
parentPort.postMessage({ type: 'ready' })
`

let edge: EdgeUnderTest
afterEach(() => edge.close())

async function start(dashboardWaitMs = 60_000, drawing = program): Promise<string> {
  edge = await startEdgeUnderTest(
    {},
    {
      dashboardWaitMs,
      prepare(dir) {
        addDrawnPage(dir)
        mkdirSync(join(dir, '.prerender'), { recursive: true })
        writeFileSync(join(dir, '.prerender', 'dashboard-main.mjs'), drawing)
      },
    },
  )
  const cookie = await edge.signIn()
  edge.upstream.answer = (_req, res) => json(res, 200, { reading: '128/78' })
  return `${cookie}; ${device}`
}

const device = '__Host-portal-language=es-US; __Host-portal-view=phone.1.America/Los_Angeles'
const opened = {
  accept: 'text/html',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
}
const open = (
  cookie: string,
  headers: Record<string, string> = {},
  path = '/dashboard',
): Promise<EdgeResponse> => edge.call({ path, headers: { ...opened, cookie, ...headers } })
const isPlain = ({ status, body }: EdgeResponse): boolean =>
  status === 200 && body.includes('<div id="root"></div>')

/** The worker starts beside the edge. */
async function drawn(cookie: string): Promise<EdgeResponse> {
  await expect.poll(async () => isPlain(await open(cookie))).toBe(false)
  edge.upstream.seen.length = 0
  return open(cookie)
}

describe('the dashboard of a member whose token the edge knows', () => {
  it('comes with the reading, in their language, for their device, and is kept by nobody', async () => {
    const cookie = await start()
    const { status, headers, body, cookies } = await drawn(cookie)
    expect(status).toBe(200)
    expect(body).toContain(
      '<div id="root" data-member><h1 class="drawn">{"reading":"128/78"}</h1></div>',
    )
    expect(body).toContain('<html lang="es-US">')
    expect(body).toContain('<title>A &lt;b&gt;</title>')
    const [, told = ''] = /id="drawn">(.*?)<\/script>/.exec(body) ?? []
    const { session, facts } = JSON.parse(told) as {
      session: string
      facts: Record<string, unknown>
    }
    expect(cookie).toContain(`__Host-portal-presence=${session}.`)
    expect(facts).toMatchObject({
      locale: 'es-US',
      window: 'phone',
      timeZone: 'America/Los_Angeles',
      stored: { 'has-dismissed-privacy-banner': 'true' },
      secret: '</script>',
    })
    expect([headers['cache-control'], headers.etag, cookies]).toEqual(['no-store', undefined, []])
    const plain = await open(cookie, { 'sec-purpose': 'prefetch' })
    const hash = createHash('sha256').update('.drawn{color:red}').digest('base64')
    expect(body).toContain('<style>.drawn{color:red}</style>')
    expect(headers['content-security-policy']).toBe(
      String(plain.headers['content-security-policy']).replace(
        "style-src 'self'",
        `style-src 'self' 'sha256-${hash}'`,
      ),
    )
  })

  it('hints at what the browser needs before it takes the page over', async () => {
    const { body } = await drawn(await start())
    for (const file of ['index-1', 'page-1', 'part-1'])
      expect(body).toContain(`<link rel="modulepreload" crossorigin href="/assets/${file}.js">`)
    expect(body).toContain('as="fetch" crossorigin href="/assets/texts/es-US.json"')
    expect(body.indexOf('<script async type="module"')).toBeGreaterThan(body.indexOf('id="drawn"'))
  })

  it('is plain where the build lacks a module of it, and the log says so', async () => {
    const cookie = await start(60_000, program.replace("'page.tsx'", "'gone.tsx'"))
    await expect
      .poll(async () => {
        await open(cookie)
        return edge.logged()
      })
      .toContain('"name":"DrawingFailed"')
    expect(isPlain(await open(cookie))).toBe(true)
  })

  it('asks the provider as the member, for reads only, without telling of activity', async () => {
    const { body } = await drawn(await start())
    expect(edge.upstream.seen.map(({ method }) => method)).toEqual(['GET'])
    const [{ headers }] = edge.upstream.seen as [(typeof edge.upstream.seen)[number]]
    expect(headers).toMatchObject({
      authorization: `Bearer ${canary.accessToken}`,
      'accept-language': 'es-US',
      'x-portal-background': '1',
    })
    expect(headers).not.toHaveProperty('cookie')
    expect(body).not.toContain(canary.accessToken)
    expect(edge.logged()).not.toContain('128/78')
  })

  it.each<[string, Record<string, string>, string?]>([
    ['a prefetch', { 'sec-purpose': 'prefetch' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
    ['a call of a script', { 'sec-fetch-mode': 'cors' }],
    ['an address with parameters', {}, '/dashboard?source=mail'],
    ['another page', {}, '/weight'],
    ['a visitor', { cookie: device }],
    ['a device without a language', { cookie: '__Host-portal-language=fr' }],
  ])('is plain for %s', async (_, headers, path) => {
    const cookie = await start()
    await drawn(cookie)
    edge.upstream.seen.length = 0
    const own = headers['cookie'] === undefined ? {} : { cookie: headers['cookie'] }
    expect(isPlain(await open(cookie, { ...headers, ...own }, path))).toBe(true)
    expect(edge.upstream.seen).toEqual([])
  })

  it.each([
    '__Host-portal-view=watch.1.America/Los_Angeles',
    '__Host-portal-view=phone.1.Mars/Olympus',
    '__Host-portal-view=',
  ])('is plain for a device that says %s', async (view) => {
    const cookie = await start()
    await drawn(cookie)
    const changed = cookie.replace(/__Host-portal-view=[^;]*/, view)
    expect(isPlain(await open(changed))).toBe(true)
  })

  it('is plain when the provider is slow, and the next call is not held up', async () => {
    const cookie = await start(300)
    await drawn(cookie)
    edge.upstream.answer = () => {}
    expect(isPlain(await open(cookie))).toBe(true)
    expect(edge.logged()).not.toContain('defect')
  })

  it('is plain from the moment that the provider refuses the token', async () => {
    const cookie = await start()
    await drawn(cookie)
    edge.upstream.answer = (_req, res) => json(res, 401, { error: 'invalid_token' })
    expect(isPlain(await open(cookie))).toBe(true)
    edge.upstream.seen.length = 0
    expect(isPlain(await open(cookie))).toBe(true)
    expect(edge.upstream.seen).toEqual([])
  })

  it('is drawn with the renewed token, and plain after the sign-out', async () => {
    const cookie = await start()
    await drawn(cookie)
    const before = edge.upstream.answer
    edge.upstream.answer = (_req, res) =>
      json(res, 200, { ...tokens, access_token: 'second', refresh_token: 'next' })
    const renewed = merge(cookie, await refreshBy(edge, cookie))
    edge.upstream.answer = before
    await drawn(renewed)
    expect(edge.upstream.seen[0]?.headers['authorization']).toBe('Bearer second')
    expect(isPlain(await open(cookie))).toBe(true)
    await edge.write({ path: '/api/v1/auth/logout', headers: { cookie: renewed } })
    expect(isPlain(await open(renewed))).toBe(true)
  })

  it('is plain once the token is over', async () => {
    const cookie = await start()
    await drawn(cookie)
    edge.clock.now += 900_000 - 60_000
    expect(isPlain(await open(cookie))).toBe(true)
  })

  it('is plain for staff who look in', async () => {
    await drawn(await start())
    edge.upstream.answer = (_req, res) => json(res, 200, { ...tokens, impersonatorId: 's-7' })
    const answer = await edge.write({
      path: '/api/v1/users/me/auth',
      headers: form,
      body: 'username=a&password=b',
    })
    edge.upstream.answer = (_req, res) => json(res, 200, { reading: '128/78' })
    const page = await open(`${merge('', answer)}; ${device}`)
    expect([page.status, page.body]).toEqual([
      200,
      expect.stringContaining('<div id="root"></div>'),
    ])
  })
})

it('is plain where the setting is off', async () => {
  const cookie = await start(0)
  expect(isPlain(await open(cookie))).toBe(true)
  expect(edge.upstream.seen).toEqual([])
})
