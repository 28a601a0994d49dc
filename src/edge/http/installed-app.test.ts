import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { demoDeployment } from '#platform/model/deployment.ts'
import { dark, light } from '#ui/tokens/tokens.ts'
import { propertyOf } from '../config/brand-colors.ts'
import { appManifestOf, offlinePageOf } from './installed-app.ts'

const read = (name: string): string => readFileSync(`public/${name}`, 'utf8')
const acme = {
  ...demoDeployment,
  brandName: 'Acme & Sons',
  supportPhone: '+44 20 7946 0000',
  brandLogo: '/brand-logo.svg',
}

describe('the offline page', () => {
  test('has the name and the phone number of the brand, in both languages', () => {
    const page = offlinePageOf(read('offline.html'), acme)
    expect(page).not.toMatch(/Wellspring|555/)
    expect(page.match(/Acme &amp; Sons/g)).toHaveLength(2)
    expect(page.match(/href="tel:\+442079460000">\+44 20 7946 0000</g)).toHaveLength(2)
  })
  test('is as it was built for the demo', () =>
    expect(offlinePageOf(read('offline.html'), demoDeployment)).toBe(read('offline.html')))
})

test('the styles of the offline page have the tokens, by their name and in both themes', () => {
  const values = (theme: object, path: string[] = []): (readonly [string, string])[] =>
    Object.entries(theme).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[propertyOf([...path, key].join('.')), value] as const]
        : values(value as object, [...path, key]),
    )
  const [day, night] = [light, dark].map((theme) => new Map(values(theme)))
  const css = read('offline.css')
  const colors = [...css.matchAll(/var\((--[\w-]+), light-dark\((#\w+), (#\w+)\)\)/g)]
  expect(css.match(/#[\dA-F]{3,8}\b/gi)).toHaveLength(2 * colors.length)
  for (const [, name = '', one, other] of colors)
    expect([name, one?.toUpperCase(), other?.toUpperCase()]).toEqual([
      name,
      day?.get(name),
      night?.get(name),
    ])
})

describe('the app manifest', () => {
  const manifest = read('manifest.webmanifest')
  const built = JSON.parse(manifest) as {
    readonly name: string
    readonly icons: readonly { readonly src: string; readonly sizes: string }[]
  }
  test('of the demo has the name of the demo, and icons of the sizes that it says', () => {
    expect(built).toMatchObject({
      name: demoDeployment.brandName,
      background_color: light.bg.canvas,
      theme_color: light.brand.mark,
    })
    for (const { src, sizes } of built.icons) {
      const file = readFileSync(`public${src}`)
      expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes)
    }
  })
  test('of a brand has its name, color and logo', () =>
    expect(
      JSON.parse(appManifestOf(manifest, acme, Buffer.from('<svg/>'), '#5B2A86')),
    ).toMatchObject({
      name: 'Acme & Sons',
      short_name: 'Acme & Sons',
      theme_color: '#5B2A86',
      start_url: '/',
      icons: [{ src: '/brand-logo.svg', sizes: 'any', type: 'image/svg+xml' }],
    }))
  test('says the size of a PNG logo', () =>
    expect(
      JSON.parse(
        appManifestOf(
          manifest,
          { ...acme, brandLogo: '/brand-logo.png' },
          readFileSync('public/icon-192.png'),
          undefined,
        ),
      ),
    ).toMatchObject({ icons: [{ sizes: '192x192', type: 'image/png' }] }))
  test('of a brand without a logo keeps the icons of the portal', () =>
    expect(
      JSON.parse(appManifestOf(manifest, { ...acme, brandLogo: null }, null, undefined)),
    ).toMatchObject({ icons: built.icons }))
})
