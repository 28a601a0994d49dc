import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DrawnPage } from '../../src/app/prerender/draw-visitor-pages.tsx'
import { demoDeployment } from '../../src/platform/model/deployment.ts'
import { buildDrawingPrograms } from './testing/build-drawing-programs.ts'

const portal = mkdtempSync(join(tmpdir(), 'prerender-'))
let pages: readonly DrawnPage[]
let browserGlobals: readonly string[]

/** Notes each reading of what only a browser has, also one that a guard would hide. */
const traps = `
globalThis.readings = []
for (const name of ['localStorage', 'sessionStorage', 'location', 'screen', 'matchMedia'])
  Object.defineProperty(globalThis, name, {
    get() {
      readings.push(name)
      throw new Error(name)
    },
  })
process.on('exit', () => process.stderr.write(JSON.stringify(readings)))
`

beforeAll(async () => {
  await buildDrawingPrograms(portal)
  writeFileSync(join(portal, 'traps.mjs'), traps)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', join(portal, 'traps.mjs'), join(portal, '.prerender', 'prerender-main.mjs')],
    {
      input: JSON.stringify({
        ...demoDeployment,
        brandName: 'Acme & Co',
        supportPhone: '555-0100',
      }),
      encoding: 'utf8',
      env: { NODE_ENV: 'production' },
    },
  )
  if (status !== 0) throw new Error(stderr)
  browserGlobals = JSON.parse(stderr) as readonly string[]
  pages = JSON.parse(stdout) as readonly DrawnPage[]
})
afterAll(() => rmSync(portal, { recursive: true }))

describe('the pages that are drawn for visitors', () => {
  it('are these, in both languages, in the words of the deployment', () => {
    expect(pages.map(({ path, title }) => [path, title])).toEqual([
      ['/login', 'Sign in | Acme & Co'],
      ['/forgot-password', 'Forgot your password? | Acme & Co'],
      ['/login', 'Iniciar sesión | Acme & Co'],
      ['/forgot-password', '¿Olvidó su contraseña? | Acme & Co'],
    ])
    for (const { html } of pages) expect(html).toContain('>Acme &amp; Co<')
    expect(pages[0]?.html).toContain('>555-0100<')
  })

  it('have nothing that the content security policy blocks', () => {
    for (const { html } of pages) expect(html).not.toMatch(/ style=|<script|<style| on[a-z]+=/)
  })

  it('cannot send a form, and never into the address, before their script works', () => {
    for (const { html } of pages) {
      expect(html.match(/<form\b[^>]*>/g)?.join()).toContain('method="post"')
      for (const button of html.match(/<button\b[^>]*>/g) ?? [])
        expect(button).toContain(' disabled=""')
    }
  })

  it('read no storage, address or window of a browser, not even behind a guard', () =>
    expect(browserGlobals).toEqual([]))
})
