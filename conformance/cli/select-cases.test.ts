import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TestCase } from '../cases/test-case.ts'
import {
  batchesOf,
  isInShard,
  selectCases,
  shardOf,
  type CaseLimits,
  type SelectedCases,
} from './select-cases.ts'

const phases = ['examples', 'boundary', 'negative', 'access'] as const
const madeOf = (operation: string, index: number, phase: (typeof phases)[number]): TestCase =>
  ({ id: `${operation}${index}`, operation, phase, name: `${operation}/${index}` }) as TestCase
const cases = fc
  .array(fc.constantFrom(...phases))
  .map((all) => all.map((phase, index) => madeOf('a', index, phase)))

const selected = (
  all: readonly TestCase[],
  budget: number | undefined = undefined,
  shard: CaseLimits['shard'] = null,
): SelectedCases =>
  selectCases(
    {
      operation: 'a',
      phases: new Map(
        phases.map((phase) => [phase, all.filter((testCase) => testCase.phase === phase)]),
      ),
    },
    { budget, shard },
  )

const casesIn = ({ early, late }: SelectedCases): TestCase[] => [...early, ...late]

test('all shards together contain each case once', () => {
  fc.assert(
    fc.property(cases, fc.integer({ min: 1, max: 7 }), (all, of) => {
      const parts = Array.from({ length: of }, (_, index) =>
        casesIn(selected(all, undefined, { at: index + 1, of })),
      )
      expect(
        parts
          .flat()
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(all.map(({ id }) => id).toSorted())
    }),
  )
})

test('a case stays in its shard when cases are added', () => {
  const all = Array.from({ length: 60 }, (_, index) => madeOf('a', index, 'boundary'))
  const shard = { at: 2, of: 3 }
  const own = all.filter((each) => isInShard(each, shard))
  expect(casesIn(selected([madeOf('b', 0, 'boundary'), ...all], undefined, shard))).toEqual(
    expect.arrayContaining(own),
  )
  expect(own.length).toBeGreaterThan(5)
})

test('a budget is used up and never exceeded, and says whether it left cases out', () => {
  fc.assert(
    fc.property(cases, fc.integer({ min: 0, max: 9 }), (all, budget) => {
      const some = selected(all, budget)
      expect(casesIn(some).length).toBe(Math.min(budget, all.length))
      expect(some.isOverBudget()).toBe(all.length > budget)
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
  expect(new Set(casesIn(selected(all, 4)).map(({ phase }) => phase))).toEqual(new Set(phases))
})

test('batches try every operation before any has its third case, and make no case early', () => {
  const made: string[] = []
  function* operation(name: string) {
    for (let index = 0; index < 9; index += 1) {
      made.push(name)
      yield madeOf(name, index, 'negative')
    }
  }
  const batches = batchesOf(
    ['a', 'b', 'c'].map((name) =>
      selectCases(
        { operation: name, phases: new Map([['negative' as const, operation(name)]]) },
        { budget: undefined, shard: null },
      ),
    ),
  )
  const order: string[] = []
  for (const batch of batches)
    for (const each of batch) {
      order.push(each.operation)
      expect(made.length).toBe(order.length)
    }
  expect(order.slice(0, 9).join('')).toBe('abcaabbcc')
  expect(order.length).toBe(27)
})

test('counts the cases of all shards once they are made', () => {
  const all = Array.from({ length: 9 }, (_, index) => madeOf('a', index, 'negative'))
  const chosen = selected(all, undefined, { at: 1, of: 3 })
  const some = chosen.late[Symbol.iterator]()
  some.next()
  expect(chosen.whole()).toBe(null)
  while (some.next().done !== true);
  expect([...chosen.early]).toEqual([])
  expect(chosen.whole()).toBe(9)
  const limited = selected(all, 4)
  casesIn(limited)
  expect([limited.whole(), limited.isOverBudget()]).toEqual([4, true])
})

test.each(['0/3', '4/3', '1', 'a/b', '1/0', '-1/2'])('%s is not a shard', (text) =>
  expect(() => shardOf(text)).toThrow('--shard'),
)
