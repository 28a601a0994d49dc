import { expect, it } from 'vitest'
import { matchingGroups, pageCount, sitemapOf, type SitemapEntry } from './sitemap.ts'
import { routes } from '../../router/routes.ts'

const flat = (entries: readonly SitemapEntry[]): string[] =>
  entries.flatMap(({ path, below }) => [path, ...flat(below)])
const of = (isSeen: Parameters<typeof sitemapOf>[1]) => sitemapOf(routes, isSeen)

it('GAP-048: shows visitors the public pages that need no state', () => {
  const groups = of((page) => page.access === 'public')
  expect(groups.map(({ name }) => name)).toEqual(['access', 'public'])
  const paths = groups.flatMap(({ entries }) => flat(entries))
  expect(paths).toEqual(
    expect.arrayContaining([
      '/login',
      '/forgot-password',
      '/non-member',
      '/non-member/order-form',
      '/sitemap',
    ]),
  )
  expect(
    paths.filter((path) =>
      /mfa|logout|verification|transition|pre-login|not-found|followup/.test(path),
    ),
  ).toEqual([])
})

it('nests tabs and subpages, without paths with parameters', () => {
  const readings = of(() => true).find(({ name }) => name === 'readings')
  const pressure = readings?.entries.find(({ page }) => page.id === 'bloodPressure')
  expect(pressure?.below.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/blood-pressure/trends', '/blood-pressure/all-logs']),
  )
  expect(pressure?.below.map(({ path }) => path)).not.toContain('/blood-pressure/overview')
  expect(
    of(() => true)
      .flatMap(({ entries }) => flat(entries))
      .filter((path) => path.includes(':')),
  ).toEqual([])
})

it('leaves out an empty group', () =>
  expect(of((page) => page.id === 'login').map(({ name }) => name)).toEqual(['access']))

it('lists each page once', () => {
  const paths = of(() => true).flatMap(({ entries }) => flat(entries))
  expect(new Set(paths).size).toBe(paths.length)
})

it('finds pages by a part of their title, without case and accents', () => {
  const all = of(() => true)
  const found = (typed: string) => matchingGroups(all, typed, ({ path }) => `Página ${path}`)
  const paths = (typed: string) => found(typed).flatMap(({ entries }) => flat(entries))
  expect(found('')).toEqual(all)
  expect(pageCount(all)).toBe(paths('').length)
  // A page below keeps the page that it belongs to, and a page keeps all below it.
  expect(paths(' PRESSURE/TRENDS ')).toEqual(['/blood-pressure', '/blood-pressure/trends'])
  expect(paths('pagina /coaching').length).toBeGreaterThan(1)
  expect(found('nothing is called this')).toEqual([])
})
