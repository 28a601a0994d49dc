import { describe, expect, test } from 'vitest'
import { weightLog } from '#vitals/model/testing/weight-fixtures.ts'
import { weightQuestion, isOutlier, usualWeightBefore } from './weight-outliers.ts'

const now = Date.parse('2026-11-20T18:00:00Z')
type Log = Parameters<typeof weightLog>[0]
const usual: Log = [
  [3, 200],
  [4, 201],
  [5, 199],
]
const questionOf = (log: Log, answered: readonly string[] = [], at = now) => {
  const found = weightQuestion(weightLog(log), at, (id) => answered.includes(id))
  return found && [found.reading.pounds, found.usual, found.isCounted]
}

describe('the usual weight', () => {
  const readings = (log: Log) => weightLog(log)
  test.each<[string, Log, number | null]>([
    [
      'is the median of the readings before',
      [
        [0, 150],
        [1, 203],
        [2, 190],
        [3, 200],
      ],
      200,
    ],
    [
      'is half way between two for an even count',
      [
        [0, 150],
        [1, 203],
        [2, 190],
        [3, 200],
        [4, 201],
      ],
      200.5,
    ],
    [
      'is unknown for two readings',
      [
        [0, 150],
        [1, 203],
        [2, 190],
      ],
      null,
    ],
    [
      'covers thirty days, not thirty-one',
      [
        [0, 150],
        [30, 203],
        [30, 203],
        [31, 190],
      ],
      null,
    ],
    [
      'ignores irregular readings',
      [
        [0, 150],
        [1, 203, true],
        [2, 190],
        [3, 200],
      ],
      null,
    ],
    [
      'ignores later readings',
      [
        [5, 150],
        [1, 203],
        [2, 190],
        [3, 200],
      ],
      null,
    ],
  ])('%s', (_, log, expected) => {
    const all = readings(log)
    expect(all[0] && usualWeightBefore(all[0], all)).toBe(expected)
  })
  test.each([
    [220, false],
    [220.1, true],
    [180, false],
    [179.9, true],
  ])('with a usual weight of 200, %d is an outlier: %s', (pounds, is) => {
    const all = weightLog([[0, pounds], ...usual])
    expect(all[0] && isOutlier(all[0], all)).toBe(is)
  })
  test('finds no outlier without a usual weight', () => {
    const all = weightLog([
      [0, 20],
      [1, 500],
    ])
    expect(all.some((one) => isOutlier(one, all))).toBe(false)
  })
})

describe('the question about a reading', () => {
  test.each<[string, Log, unknown]>([
    ['an irregular reading, which does not count', [[1, 164, true], ...usual], [164, 200, false]],
    ['an odd one, which counts', [[1, 164], ...usual], [164, 200, true]],
    ['the newest of several', [[0, 230], [1, 164, true], ...usual], [230, 200, true]],
    ['none of a clock ahead of ours', [[-1, 164, true], ...usual], null],
    ['nothing that is as usual', [[0, 204], ...usual], null],
    ['nothing of nothing', [], null],
  ])('%s', (_, log, expected) => expect(questionOf(log)).toEqual(expected))
  test('covers fourteen days, to the second', () => {
    const noon = Date.parse('2026-11-20T17:00:00Z')
    expect([
      questionOf([[14, 164, true]], [], noon),
      questionOf([[14, 164, true]], [], noon + 1000),
    ]).toEqual([[164, null, false], null])
  })
  test('skips an answered reading and asks about the next', () =>
    expect(questionOf([[0, 230], [1, 164, true], ...usual], ['w-0'])).toEqual([164, 200, false]))
})
