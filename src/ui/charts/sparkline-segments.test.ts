import { expect, test } from 'vitest'
import { sparklineSegments } from './sparkline-segments.ts'

const days = (...indexes: readonly number[]) => indexes.map((index) => ({ index, low: 1, high: 1 }))

test('joins days across up to three missing ones and breaks at four', () => {
  expect(
    sparklineSegments(days(0, 1, 5, 10, 11)).map((run) => run.map(({ index }) => index)),
  ).toEqual([
    [0, 1, 5],
    [10, 11],
  ])
  expect(sparklineSegments([])).toEqual([])
})
