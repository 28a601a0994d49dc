import { expect, test } from 'vitest'
import { createRetryBudget } from './retry-budget.ts'

const times = <T>(count: number, each: () => T): readonly T[] =>
  Array.from({ length: count }, () => each())

test('a quiet edge has saved ten retries, and not one more', () => {
  const budget = createRetryBudget()
  times(100, budget.called)
  expect(times(11, budget.take)).toEqual([...times(10, () => true), false])
  expect(budget.taken()).toBe(10)
})

test('five calls earn one retry, and four none', () => {
  const budget = createRetryBudget()
  times(10, budget.take)
  times(4, budget.called)
  expect(budget.take()).toBe(false)
  budget.called()
  expect([budget.take(), budget.take()]).toEqual([true, false])
})
