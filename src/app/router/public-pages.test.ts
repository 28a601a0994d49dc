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

test('checks each public page in both languages and color schemes', () => {
  const feature = readFileSync('features/shell/public-pages.feature', 'utf8')
  const rows = routes
    .filter((page) => page.access === 'public' && hasScreen(page) && !notByAddress.has(page.id))
    .flatMap(({ path }) =>
      ['en-US', 'es-US'].flatMap((language) =>
        ['light', 'dark'].map((colours) => `${path} ${language} ${colours}`),
      ),
    )
  const judged = new Set(
    [...feature.matchAll(/^ *\| (\/\S+) +\| (\S+) +\| (\S+) +\|$/gm)].map((cells) =>
      cells.slice(1).join(' '),
    ),
  )
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.filter((row) => !judged.has(row))).toEqual([])
})
