import { describe, expect, test } from 'vitest'
import { daysInPulsePoint, pulseFigures, pulseGroups, pulseRangeOf } from './pulse.ts'
import { pulseLog as log } from '../testing/pulse-fixtures.ts'

const span = { start: '2026-10-22', end: '2026-11-20' }

test.each([
  [20, 'below'],
  [59, 'below'],
  [60, 'usual'],
  [100, 'usual'],
  [101, 'above'],
  [300, 'above'],
])('%i beats per minute is %s', (beats, range) => expect(pulseRangeOf(beats)).toBe(range))

describe('figures', () => {
  test('returns null without readings', () => expect(pulseFigures([])).toBeNull())
  test('returns no spread for one reading', () =>
    expect(pulseFigures(log([0, 81]))).toEqual({
      count: 1,
      days: 1,
      average: 81,
      spread: null,
      lowest: 81,
      highest: 81,
      usual: 1,
    }))
  test('computes the figures of several readings', () =>
    expect(pulseFigures(log([0, 59], [0, 80], [1, 102]))).toEqual({
      count: 3,
      days: 2,
      average: 80,
      spread: 22,
      lowest: 59,
      highest: 102,
      usual: 1,
    }))
})

describe('groups', () => {
  const readings = log([0, 70], [0, 71], [6, 80], [7, 90])
  test('groups a month by day', () =>
    expect(
      pulseGroups(readings, span).map(({ end, average, joined }) => [end, average, joined]),
    ).toEqual([
      ['2026-11-13', 90, false],
      ['2026-11-14', 80, true],
      ['2026-11-20', 71, false],
    ]))
  test.each([
    ['2026-11-20', 1],
    ['2026-10-21', 1],
    ['2026-10-20', 7],
    ['2024-11-20', 7],
    ['2024-11-19', 30],
    ['2016-11-21', 30],
  ])('from %s a point covers %i days', (start, days) =>
    expect(daysInPulsePoint({ start, end: '2026-11-20' })).toBe(days),
  )
  test('groups a quarter by week', () =>
    expect(
      pulseGroups(readings, { start: '2026-08-23', end: '2026-11-20' }).map(({ end, average }) => [
        end,
        average,
      ]),
    ).toEqual([
      ['2026-11-13', 90],
      ['2026-11-20', 74],
    ]))
})

test('computes the figures of ten years without a stack overflow', () =>
  expect(
    pulseFigures(
      Array.from({ length: 200_000 }, (_, index) => ({ ...log([0, 60 + (index % 2)])[0]! })),
    ),
  ).toMatchObject({ count: 200_000, lowest: 60, highest: 61 }))
