import { copyFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoDeployment } from '#platform/model/deployment.ts'
import { BadConfiguration } from '../config/read-settings.ts'
import { writeBuiltPortal } from '../testing/built-portal-fixture.ts'
import { loadStaticFiles } from './static-files.ts'

let folder: string
beforeAll(() => void (folder = writeBuiltPortal()))
afterAll(() => rmSync(folder, { recursive: true }))

const acme = { ...demoDeployment, brandName: 'Acme Health', brandLogo: '/brand-logo.svg' }
const colors = {
  light: { 'action.primaryHover': '#4A2070' },
  dark: { 'text.link': '#D9BEF5', 'brand.mark': '#D3B4F2' },
}

test("serves the brand's colors, which no theme with a meaning of its own takes", () => {
  const files = loadStaticFiles(folder, {
    deployment: acme,
    logoFile: 'deploy/examples/acme.svg',
    brandColors: colors,
  })
  const sheet = files.get('/brand.css')
  expect(sheet).toMatchObject({ type: 'text/css; charset=utf-8', cacheControl: 'no-cache' })
  expect(String(sheet?.body).split('\n').filter(Boolean)).toEqual([
    '@media print{:root:not([hidden]){--action-primary-hover:#4A2070}}',
    '@media screen{:root[data-theme=light]{--action-primary-hover:#4A2070}}',
    '@media screen and (prefers-color-scheme:light){:root:not([data-theme]){--action-primary-hover:#4A2070}}',
    '@media screen{:root[data-theme=dark]:not([hidden]){--text-link:#D9BEF5;--brand-mark:#D3B4F2}}',
    '@media screen and (prefers-color-scheme:dark){:root:not([data-theme]):not([hidden]){--text-link:#D9BEF5;--brand-mark:#D3B4F2}}',
  ])
  expect(files.get('/brand-logo.svg')).toMatchObject({
    type: 'image/svg+xml',
    cacheControl: 'no-cache',
  })
  expect(String(files.get('/index.html')?.body)).toContain(
    '<title>Acme Health</title><link rel="stylesheet" href="/brand.css">',
  )
})

test('serves neither without a brand', () => {
  const files = loadStaticFiles(folder, {
    deployment: demoDeployment,
    logoFile: undefined,
    brandColors: { light: {}, dark: {} },
  })
  expect([files.has('/brand.css'), files.has('/brand-logo.svg')]).toEqual([false, false])
})

test('a logo that cannot be read stops the start', () => {
  const settings = { deployment: acme, logoFile: 'none.svg', brandColors: { light: {}, dark: {} } }
  expect(() => loadStaticFiles(folder, settings)).toThrow(
    new BadConfiguration('brand.logo names a file that cannot be read.'),
  )
})

test('a logo that is named PNG and is none stops the start', () => {
  writeFileSync(join(folder, 'logo.png'), 'no picture')
  const settings = {
    deployment: acme,
    logoFile: join(folder, 'logo.png'),
    brandColors: { light: {}, dark: {} },
  }
  expect(() => loadStaticFiles(folder, settings)).toThrow(
    new BadConfiguration('brand.logo names a file that is no PNG.'),
  )
})

test('the offline page has the colors of the brand, and its worker changes with them', () => {
  for (const name of ['offline.html', 'offline.css', 'service-worker.js'])
    copyFileSync(join('public', name), join(folder, name))
  const load = (brandColors: typeof colors) =>
    loadStaticFiles(folder, { deployment: acme, logoFile: undefined, brandColors })
  const [plain, colored] = [load({ light: {}, dark: {} } as typeof colors), load(colors)]
  expect(String(colored.get('/offline.css')?.body)).toContain('--brand-mark:#D3B4F2')
  expect(colored.get('/service-worker.js')?.etag).not.toBe(plain.get('/service-worker.js')?.etag)
})

test('a folder that is not there stops the start with one sentence', () => {
  const settings = { deployment: acme, logoFile: undefined, brandColors: { light: {}, dark: {} } }
  expect(() => loadStaticFiles(`${folder}/none`, settings)).toThrow(
    'staticDir names a folder that cannot be read.',
  )
})
