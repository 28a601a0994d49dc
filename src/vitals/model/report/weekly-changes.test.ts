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
    expect(pressureChange(pressures(log), today)).toMatchObject({
      kind: 'average',
      change,
      span: { start: '2026-11-14', end: today },
    }),
  )
  test('the average is the one that is shown', () =>
    expect(
      pressureChange(pressures([[0, 125], [1, 126], [2, 126], [3, 127], ...week(7, 140)]), today),
    ).toMatchObject({ systolic: 126, diastolic: 78 }))
  test.each([
    ['nothing', []],
    ['three readings this week', [[0, 126], [1, 126], [2, 126], ...week(7, 130)] as const],
    ['four on two days', [[0, 126], [0, 126], [1, 126], [1, 126], ...week(7, 130)] as const],
    ['too few the week before', [...week(0, 126), [8, 130], [9, 130], [10, 130]] as const],
    ['all two weeks ago', [...week(14, 126), ...week(21, 130)]],
    ['tomorrow, which no clock has seen', [...week(-3, 126), ...week(7, 130)]],
  ])('%s: silence', (_, log) => expect(pressureChange(pressures(log), today)).toBeNull())
  test.each([
    [181, 78, 1],
    [150, 121, 1],
    [180, 120, null],
  ])('%i/%i among falling ones is the finding', (systolic, diastolic, count) =>
    expect(
      pressureChange(
        pressures([[6, systolic, diastolic], ...week(0, 120), ...week(7, 160)]),
        today,
      ),
    ).toMatchObject(count === null ? { kind: 'average' } : { kind: 'severe', count }),
  )
  test('it never says less or more than the two averages do', () =>
    fc.assert(
      fc.property(fc.array(anyBloodPressureReading, { maxLength: 60 }), (readings) => {
        const told = pressureChange(readings, today)
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
        if (severe > 0) return void expect(told).toMatchObject({ kind: 'severe', count: severe })
        if (!isEnough(now) || !isEnough(before)) return void expect(told).toBeNull()
        const mean = (some: typeof now) =>
          Math.round(some.reduce((sum, { systolic }) => sum + systolic, 0) / some.length)
        const by = mean(now) - mean(before)
        expect(told).toMatchObject({
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
  test('how many of both weeks were in range', () =>
    expect(sugarChange(bloodSugarLog(enough), today)).toEqual({
      kind: 'inRange',
      now: { count: 3, total: 4 },
      before: { count: 2, total: 4 },
      span: { start: '2026-11-14', end: today },
    }))
  test.each([
    ['three this week', enough.slice(1)],
    ['three the week before', enough.slice(0, 7)],
    ['nothing', []],
  ])('%s: silence', (_, log) => expect(sugarChange(bloodSugarLog(log), today)).toBeNull())
  test.each([
    [54, { kind: 'inRange' }],
    [53, { kind: 'danger', veryLow: 1, veryHigh: 0 }],
    ['Lo', { kind: 'danger', veryLow: 1, veryHigh: 0 }],
    [250, { kind: 'inRange' }],
    [251, { kind: 'danger', veryLow: 0, veryHigh: 1 }],
    [420, { kind: 'danger', veryLow: 0, veryHigh: 1 }],
    ['Hi', { kind: 'danger', veryLow: 0, veryHigh: 1 }],
  ] as const)('a reading of %s makes it %j', (value, told) =>
    expect(sugarChange(bloodSugarLog([[6, value], ...enough]), today)).toMatchObject(told),
  )
  test('very low and very high readings are told both', () =>
    expect(
      sugarChange(
        bloodSugarLog([
          [0, 420],
          [1, 300],
          [6, 45],
        ]),
        today,
      ),
    ).toMatchObject({ kind: 'danger', veryLow: 1, veryHigh: 2 }))
  test('it counts as a plain count does', () =>
    fc.assert(
      fc.property(fc.array(anyBloodSugarReading, { maxLength: 60 }), (readings) => {
        const told = sugarChange(readings, today)
        const days = (from: number) =>
          new Set([0, 1, 2, 3, 4, 5, 6].map((day) => addDays(today, -from - day)))
        const of = (from: number) =>
          readings.filter(({ timestamp }) => days(from).has(timestamp.slice(0, 10)))
        if (told?.kind === 'danger') {
          const count = (ranges: readonly string[]) =>
            of(0).filter((reading) => ranges.includes(rangeOf(reading))).length
          return void expect([told.veryLow, told.veryHigh]).toEqual([
            count(['veryLow', 'severelyLow']),
            count(['veryHigh', 'severelyHigh']),
          ])
        }
        if (told === null) return
        expect([told.now.total, told.before.total]).toEqual([of(0).length, of(7).length])
        expect([told.now.count, told.before.count]).toEqual(
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
  test('from the first regular reading to the last', () =>
    expect(weightMove(weightLog([[0, 150, true], ...log, [30, 210]]), today)).toEqual({
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
  ])('%s: silence', (_, few) => expect(weightMove(weightLog(few), today)).toBeNull())
  test('GAP-124: a change of 0.04 is none', () =>
    expect(
      weightMove(
        weightLog([
          [1, 196.04],
          [9, 198],
          [20, 199.1],
          [29, 196],
        ]),
        today,
      )?.pounds,
    ).toBe(0))
})

describe('what is not known as a whole', () => {
  const many = (count: number, ago: number) =>
    Array.from({ length: count }, (_, index) => [Math.min(ago, index % (ago + 1)), 120] as const)
  test.each([
    [newestCountLimit - 1, 10, true],
    [newestCountLimit, 10, false],
    [newestCountLimit, 14, true],
  ])('%i readings that reach back %i days: %s', (count, ago, known) =>
    expect(
      coversSpan(pressures(many(count, ago)), { start: addDays(today, -13), end: today }),
    ).toBe(known),
  )
  test('is not compared', () =>
    expect(pressureChange(pressures(many(newestCountLimit, 10)), today)).toBeNull())
})
