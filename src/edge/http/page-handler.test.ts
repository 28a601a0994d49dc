import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoDeployment } from '#platform/model/deployment.ts'
import { deploymentIn } from '../testing/deployment-in.ts'
import { loadStaticFiles } from './static-files.ts'
import { page, script, writeBuiltPortal } from '../testing/built-portal-fixture.ts'
import {
  startEdgeUnderTest,
  type EdgeResponse,
  type EdgeUnderTest,
} from '../testing/edge-under-test.ts'

let edge: EdgeUnderTest
beforeAll(async () => void (edge = await startEdgeUnderTest()))
afterAll(() => edge.close())

const get = (path: string, headers: Record<string, string> = {}): Promise<EdgeResponse> =>
  edge.call({ path, headers })
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('page', () => {
  it.each(['/', '/login', '/blood-pressure/all-logs', '/dashboard?source=x', '/index.html'])(
    'serves the portal at %s without storage',
    async (path) => {
      const answer = await get(path, html)
      expect([
        answer.status,
        answer.body,
        answer.headers['content-type'],
        answer.headers['cache-control'],
      ]).toEqual([200, page, 'text/html; charset=utf-8', 'no-store'])
    },
  )

  it('GAP-125: of a shared report is in no search engine', async () => {
    const robots = async (path: string) => (await get(path, html)).headers['x-robots-tag']
    expect(await robots('/shared-report')).toBe('noindex')
    expect(await robots('/privacy')).toBeUndefined()
  })

  it('is served to navigations only', async () => {
    expect((await get('/dashboard', { accept: 'application/json' })).status).toBe(404)
    expect((await get('/dashboard')).status).toBe(404)
    expect((await get('/assets/gone-123.js', html)).status).toBe(404)
    expect(
      (await get('/assets/gone-123.js', { ...html, 'sec-fetch-mode': 'navigate' })).status,
    ).toBe(404)
    expect((await get('/wp-login.php', html)).status).toBe(404)
    expect((await get('/api/v1/unknown', html)).json['message']).toBeTypeOf('string')
    expect((await edge.call({ method: 'POST', path: '/login', headers: html })).status).toBe(405)
  })
})

describe('feature flags of a deployment', () => {
  it('GAP-082 FLAG-023: are in the page, in each encoding, with their own tag', async () => {
    const marked = await startEdgeUnderTest(
      {},
      { flagsOff: ['REMINDERS.legacy', 'NEW_UPSELL.oneApp'] },
    )
    try {
      const plain = await marked.call({ path: '/dashboard', headers: html })
      expect(deploymentIn(plain.body)).toEqual({
        ...demoDeployment,
        flagsOff: ['REMINDERS.legacy', 'NEW_UPSELL.oneApp'],
      })
      expect(plain.headers.etag).not.toBe((await get('/dashboard', html)).headers.etag)
      const files = loadStaticFiles(writeBuiltPortal(), {
        deployment: { ...demoDeployment, flagsOff: ['REMINDERS.legacy'] },
        logoFile: undefined,
        brandColors: { light: {}, dark: {} },
      })
      const { body, br, gzip } = files.get('/index.html') ?? {}
      expect(deploymentIn(String(body))).toMatchObject({ flagsOff: ['REMINDERS.legacy'] })
      expect([
        br && brotliDecompressSync(br).toString(),
        gzip && gunzipSync(gzip).toString(),
      ]).toEqual([body?.toString(), body?.toString()])
      expect(files.get('/assets/entry-abc123.js')?.body.toString()).toBe(script)
    } finally {
      await marked.close()
    }
  })
})

describe('navigation', () => {
  const opened = { ...html, 'sec-fetch-mode': 'navigate' }

  it.each(['/weight/overview.html', '/coaching/sessiondetails/a.b', '/.well-known', '/index.htm'])(
    'serves the portal at %s, whose router handles missing pages',
    async (path) => {
      const answer = await get(path, opened)
      expect([answer.status, answer.body]).toEqual([200, page])
    },
  )

  it.each([
    '/%E0%A4%A',
    '/login/%zz',
    '/api/v1/promos/abc%7',
    '/blood-sugar//overview',
    '//evil.example',
    '/%2F%2Fevil.example',
    '/a;b',
    '/weight/../dashboard',
    '/api/../x',
  ])('redirects from the unreadable address %s', async (path) => {
    const { status, headers, body } = await get(path, opened)
    expect([status, headers.location, headers['cache-control'], body]).toEqual([
      303,
      '/not-found',
      'no-store',
      '',
    ])
    expect((await get(path)).status).toBe(400)
    expect((await edge.call({ method: 'POST', path, headers: opened })).status).toBe(400)
  })
})

describe('file', () => {
  it('is cached for a year with a hash in its name', async () => {
    const answer = await get('/assets/entry-abc123.js')
    expect([answer.body, answer.headers['cache-control'], answer.headers['content-type']]).toEqual([
      script,
      'public, max-age=31536000, immutable',
      'text/javascript; charset=utf-8',
    ])
  })

  it('is revalidated without a hash', async () => {
    const answer = await get('/favicon.svg')
    expect([answer.headers['cache-control'], answer.headers['content-type']]).toEqual([
      'no-cache',
      'image/svg+xml',
    ])
    expect((await get('/favicon.svg', { 'if-none-match': answer.headers.etag ?? '' })).status).toBe(
      304,
    )
  })

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['', undefined],
    ['identity', undefined],
  ])('is served precompressed: %j gets %s', async (accepted, encoding) => {
    const { headers } = await get('/assets/entry-abc123.js', { 'accept-encoding': accepted })
    expect([headers['content-encoding'], headers['vary']]).toEqual([encoding, 'accept-encoding'])
  })

  it('is answered to HEAD with headers only', async () => {
    const answer = await edge.call({ method: 'HEAD', path: '/assets/entry-abc123.js' })
    expect([answer.status, answer.body, answer.headers['content-length']]).toEqual([
      200,
      '',
      String(script.length),
    ])
  })

  it.each([
    '/.vite/manifest.json',
    '/assets/',
    '/assets/entry-abc123.js.br',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
  ])('is not served at %s', async (path) => {
    expect((await get(path)).status).toBeGreaterThanOrEqual(400)
  })
})
