import { describe, expect, test } from 'vitest'
import { bloodPressureReading as reading } from './blood-pressure.arbitrary.ts'
import { areOccasionsEnough, categoryOfAverage, occasionsOf } from './measuring-occasions.ts'

const at = (...times: readonly string[]) =>
  times.map((time) => reading({ id: time, timestamp: `2026-11-20T${time}` }))
const average = { systolic: 132, diastolic: 84 }

describe('occasions', () => {
  test.each([
    [[], 0],
    [['07:00:00'], 1],
    [['07:00:00', '07:01:00'], 1],
    [['07:00:00', '07:30:00'], 1],
    [['07:00:00', '07:30:01'], 2],
    [['07:30:01', '07:00:00'], 2],
    [['07:00:00', '07:25:00', '07:50:00'], 1],
    [['07:00:00', '07:01:00', '20:00:00', '20:01:00'], 2],
  ])('readings at %j are %i occasions', (times, occasions) =>
    expect(occasionsOf(at(...times))).toBe(occasions),
  )
  test('tells occasions apart by instants, not by local clocks', () =>
    expect(
      occasionsOf([
        ...at('09:00:00'),
        reading({ id: 'west', timestamp: '2026-11-20T06:10:00', utcOffset: '-08:00' }),
      ]),
    ).toBe(1))
})

describe('categories of averages (docs/clinical.md#blood-pressure-average)', () => {
  test.each([
    [2, true, 'stage1'],
    [2, false, null],
    [1, true, null],
  ])('%i readings, enough occasions %s: category %s', (count, hasOccasions, category) =>
    expect(categoryOfAverage({ average, count, hasOccasions })).toBe(category),
  )
  test.each([
    [['07:00:00', '07:30:00'], 1, false],
    [['07:00:00', '07:30:01'], 1, true],
    [['07:00:00'], 2, false],
    [['07:00:00'], 3, true],
  ])('%j on %i days are enough occasions: %s', (times, days, are) =>
    expect(areOccasionsEnough(at(...times), days)).toBe(are),
  )
})
