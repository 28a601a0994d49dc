import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#platform/model/calendar-day.ts'
import { weightLog } from '#vitals/model/testing/weight-fixtures.ts'
import { paceOf, partOfMonth, perWeek, goalDate } from './weight-pace.ts'

const today = '2026-11-20'
type Log = Parameters<typeof weightLog>[0]
const pace = (log: Log) => {
  const found = paceOf(weightLog(log), today)
  return found && perWeek(found)
}

describe('pace', () => {
  test.each<[string, Log, number | null]>([
    [
      'a tenth of a pound a day less',
      [
        [0, 200],
        [7, 200.7],
        [14, 201.4],
        [21, 202.1],
      ],
      -0.7,
    ],
    [
      'does not depend on the order',
      [
        [21, 202.1],
        [0, 200],
        [14, 201.4],
        [7, 200.7],
      ],
      -0.7,
    ],
    [
      'no move',
      [
        [0, 200],
        [7, 200],
        [14, 200],
        [21, 200],
      ],
      0,
    ],
    [
      'never minus zero',
      [
        [0, 200],
        [7, 200],
        [14, 200],
        [21, 200.01],
      ],
      0,
    ],
    [
      'fourteen days are enough',
      [
        [0, 200],
        [4, 201],
        [9, 202],
        [13, 203],
      ],
      -1.6,
    ],
    [
      'thirteen are not',
      [
        [0, 200],
        [4, 201],
        [9, 202],
        [12, 203],
      ],
      null,
    ],
    [
      'three readings are not',
      [
        [0, 200],
        [7, 201],
        [21, 202],
      ],
      null,
    ],
    [
      'nor are two days',
      [
        [0, 200],
        [0, 201],
        [21, 202],
        [21, 202],
      ],
      null,
    ],
    [
      'ignores readings of thirty days ago',
      [
        [30, 230],
        [0, 200],
        [7, 200],
        [13, 200],
      ],
      null,
    ],
    [
      'ignores irregular readings',
      [
        [3, 300, true],
        [0, 200],
        [7, 200],
        [14, 200],
        [21, 200],
      ],
      0,
    ],
    ['nothing', [], null],
  ])('%s', (_, log, expected) => expect(pace(log)).toBe(expected))
  test('matches a reference implementation', () => {
    const anyLog = fc.array(
      fc.tuple(
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 1500, max: 2500 }).map((tenths) => tenths / 10),
        fc.boolean(),
      ),
      { minLength: 4, maxLength: 40 },
    )
    fc.assert(
      fc.property(anyLog, (log) => {
        const counted = log.filter(([ago, , isIrregular]) => !isIrregular && ago < 30)
        const agos = counted.map(([ago]) => ago)
        const isEnough =
          counted.length >= 4 &&
          new Set(agos).size >= 3 &&
          Math.max(...agos) - Math.min(...agos) >= 13
        // The slope of the least-squares line is the mean of the slopes between each pair of
        // points, weighted by their squared distance.
        let [sum, weight] = [0, 0]
        for (const [i, [ago, pounds]] of counted.entries()) {
          for (const [other, more] of counted.slice(i + 1)) {
            sum += (other - ago) * (pounds - more)
            weight += (other - ago) ** 2
          }
        }
        const found = paceOf(weightLog(log), today)
        expect(found !== null).toBe(isEnough)
        if (found !== null) expect(found.perDay).toBeCloseTo(sum / weight, 8)
      }),
    )
  })
})

describe('the date of a goal', () => {
  test.each<[string, number, number, number, string | null]>([
    ['ten pounds at a tenth a day', -0.1, 195, 185, addDays(today, 100)],
    ['upwards, too', 0.1, 110, 120, addDays(today, 100)],
    ['a part of a day is a day', -0.1, 185.05, 185, addDays(today, 1)],
    ['a year', -0.1, 221.5, 185, addDays(today, 365)],
    ['more than a year is not foretold', -0.1, 221.6, 185, null],
    ['the other way', 0.1, 195, 185, null],
    ['there already', -0.1, 185, 185, null],
    ['past it', -0.1, 184, 185, null],
    ['a pace that shows as 0.0 leads nowhere', -0.007, 185.1, 185, null],
    ['one that shows as 0.1 does', -0.0072, 185.1, 185, addDays(today, 14)],
  ])('%s', (_, perDay, current, goal, day) =>
    expect(goalDate({ perDay }, current, goal, today)).toBe(day),
  )
  test.each([
    ['2027-02-01', 'early'],
    ['2027-02-10', 'early'],
    ['2027-02-11', 'mid'],
    ['2027-02-20', 'mid'],
    ['2027-02-21', 'late'],
    ['2027-02-28', 'late'],
  ])('%s is %s in its month', (day, part) => expect(partOfMonth(day)).toBe(part))
})
