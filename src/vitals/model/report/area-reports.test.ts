import { describe, expect, it, test } from 'vitest'
import { bloodPressureReading } from '../blood-pressure/blood-pressure.arbitrary.ts'
import { bloodPressureReport } from '../blood-pressure/blood-pressure-report.ts'
import { bloodSugarReport } from '../blood-sugar/blood-sugar-report.ts'
import type { Pulse } from '../pulse/pulse.ts'
import { pulseReport } from '../pulse/pulse-report.ts'
import { lastDay } from '../readings/last-day.ts'
import { type AreaReport, type FigureName, reportSpans, tellingDay } from './report-periods.ts'
import { bloodSugarLog } from '../testing/blood-sugar-fixtures.ts'
import { weightLog } from '../testing/weight-fixtures.ts'
import { weightReport } from '../weight/weight-report.ts'

const of = (report: AreaReport | null, name: FigureName) =>
  report?.figures.find((figure) => figure.name === name)
const pressures = (
  ...log: readonly (readonly [day: number, systolic: number, diastolic: number])[]
) =>
  log.map(([day, systolic, diastolic], index) =>
    bloodPressureReading({
      id: `bp-${index}`,
      systolic,
      diastolic,
      timestamp: `2026-11-${String(day).padStart(2, '0')}T07:00:00`,
    }),
  )
const pulses = (...log: readonly (readonly [day: number, beats: number])[]): readonly Pulse[] =>
  log.map(([day, beatsPerMinute], index) => ({
    id: `p-${index}`,
    timestamp: `2026-11-${String(day).padStart(2, '0')}T07:00:00`,
    utcOffset: '-05:00',
    timeZone: 'America/New_York',
    beatsPerMinute,
    source: 'DEVICE',
  }))

describe('blood sugar', () => {
  // Computed by hand: 100 + 110 + 120 + 190 = 520, 520 / 4 = 130. Three of five are from 70 to 180.
  const now = bloodSugarLog([
    [0, 100],
    [1, 110],
    [2, 120],
    [3, 190],
    [4, 'Hi'],
  ])
  const before = bloodSugarLog([
    [14, 140],
    [15, 150],
    [16, 160],
    [17, 150],
  ])

  it('counts an out-of-range reading, but not in the average', () => {
    const report = bloodSugarReport(now, before)
    expect(report).toMatchObject({
      basis: { count: 5, days: 5 },
      apart: 1,
      sources: { device: 5, entered: 0, file: 0 },
    })
    expect(of(report, 'average')?.value).toEqual({ kind: 'one', value: 130 })
    expect(of(report, 'share')?.value).toEqual({ kind: 'share', count: 3, total: 5, percent: 60 })
    expect(of(report, 'range')?.value).toEqual({ kind: 'ends', lowest: 100, highest: '> 600' })
  })

  it('returns the change from the average before: 130 less 150', () =>
    expect(of(bloodSugarReport(now, before), 'change')).toMatchObject({
      value: { kind: 'one', value: -20 },
      earlier: { kind: 'one', value: 150 },
      lack: null,
    }))

  it('withholds the spread below 30 readings with a number and counts the missing ones', () => {
    const many = bloodSugarLog(
      Array.from({ length: 30 }, (_, index) => [index % 10, 100 + (index % 2) * 20] as const),
    )
    expect(of(bloodSugarReport(many, null), 'spread')).toMatchObject({
      value: { kind: 'one', value: 10 },
      lack: null,
    })
    expect(
      of(bloodSugarReport([...many.slice(1), ...bloodSugarLog([[0, 'Lo']])], null), 'spread'),
    ).toMatchObject({ value: null, lack: { have: { count: 29 }, missing: { count: 1, days: 0 } } })
  })

  it('has no average when all readings are out of range', () => {
    const report = bloodSugarReport(
      bloodSugarLog([
        [0, 'Hi'],
        [1, 'Hi'],
        [2, 'Lo'],
      ]),
      null,
    )
    expect(of(report, 'average')).toMatchObject({
      value: null,
      lack: { have: { count: 0, days: 0 }, missing: { count: 2, days: 1 } },
    })
    expect(of(report, 'range')?.value).toEqual({ kind: 'ends', lowest: '< 20', highest: '> 600' })
  })
})

describe('blood pressure', () => {
  // Computed by hand: (120 + 130 + 140 + 134) / 4 = 131, (70 + 80 + 90 + 76) / 4 = 79. Only 120/70
  // is below 130/80.
  const now = pressures([20, 120, 70], [19, 130, 80], [18, 140, 90], [18, 134, 76])

  it('has both numbers in every figure', () => {
    const report = bloodPressureReport(
      now,
      pressures([1, 140, 84], [2, 140, 84], [3, 140, 84], [3, 140, 84]),
    )
    expect(of(report, 'average')?.value).toEqual({ kind: 'pair', systolic: 131, diastolic: 79 })
    expect(of(report, 'spread')?.value).toEqual({ kind: 'pair', systolic: 8, diastolic: 8 })
    expect(of(report, 'share')?.value).toEqual({ kind: 'share', count: 1, total: 4, percent: 25 })
    expect(of(report, 'range')?.value).toEqual({ kind: 'pair', systolic: 140, diastolic: 90 })
    expect(of(report, 'change')?.value).toEqual({ kind: 'pair', systolic: -9, diastolic: -5 })
  })

  test.each([
    ['one reading', 1, ['average', 'spread', 'share', 'change']],
    ['two', 2, ['spread', 'share', 'change']],
    ['three', 3, ['spread', 'share', 'change']],
    ['four on three days', 4, ['change']],
  ])('%s withhold the figures that need more', (_, count, withheld) => {
    const report = bloodPressureReport(now.slice(0, count), [])
    expect(report?.figures.filter(({ lack }) => lack !== null).map(({ name }) => name)).toEqual(
      withheld,
    )
    expect(report?.figures.every(({ lack, value }) => lack === null || value === null)).toBe(true)
  })

  it('names the period with too few readings, and none while the one before is unknown', () => {
    expect(of(bloodPressureReport(now, []), 'change')?.lack).toMatchObject({
      of: 'before',
      have: { count: 0, days: 0 },
    })
    expect(of(bloodPressureReport(now.slice(2), []), 'change')?.lack).toMatchObject({
      of: 'now',
      missing: { count: 2, days: 2 },
    })
    expect(of(bloodPressureReport(now, null), 'change')).toEqual({
      name: 'change',
      value: null,
      lack: null,
      earlier: null,
    })
  })
})

it('pulse: 60 and 100 are usual', () => {
  const report = pulseReport(pulses([20, 59], [19, 60], [18, 100], [17, 101]), null)
  expect(of(report, 'average')?.value).toEqual({ kind: 'one', value: 80 })
  expect(of(report, 'share')?.value).toEqual({ kind: 'share', count: 2, total: 4, percent: 50 })
  expect(of(report, 'range')?.value).toEqual({ kind: 'ends', lowest: 59, highest: 101 })
})

it('weight: leaves irregular readings out of all figures and counts them apart', () => {
  const { span } = reportSpans('2026-11-20', 14)
  const report = weightReport(
    weightLog([
      [0, 198.4],
      [2, 199.2],
      [4, 120, true],
      [6, 200.3],
    ]),
    [],
    span,
  )
  // Computed by hand: (198.4 + 199.2 + 200.3) / 3 = 199.3; 198.4 - 200.3 = -1.9.
  expect(report).toMatchObject({ basis: { count: 3, days: 3 }, apart: 1 })
  expect(of(report, 'average')?.value).toEqual({ kind: 'one', value: 199.3 })
  expect(of(report, 'moved')?.value).toEqual({ kind: 'one', value: -1.9 })
  expect(of(report, 'range')?.value).toEqual({ kind: 'ends', lowest: 198.4, highest: 200.3 })
  expect(of(weightReport(weightLog([[0, 120, true]]), [], span), 'range')).toMatchObject({
    value: null,
    lack: { missing: { count: 2 } },
  })
})

it('returns null without readings', () => {
  expect([
    bloodSugarReport([], []),
    bloodPressureReport([], []),
    pulseReport([], []),
    weightReport([], [], reportSpans('2026-11-20', 14).span),
  ]).toEqual([null, null, null, null])
})

it('ends the period at the last reading and the earlier one a day before its start', () => {
  expect(reportSpans('2026-03-10', 14)).toEqual({
    span: { start: '2026-02-25', end: '2026-03-10' },
    earlier: { start: '2026-02-11', end: '2026-02-24' },
  })
  expect(lastDay(['2026-11-02', null, '2026-11-20', '2025-12-31'])).toBe('2026-11-20')
  expect(lastDay([null, null])).toBeNull()
  expect(tellingDay('2026-11-20').slice(0, 4)).not.toBe('2026')
})
