import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { saidTable, textsIn } from './said.ts'

const keys = Object.keys(textsIn('en-US'))

it('lists the text of every empty state', () => {
  const titles = globSync('src/{app,slices,vitals,session}/**/*.tsx').flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/<EmptyState\b[^>]*?\btitle=\{t\(\s*([^)]*)\)/gs),
    ].flatMap(([, given = '']) => [...given.matchAll(/'([^']+)'/g)].map(([, key = '']) => key)),
  )
  expect(titles.length).toBeGreaterThan(20)
  const listed = new Set([...saidTable.none, ...saidTable.otherEmptyStates])
  expect([...new Set(titles)].filter((key) => !listed.has(key))).toEqual([])
})

it('names texts that exist', () =>
  expect(
    [...saidTable.none, ...saidTable.otherEmptyStates].filter((key) => !keys.includes(key)),
  ).toEqual([]))

it.each(saidTable.told)('has a text for the pattern %s', (pattern) =>
  expect(keys.some((key) => new RegExp(pattern).test(key))).toBe(true),
)

it('has each key once', () => expect(saidTable.none.length).toBe(new Set(saidTable.none).size))
