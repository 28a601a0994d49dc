import { expect, it } from 'vitest'
import { sitemapOf, type SitemapEntry } from './sitemap.ts'
import { routes } from '../../router/routes.ts'

const flat = (entries: readonly SitemapEntry[]): string[] =>
  entries.flatMap(({ path, below }) => [path, ...flat(below)])
const of = (isSeen: Parameters<typeof sitemapOf>[1]) => sitemapOf(routes, isSeen)

it('GAP-048: a visitor sees what is public and needs nothing to come with', () => {
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

it('puts tabs and what else is below a place under it, and no path with a param', () => {
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

it('leaves out a group in which there is nothing to see', () =>
  expect(of((page) => page.id === 'login').map(({ name }) => name)).toEqual(['access']))

it('lists every place once', () => {
  const paths = of(() => true).flatMap(({ entries }) => flat(entries))
  expect(new Set(paths).size).toBe(paths.length)
})
