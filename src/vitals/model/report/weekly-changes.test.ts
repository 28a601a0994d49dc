import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  anyBloodPressureReading,
  bloodPressureReading,
} from '../blood-pressure/blood-pressure.arbitrary.ts'
import { anyBloodSugarReading } from '../blood-sugar/blood-sugar.arbitrary.ts'
import { rangeOf } from '../blood-sugar/blood-sugar.ts'
import { addDays } from '#platform/model/calendar-day.ts'
import { bloodSugarLog } from '../testing/blood-sugar-fixtures.ts'
import { weightLog } from '../testing/weight-fixtures.ts'
import { newestCountLimit } from '../readings/initial-range.ts'
import { pressureChange, coversSpan, sugarChange, weightMove } from './weekly-changes.ts'

const today = '2026-11-20'
const pressures = (
  log: readonly (readonly [ago: number, systolic: number, diastolic?: number])[],
) =>
  log.map(([ago, systolic, diastolic = 78], index) =>
    bloodPressureReading({
      id: `bp-${index}`,
      timestamp: `${addDays(today, -ago)}T08:00:00`,
      systolic,
      diastolic,
    }),
  )
const week = (from: number, systolic: number) =>
  [0, 1, 2, 2].map((day) => [from + day, systolic] as const)

describe('blood pressure', () => {
  test.each([
    ['lower', [...week(0, 126), ...week(7, 130)], { kind: 'lower', number: 'systolic', points: 4 }],
    [
      'higher',
      [...week(4, 130), ...week(11, 126)],
      { kind: 'higher', number: 'systolic', points: 4 },
    ],
    ['two points are about the same', [...week(0, 126), ...week(7, 128)], { kind: 'steady' }],
  ])('%s', (_, log, change) =>
    expect(pressureChange(pressures(log), 0, today)).toMatchObject({
      kind: 'average',
      change,
      span: { start: '2026-11-14', end: today },
    }),
  )
  test('uses the displayed average', () =>
    expect(
      pressureChange(
        pressures([[0, 125], [1, 126], [2, 126], [3, 127], ...week(7, 140)]),
        0,
        today,
      ),
    ).toMatchObject({ systolic: 126, diastolic: 78 }))
  test.each([
    ['nothing', []],
    ['three readings this week', [[0, 126], [1, 126], [2, 126], ...week(7, 130)] as const],
    ['four on two days', [[0, 126], [0, 126], [1, 126], [1, 126], ...week(7, 130)] as const],
    ['too few the week before', [...week(0, 126), [8, 130], [9, 130], [10, 130]] as const],
    ['all two weeks ago', [...week(14, 126), ...week(21, 130)]],
    ['a day ahead', [...week(-3, 126), ...week(7, 130)]],
  ])('%s: returns null', (_, log) => expect(pressureChange(pressures(log), 0, today)).toBeNull())
  test.each([
    [181, 78, 1],
    [150, 121, 1],
    [180, 120, null],
  ])('a severe reading comes first: %i/%i', (systolic, diastolic, count) =>
    expect(
      pressureChange(
        pressures([[6, systolic, diastolic], ...week(0, 120), ...week(7, 160)]),
        count === null ? 0 : 2,
        today,
      ),
    ).toMatchObject(count === null ? { kind: 'average' } : { kind: 'severe', count }),
  )
  test('agrees with the two averages of any readings', () =>
    fc.assert(
      fc.property(fc.array(anyBloodPressureReading, { maxLength: 60 }), (readings) => {
        const change = pressureChange(readings, 0, today)
        const of = (from: number, to: number) =>
          readings.filter(
            ({ timestamp }) =>
              timestamp.slice(0, 10) >= addDays(today, -from) &&
              timestamp.slice(0, 10) <= addDays(today, -to),
          )
        const [now, before] = [of(6, 0), of(13, 7)]
        const severe = now.filter(
          ({ systolic, diastolic }) => systolic > 180 || diastolic > 120,
        ).length
        const isEnough = (some: typeof now) =>
          some.length >= 4 && new Set(some.map(({ timestamp }) => timestamp.slice(0, 10))).size >= 3
        if (severe > 0) return void expect(change).toMatchObject({ kind: 'severe', count: severe })
        if (!isEnough(now) || !isEnough(before)) return void expect(change).toBeNull()
        const mean = (some: typeof now) =>
          Math.round(some.reduce((sum, { systolic }) => sum + systolic, 0) / some.length)
        const by = mean(now) - mean(before)
        expect(change).toMatchObject({
          kind: 'average',
          systolic: mean(now),
          ...(Math.abs(by) > 2
            ? { change: { kind: by < 0 ? 'lower' : 'higher', points: Math.abs(by) } }
            : {}),
        })
      }),
    ))
})

describe('blood sugar', () => {
  const enough = [
    [0, 118],
    [1, 150],
    [2, 190],
    [3, 110],
    [7, 200],
    [8, 118],
    [9, 130],
    [10, 250],
  ] as const
  test('counts the readings in range of both weeks', () =>
    expect(sugarChange(bloodSugarLog(enough), 0, today)).toEqual({
      kind: 'inRange',
      now: { count: 3, total: 4 },
      before: { count: 2, total: 4 },
      unranged: 0,
      span: { start: '2026-11-14', end: today },
    }))
  test.each([
    ['three this week', enough.slice(1)],
    ['three the week before', enough.slice(0, 7)],
    ['nothing', []],
  ])('%s: returns null', (_, log) => expect(sugarChange(bloodSugarLog(log), 0, today)).toBeNull())
  test.each([
    [54, { kind: 'inRange' }],
    [53, { kind: 'danger', veryLow: 1, veryHigh: 0 }],
    ['Lo', { kind: 'danger', veryLow: 1, veryHigh: 0 }],
    [250, { kind: 'inRange' }],
    [251, { kind: 'danger', veryLow: 0, veryHigh: 1 }],
    [420, { kind: 'danger', veryLow: 0, veryHigh: 1 }],
    ['Hi', { kind: 'danger', veryLow: 0, veryHigh: 1 }],
  ] as const)('a reading of %s gives %j', (value, change) =>
    expect(sugarChange(bloodSugarLog([[6, value], ...enough]), 0, today)).toMatchObject(change),
  )
  test('counts both very low and very high readings', () =>
    expect(
      sugarChange(
        bloodSugarLog([
          [0, 420],
          [1, 300],
          [6, 45],
        ]),
        2,
        today,
      ),
    ).toMatchObject({ kind: 'danger', veryLow: 1, veryHigh: 2 }))
  test('agrees with a simple count of any readings', () =>
    fc.assert(
      fc.property(fc.array(anyBloodSugarReading, { maxLength: 60 }), (readings) => {
        const change = sugarChange(readings, 0, today)
        const days = (from: number) =>
          new Set([0, 1, 2, 3, 4, 5, 6].map((day) => addDays(today, -from - day)))
        const of = (from: number) =>
          readings.filter(({ timestamp }) => days(from).has(timestamp.slice(0, 10)))
        if (change?.kind === 'danger') {
          const count = (ranges: readonly string[]) =>
            of(0).filter((reading) => ranges.includes(rangeOf(reading))).length
          return void expect([change.veryLow, change.veryHigh]).toEqual([
            count(['veryLow', 'severelyLow']),
            count(['veryHigh', 'severelyHigh']),
          ])
        }
        if (change === null) return
        expect([change.now.total, change.before.total]).toEqual([of(0).length, of(7).length])
        expect([change.now.count, change.before.count]).toEqual(
          [of(0), of(7)].map(
            (some) => some.filter((reading) => rangeOf(reading) === 'inRange').length,
          ),
        )
      }),
    ))
})

describe('weight', () => {
  const log = [
    [1, 196.4],
    [9, 198],
    [20, 199.1],
    [29, 200],
  ] as const
  test('computes the change from the first regular reading to the last', () =>
    expect(weightMove(weightLog([[0, 150, true], ...log, [30, 210]]), 0, today)).toEqual({
      pounds: -3.6,
      latest: 196.4,
      since: '2026-10-22',
      span: { start: '2026-10-22', end: today },
    }))
  test.each([
    ['three readings', log.slice(1)],
    ['three and an irregular one', [...log.slice(1), [2, 196, true] as const]],
    [
      'two days',
      [
        [0, 196],
        [0, 197],
        [5, 198],
        [5, 199],
      ] as const,
    ],
    ['none', []],
  ])('%s: returns null', (_, few) => expect(weightMove(weightLog(few), 0, today)).toBeNull())
  test('GAP-124: rounds a change of 0.04 to zero', () =>
    expect(
      weightMove(
        weightLog([
          [1, 196.04],
          [9, 198],
          [20, 199.1],
          [29, 196],
        ]),
        0,
        today,
      )?.pounds,
    ).toBe(0))
})

describe('incomplete periods', () => {
  const many = (count: number, ago: number) =>
    Array.from({ length: count }, (_, index) => [Math.min(ago, index % (ago + 1)), 120] as const)
  test.each([
    [newestCountLimit - 1, 10, true],
    [newestCountLimit, 10, false],
    [newestCountLimit, 14, true],
  ])('%i readings over %i days cover two weeks: %s', (count, ago, known) =>
    expect(
      coversSpan(pressures(many(count, ago)), 0, { start: addDays(today, -13), end: today }),
    ).toBe(known),
  )
  test('an unreadable reading may be of any span', () => {
    expect(coversSpan(pressures([[20, 120]]), 1, { start: today, end: today })).toBe(false)
    const [log, weights] = [pressures([...week(0, 126), ...week(7, 130)]), [...Array(20).keys()]]
    expect(pressureChange(log, 1, today)).toBeNull()
    expect(sugarChange(bloodSugarLog(weights.map((ago) => [ago, 110])), 1, today)).toBeNull()
    expect(weightMove(weightLog(weights.map((ago) => [ago, 190])), 1, today)).toBeNull()
  })
  test('are not compared', () =>
    expect(pressureChange(pressures(many(newestCountLimit, 10)), 0, today)).toBeNull())
})
