import fc from 'fast-check'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { bloodPressureReading } from '#vitals/model/blood-pressure/blood-pressure.arbitrary.ts'
import { bloodPressureReport } from '#vitals/model/blood-pressure/blood-pressure-report.ts'
import { seriesOf } from '#slices/blood-pressure/model/blood-pressure-series.ts'
import { bloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.arbitrary.ts'
import { bloodSugarReport } from '#vitals/model/blood-sugar/blood-sugar-report.ts'
import { minuteOfDay } from '#vitals/model/blood-sugar/typical-day.ts'
import { fiveDayCheck } from '#vitals/model/blood-pressure/five-day-check.ts'
import { pulseGroups } from '#vitals/model/pulse/pulse.ts'
import { pulseReport } from '#vitals/model/pulse/pulse-report.ts'
import {
  groupByDay,
  sortByTime,
  isoOf,
  type TimedReading,
} from '#vitals/model/readings/readings.ts'
import { lastDayOf } from '#vitals/model/readings/last-day.ts'
import { reportSpans } from '#vitals/model/report/report-periods.ts'
import { weightGroups } from '#vitals/model/weight/weight-trends.ts'
import { weightReport } from '#vitals/model/weight/weight-report.ts'

const ny = (timestamp: string, utcOffset: string): TimedReading => ({
  timestamp,
  utcOffset,
  timeZone: 'America/New_York',
})
const in_ = (timeZone: string, timestamp: string, utcOffset: string): TimedReading => ({
  timestamp,
  utcOffset,
  timeZone,
})

/** The same times as readings of each area. */
const areas = (taken: readonly TimedReading[]) => ({
  sugar: taken.map((at, index) =>
    bloodSugarReading({ ...at, id: `g-${index}`, value: 100 + index }),
  ),
  pressure: taken.map((at, index) =>
    bloodPressureReading({ ...at, id: `b-${index}`, systolic: 120 + index }),
  ),
  pulse: taken.map((at, index) => ({
    ...at,
    id: `p-${index}`,
    beatsPerMinute: 70 + index,
    source: 'DEVICE' as const,
  })),
  weight: taken.map((at, index) => ({
    ...at,
    id: `w-${index}`,
    pounds: 190 + index,
    isIrregular: false,
    biometrics: null,
    source: 'DEVICE' as const,
  })),
})

/** Counts and lists the days of each area. */
function daysOf(taken: readonly TimedReading[]) {
  const { sugar, pressure, pulse, weight } = areas(taken)
  const { span } = reportSpans(lastDayOf(taken, '2026-11-20') ?? '', 7)
  const days = groupByDay(sortByTime(taken, 'oldest'))
    .map(({ day }) => day)
    .toSorted()
  const told = [
    bloodSugarReport(sugar, null),
    bloodPressureReport(pressure, null),
    pulseReport(pulse, null),
    weightReport(weight, null, span),
  ].map((report) => report?.basis)
  expect(told).toEqual(
    Array.from({ length: 4 }, () => ({ count: taken.length, days: days.length })),
  )
  expect(seriesOf('month', pressure).map(({ day }) => day)).toEqual(days)
  expect(pulseGroups(pulse, span).map(({ end }) => end)).toEqual(days)
  expect(weightGroups(weight, span, 7).map(({ end }) => end)).toEqual(days)
  return days
}

describe('uses the local time of a reading for its day in every area', () => {
  test.each<[string, readonly TimedReading[], readonly string[]]>([
    [
      'a minute before and after midnight',
      [ny('2026-11-19T23:59:00', '-05:00'), ny('2026-11-20T00:00:00', '-05:00')],
      ['2026-11-19', '2026-11-20'],
    ],
    [
      'spring: 1:59 and 3:00, a minute apart',
      [ny('2026-03-08T01:59:00', '-05:00'), ny('2026-03-08T03:00:00', '-04:00')],
      ['2026-03-08'],
    ],
    [
      'the ends of the day of 23 hours',
      [
        ny('2026-03-07T23:59:00', '-05:00'),
        ny('2026-03-08T00:00:00', '-05:00'),
        ny('2026-03-08T23:59:00', '-04:00'),
        ny('2026-03-09T00:00:00', '-04:00'),
      ],
      ['2026-03-07', '2026-03-08', '2026-03-09'],
    ],
    [
      'autumn: 1:30 twice',
      [ny('2026-11-01T01:30:00', '-04:00'), ny('2026-11-01T01:30:00', '-05:00')],
      ['2026-11-01'],
    ],
    [
      'the ends of the day of 25 hours',
      [
        ny('2026-10-31T23:59:00', '-04:00'),
        ny('2026-11-01T00:00:00', '-04:00'),
        ny('2026-11-01T23:59:00', '-05:00'),
        ny('2026-11-02T00:00:00', '-05:00'),
      ],
      ['2026-10-31', '2026-11-01', '2026-11-02'],
    ],
    [
      'half an hour of summer time on Lord Howe',
      [
        in_('Australia/Lord_Howe', '2026-10-04T01:59:00', '+10:30'),
        in_('Australia/Lord_Howe', '2026-10-04T02:30:00', '+11:00'),
      ],
      ['2026-10-04'],
    ],
    [
      'Los Angeles in the evening, then Tokyo: two days ahead in nine hours',
      [
        in_('America/Los_Angeles', '2026-11-18T23:30:00', '-08:00'),
        in_('Asia/Tokyo', '2026-11-20T01:30:00', '+09:00'),
      ],
      ['2026-11-18', '2026-11-20'],
    ],
    [
      'Tokyo in the morning, then Honolulu: the day before, later',
      [
        in_('Asia/Tokyo', '2026-11-20T08:00:00', '+09:00'),
        in_('Pacific/Honolulu', '2026-11-19T20:00:00', '-10:00'),
      ],
      ['2026-11-19', '2026-11-20'],
    ],
    [
      'one instant on two walls',
      [
        in_('America/New_York', '2026-11-19T20:00:00', '-05:00'),
        in_('Asia/Kolkata', '2026-11-20T06:30:00', '+05:30'),
      ],
      ['2026-11-19', '2026-11-20'],
    ],
  ])('%s', (_, taken, days) => expect(daysOf(taken)).toEqual(days))

  it("uses only the text of the time, not the machine's time zone", () => {
    const place = fc.constantFrom<[string, string]>(
      ['-05:00', 'America/New_York'],
      ['+13:00', 'Pacific/Auckland'],
      ['-10:00', 'Pacific/Honolulu'],
      ['+05:45', 'Asia/Kathmandu'],
    )
    const taken = fc
      .record({
        day: fc.integer({ min: 14, max: 20 }),
        minute: fc.integer({ min: 0, max: 1439 }),
        place,
      })
      .map(({ day, minute, place: [utcOffset, timeZone] }) =>
        in_(
          timeZone,
          `2026-11-${day}T${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`,
          utcOffset,
        ),
      )
    fc.assert(
      fc.property(fc.array(taken, { minLength: 1, maxLength: 12 }), (readings) => {
        const days = [
          ...new Set(readings.map(({ timestamp }) => timestamp.slice(0, 10))),
        ].toSorted()
        expect(daysOf(readings)).toEqual(days)
      }),
    )
  })
})

it('orders readings by instant across time zones and clock changes', () => {
  const autumn = [ny('2026-11-01T01:30:00', '-05:00'), ny('2026-11-01T01:30:00', '-04:00')]
  expect(sortByTime(autumn, 'oldest').map(isoOf)).toEqual([
    '2026-11-01T01:30:00-04:00',
    '2026-11-01T01:30:00-05:00',
  ])
  const journey = [
    in_('Pacific/Honolulu', '2026-11-19T20:00:00', '-10:00'),
    in_('Asia/Tokyo', '2026-11-20T08:00:00', '+09:00'),
  ]
  expect(sortByTime(journey, 'newest').map(({ timeZone }) => timeZone)).toEqual([
    'Pacific/Honolulu',
    'Asia/Tokyo',
  ])
})

it('ends a report on the last day of all areas', () => {
  const journey = [
    in_('Pacific/Honolulu', '2026-11-19T20:00:00', '-10:00'),
    in_('Asia/Tokyo', '2026-11-20T08:00:00', '+09:00'),
  ]
  expect(lastDayOf(journey, '2026-11-20')).toBe('2026-11-20')
  expect(lastDayOf([], '2026-11-20')).toBeNull()
})

it('uses the local hour across clock changes and journeys', () => {
  expect(
    [
      ny('2026-11-01T01:30:00', '-04:00'),
      ny('2026-11-01T01:30:00', '-05:00'),
      in_('Asia/Tokyo', '2026-11-20T01:30:00', '+09:00'),
    ].map(minuteOfDay),
  ).toEqual([90, 90, 90])
})

it('counts five days in a row across a clock change', () => {
  const week = ['2026-10-30', '2026-10-31']
    .map((day) => ny(`${day}T07:00:00`, '-04:00'))
    .concat(
      ['2026-11-01', '2026-11-02', '2026-11-03'].map((day) => ny(`${day}T07:00:00`, '-05:00')),
    )
  expect(fiveDayCheck(week, '2026-11-03')).toMatchObject({ done: 5, next: null })
})

it("never reads the machine's clock or time zone in a model", () => {
  const local =
    /\.(getHours|getDate|getDay|getMonth|getFullYear|getMinutes|getTimezoneOffset|setHours|setDate|toLocale(Date|Time)?String|toDateString|toTimeString)\(|\bnew Date\(\)|\bDate\.now\(/
  const files = globSync('src/**/model/**/*.ts').filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => local.test(readFileSync(file, 'utf8')))).toEqual([])
})
