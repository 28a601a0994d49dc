import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hasScreen } from '#slices/route-definition.ts'
import { routes } from './routes.ts'

/** Pages that show nothing to a visitor without state; each has its own feature file. */
const notByAddress = new Set([
  'mfa',
  'logout',
  'transitionScreen',
  'migration',
  'keycloak',
  'prelogin',
])

// contrast.test.ts proves the colors of each scheme, catalogues.test.ts the texts of each language.
test('checks each public page in both languages and in both color schemes', () => {
  const feature = readFileSync('features/shell/public-pages.feature', 'utf8')
  const pages = routes.filter(
    (page) => page.access === 'public' && hasScreen(page) && !notByAddress.has(page.id),
  )
  const wanted = ['en-US', 'es-US', 'light', 'dark']
  const checked = new Set(
    [...feature.matchAll(/^ *\| (\/\S+) +\| (\S+) +\| (\S+) +\|$/gm)].flatMap(
      ([, address, language, colours]) => [
        `${address} ${language}`,
        `${address} ${colours}`,
        `${language} ${colours}`,
      ],
    ),
  )
  expect(pages.length).toBeGreaterThan(10)
  expect(
    pages
      .flatMap(({ path }) => wanted.map((each) => `${path} ${each}`))
      .concat('en-US light', 'en-US dark', 'es-US light', 'es-US dark')
      .filter((pair) => !checked.has(pair)),
  ).toEqual([])
})
