import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoDeployment } from '#platform/model/deployment.ts'
import { addDrawnPage, writeBuiltPortal } from '../testing/built-portal-fixture.ts'
import {
  type EdgeResponse,
  type EdgeUnderTest,
  startEdgeUnderTest,
} from '../testing/edge-under-test.ts'
import { drawPages } from './drawn-pages.ts'
import { pagesOfDrawings } from './drawing/page-of-drawing.ts'
import { loadStaticFiles } from './static-files.ts'

let edge: EdgeUnderTest
beforeAll(async () => void (edge = await startEdgeUnderTest({}, { prepare: addDrawnPage })))
afterAll(() => edge.close())

const opened = {
  accept: 'text/html',
  'accept-language': 'es',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
}
const get = (path: string, headers: Record<string, string> = opened): Promise<EdgeResponse> =>
  edge.call({ path, headers })
const policyOf = ({ headers }: EdgeResponse): readonly string[] =>
  String(headers['content-security-policy']).split('; ')

describe('a page that was drawn for visitors', () => {
  it('has its language, title, content, rules, and hints for its script', async () => {
    const { status, body, headers } = await get('/login')
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([
      200,
      'no-store',
      'text/html; charset=utf-8',
    ])
    expect(body).toBe(
      [
        '<!doctype html><html lang="es-US"><head><title>Entrar a &lt;$&amp;&gt;</title>',
        '<style>.drawn{color:red}</style>',
        '<link rel="modulepreload" crossorigin href="/assets/index-1.js">',
        '<link rel="modulepreload" crossorigin href="/assets/page-1.js">',
        '<link rel="modulepreload" crossorigin href="/assets/part-1.js">',
        '<link rel="preload" as="fetch" crossorigin href="/assets/texts/es-US.json">',
        '</head><body><div id="root" data-drawn="/login"><h1 class="drawn">$& Wellspring</h1></div>',
        '<link rel="stylesheet" crossorigin href="/assets/style-1.css">',
        '<script async type="module" crossorigin src="/assets/index-1.js"></script></body></html>',
      ].join(''),
    )
  })

  it('allows its own style element, and is otherwise as strict as every page', async () => {
    const hash = createHash('sha256').update('.drawn{color:red}').digest('base64')
    const plain = policyOf(await get('/dashboard'))
    expect(policyOf(await get('/login'))).toEqual(
      plain.map((part) => (part === "style-src 'self'" ? `${part} 'sha256-${hash}'` : part)),
    )
    expect(plain).toContain("style-src 'self'")
  })

  it.each<[string, string, Record<string, string>]>([
    ['a member', '/login', { ...opened, cookie: '__Host-portal-presence=a.b' }],
    ['a visitor with parameters', '/login?source=mail', opened],
    ['another language', '/login', { ...opened, 'accept-language': 'fr' }],
    ['another page', '/forgot-password', opened],
  ])('is not for %s', async (_, path, headers) => {
    const { status, body } = await get(path, headers)
    expect([status, body.includes('<div id="root"></div>')]).toEqual([200, true])
  })

  it('is opened again when its form is sent before the script has begun', async () => {
    const sent = await edge.call({ method: 'POST', path: '/login', headers: opened, body: 'p=x' })
    expect([sent.status, sent.headers.location, sent.body]).toEqual([303, '/login', ''])
    const other = await edge.call({ method: 'POST', path: '/dashboard', headers: opened })
    expect(other.status).toBe(405)
  })
})

it('is missing where the program fails, and the edge serves the plain page', async () => {
  const broken = await startEdgeUnderTest(
    {},
    {
      prepare(dir) {
        addDrawnPage(dir)
        writeFileSync(join(dir, '.prerender', 'prerender-main.mjs'), 'process.exit(1)')
      },
    },
  )
  try {
    const { status, body } = await broken.call({ path: '/login', headers: opened })
    expect([status, body.includes('<div id="root"></div>')]).toEqual([200, true])
    await expect.poll(() => broken.logged()).toContain('"name":"DrawingFailed"')
  } finally {
    await broken.close()
  }
})

it('has the name, the words and the colors of the deployment', () => {
  const dir = writeBuiltPortal()
  addDrawnPage(dir)
  const config = {
    deployment: { ...demoDeployment, brandName: 'Acme' },
    logoFile: undefined,
    brandColors: { light: { 'action.primary': '#112233' }, dark: {} },
  }
  const pageOf = pagesOfDrawings(dir, loadStaticFiles(dir, config), config.brandColors)
  if (pageOf === null) throw new Error('The build has no manifest.')
  const page = drawPages(dir, config.deployment, pageOf).get('/login')?.get('es-US')
  rmSync(dir, { recursive: true })
  const html = page?.file.body.toString() ?? ''
  expect(html).toContain('<h1 class="drawn">$& Acme</h1>')
  expect(html).toContain('--action-primary:#112233')
  expect(html).toContain('"brandName":"Acme"')
  expect(html).not.toContain('/brand.css')
  const [, styles = ''] = /<style>([^<]*)<\/style>/.exec(html) ?? []
  expect(page?.security.join()).toContain(createHash('sha256').update(styles).digest('base64'))
})
