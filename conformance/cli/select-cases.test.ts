import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TestCase } from '../cases/test-case.ts'
import { shardOf, withinBudget, withinShard } from './select-cases.ts'

const phases = ['examples', 'boundary', 'negative', 'access'] as const
const madeOf = (operation: string, index: number, phase: (typeof phases)[number]): TestCase =>
  ({ id: `${operation}${index}`, operation, phase, name: `${operation}/${index}` }) as TestCase
const cases = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(...phases)))
  .map((all) => all.map(([operation, phase], index) => madeOf(operation, index, phase)))

test('all shards together contain each case once, in order', () => {
  fc.assert(
    fc.property(cases, fc.integer({ min: 1, max: 7 }), (all, of) => {
      const parts = Array.from({ length: of }, (_, index) =>
        withinShard(all, { at: index + 1, of }),
      )
      expect(parts.flat().toSorted((a, b) => all.indexOf(a) - all.indexOf(b))).toEqual(all)
      for (const part of parts)
        expect(part.map((each) => all.indexOf(each))).toEqual(
          part.map((each) => all.indexOf(each)).toSorted((a, b) => a - b),
        )
    }),
  )
})

test('a case stays in its shard when cases are added', () => {
  const all = Array.from({ length: 60 }, (_, index) => madeOf('a', index, 'boundary'))
  const more = [madeOf('b', 0, 'boundary'), ...all]
  expect(withinShard(more, { at: 2, of: 3 }).filter(({ operation }) => operation === 'a')).toEqual(
    withinShard(all, { at: 2, of: 3 }),
  )
  expect(withinShard(all, { at: 2, of: 3 }).length).toBeGreaterThan(5)
})

test('a budget is used up by each operation and never exceeded', () => {
  fc.assert(
    fc.property(cases, fc.integer({ min: 0, max: 9 }), (all, budget) => {
      const selected = withinBudget(all, budget)
      for (const operation of ['a', 'b', 'c'])
        expect(selected.filter((each) => each.operation === operation).length).toBe(
          Math.min(budget, all.filter((each) => each.operation === operation).length),
        )
      expect(selected).toEqual(all.filter((each) => selected.includes(each)))
    }),
  )
})

test('a budget keeps examples first, then cases of each phase', () => {
  const all = [
    ...Array.from({ length: 50 }, (_, index) => madeOf('a', index, 'negative')),
    madeOf('a', 50, 'examples'),
    madeOf('a', 51, 'access'),
    madeOf('a', 52, 'boundary'),
  ]
  expect(new Set(withinBudget(all, 4).map(({ phase }) => phase))).toEqual(new Set(phases))
})

test.each(['0/3', '4/3', '1', 'a/b', '1/0', '-1/2'])('%s is not a shard', (text) =>
  expect(() => shardOf(text)).toThrow('--shard'),
)
