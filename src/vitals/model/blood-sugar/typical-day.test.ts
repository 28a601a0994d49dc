import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  anyBloodSugarReading,
  bloodSugarReading,
} from '#vitals/model/blood-sugar/blood-sugar.arbitrary.ts'
import { dayCurveOf, highestHour, type HourLevels, levelAt, minuteOfDay } from './typical-day.ts'

/** `count` readings at one time of day, from `from` mg/dL up by one. */
const many = (count: number, time: string, from = 100) =>
  Array.from({ length: count }, (_, index) =>
    bloodSugarReading({
      value: from + index,
      timestamp: `2026-11-${String(1 + (index % 28)).padStart(2, '0')}T${time}:00`,
    }),
  )

describe('levels', () => {
  test.each([
    [[100], 0.5, 100],
    [[100, 101], 0.5, 101],
    [[100, 110, 120, 130, 140], 0.25, 110],
    [[100, 110, 120, 130, 140], 0.1, 104],
    [[100, 110, 120, 130, 140], 0.9, 136],
    [[-Infinity, 60, 70], 0.5, 60],
    [[-Infinity, 60, 70], 0.1, 'below'],
    [[-Infinity, 60, 70], 0.25, 'below'],
    [[-Infinity, 60, 70], 0.4, 60],
    [[60, Infinity], 0.5, 'above'],
    [[60, Infinity], 0.49, 60],
    [[-Infinity, Infinity], 0.5, 'below'],
    [[Infinity, Infinity], 0.1, 'above'],
  ] as const)('of %j at %d: %s', (sorted, part, level) => expect(levelAt(sorted, part)).toBe(level))
})

describe('the curve of a day', () => {
  test('needs 30 readings', () => {
    expect(dayCurveOf(many(29, '08:30'))).toMatchObject({
      state: 'few',
      shortage: { have: { count: 29 }, missing: { count: 1 } },
    })
    expect(dayCurveOf(many(30, '08:30'))).toMatchObject({ state: 'curve' })
  })
  test('an hour covers readings from an hour before to an hour after it', () => {
    const hours = (time: string) => {
      const curve = dayCurveOf(many(30, time))
      return curve.state === 'curve' ? curve.hours.map(({ hour }) => hour) : []
    }
    expect(hours('07:59')).toEqual([7, 8])
    expect(hours('08:00')).toEqual([8, 9])
    expect(hours('23:30')).toEqual([0, 23])
  })
  test('leaves out an hour with four readings and includes one with five', () => {
    const hours = (count: number) => {
      const curve = dayCurveOf([...many(30, '08:30'), ...many(count, '20:00')])
      return curve.state === 'curve' ? curve.hours.map(({ hour }) => hour) : []
    }
    expect(hours(4)).toEqual([8, 9])
    expect(hours(5)).toEqual([8, 9, 20, 21])
  })
  test('returns no curve for readings scattered over the day', () =>
    expect(
      dayCurveOf(
        Array.from({ length: 48 }, (_, index) =>
          bloodSugarReading({
            timestamp: `2026-11-20T${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}:00`,
          }),
        ),
      ),
    ).toMatchObject({ state: 'scattered', need: 5 }))
  test('uses the wall clock across a repeated hour and a change of time zone', () => {
    const early = many(15, '01:30').map((reading) => ({ ...reading, utcOffset: '-04:00' }))
    const late = many(15, '01:30').map((reading) => ({
      ...reading,
      utcOffset: '+09:00',
      timeZone: 'Asia/Tokyo',
    }))
    expect(dayCurveOf([...early, ...late])).toMatchObject({
      state: 'curve',
      hours: [
        { hour: 1, count: 30 },
        { hour: 2, count: 30 },
      ],
    })
  })
  test('returns rising levels and only hours with enough readings', () => {
    const height = (level: HourLevels['middle']) =>
      level === 'below' ? -1 : level === 'above' ? 10_000 : level
    fc.assert(
      fc.property(fc.array(anyBloodSugarReading, { minLength: 30, maxLength: 200 }), (readings) => {
        const curve = dayCurveOf(readings)
        if (curve.state !== 'curve') return
        for (const { count, tenth, quarter, middle, threeQuarters, nineTenths } of curve.hours) {
          expect(count).toBeGreaterThanOrEqual(5)
          const heights = [tenth, quarter, middle, threeQuarters, nineTenths].map(height)
          expect(heights).toEqual(heights.toSorted((a, b) => a - b))
        }
        expect(dayCurveOf(readings.toReversed())).toEqual(curve)
      }),
      { numRuns: 50 },
    )
  })
  test('returns the minute of a day', () =>
    expect(minuteOfDay({ timestamp: '2026-11-20T23:59:59' })).toBe(1439))
})

describe('the highest hour', () => {
  const hour = (at: number, middle: HourLevels['middle']): HourLevels => ({
    hour: at,
    count: 5,
    tenth: middle,
    quarter: middle,
    middle,
    threeQuarters: middle,
    nineTenths: middle,
  })
  test('has the highest median, the earliest of equals', () =>
    expect(highestHour([hour(7, 120), hour(9, 175), hour(20, 175)])?.hour).toBe(9))
  test('may be above the meter', () =>
    expect(highestHour([hour(7, 590), hour(9, 'above')])?.hour).toBe(9))
  test('needs 15 mg/dL above the lowest median', () => {
    expect(highestHour([hour(7, 120), hour(9, 135)])?.hour).toBe(9)
    expect(highestHour([hour(7, 120), hour(9, 134)])).toBeNull()
    expect(highestHour([hour(7, 'above'), hour(9, 'above')])).toBeNull()
  })
  test('is null without hours', () => expect(highestHour([])).toBeNull())
})
