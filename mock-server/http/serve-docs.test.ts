import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveDocs } from './serve-docs.ts'

const folder = mkdtempSync(join(tmpdir(), 'docs-'))
const server = createServer((request, response) => {
  if (!serveDocs(request, response, request.url ?? '', folder)) response.end('not docs')
})
let origin = ''

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<h1>Contracts</h1>')
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

test('serves the index with a policy that loads nothing from other origins', async () => {
  const response = await fetch(`${origin}/docs/`)
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    'text/html; charset=utf-8',
    '<h1>Contracts</h1>',
  ])
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('answers HEAD without a body', async () => {
  const response = await fetch(`${origin}/docs/index.html`, { method: 'HEAD' })
  expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
    200,
    '18',
    '',
  ])
})

test('redirects /docs to /docs/', async () => {
  const response = await fetch(`${origin}/docs`, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([308, '/docs/'])
})

test.each([
  '/docs/../package.json',
  '/docs/%2e%2e/package.json',
  '/docs/stamp.txt',
  '/docs/index.html/',
])('serves no other file for %s', async (path) => {
  const { request } = await import('node:http')
  const status = await new Promise((resolve) =>
    request(`${origin}`, { path }, (response) => resolve(response.resume().statusCode)).end(),
  )
  expect(status).toBe(404)
})

test('names the command that builds a missing page', async () => {
  const response = await fetch(`${origin}/docs/rpc.html`)
  expect([response.status, await response.text()]).toEqual([
    404,
    'The reference is not built. Run "npm run contracts:docs".\n',
  ])
})

test('refuses other methods and leaves other paths alone', async () => {
  expect((await fetch(`${origin}/docs/`, { method: 'POST' })).status).toBe(405)
  expect(await (await fetch(`${origin}/docsy`)).text()).toBe('not docs')
})
