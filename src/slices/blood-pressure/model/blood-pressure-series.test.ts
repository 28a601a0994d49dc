import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  anyBloodPressureReading,
  bloodPressureReading as reading,
} from '#vitals/model/blood-pressure/blood-pressure.arbitrary.ts'
import { marksOf, seriesOf } from './blood-pressure-series.ts'
import { addDays } from '#platform/model/calendar-day.ts'
import { dayOf, instantOf } from '#vitals/model/readings/readings.ts'

const morning = reading({ id: 'morning', systolic: 128, diastolic: 78, pulse: 70 })
const evening = reading({
  id: 'evening',
  timestamp: '2026-11-20T19:02:00',
  systolic: 131,
  diastolic: 79,
  pulse: null,
})
const wednesday = reading({
  id: 'wednesday',
  timestamp: '2026-11-18T07:40:00',
  systolic: 118,
  diastolic: 74,
})

test('a day has one point for each reading', () => {
  expect(
    seriesOf('day', [evening, morning]).map(({ key, timestamp, count }) => [key, timestamp, count]),
  ).toEqual([
    ['morning', '2026-11-20T07:42:00', 1],
    ['evening', '2026-11-20T19:02:00', 1],
  ])
})

test.each(['week', 'month'] as const)(
  'a %s averages several readings of a day and keeps a single reading unchanged',
  (range) => {
    expect(seriesOf(range, [evening, morning, wednesday])).toEqual([
      {
        key: 'wednesday',
        day: '2026-11-18',
        timestamp: '2026-11-18T07:40:00',
        systolic: 118,
        diastolic: 74,
        pulse: 72,
        category: 'normal',
        count: 1,
      },
      {
        key: '2026-11-20',
        day: '2026-11-20',
        timestamp: null,
        systolic: 130,
        diastolic: 79,
        pulse: 70,
        category: 'stage1',
        count: 2,
      },
    ])
  },
)

test('counts each reading once, adds no days and sorts by time', () => {
  fc.assert(
    fc.property(fc.array(anyBloodPressureReading), (readings) => {
      const days = seriesOf('month', readings)
      expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(readings.length)
      expect(days.map(({ day }) => day)).toEqual([...new Set(readings.map(dayOf))].sort())
      const each = seriesOf('day', readings)
      expect(each.length).toBe(readings.length)
      const instants = each.map(({ key }) => instantOf(readings.find(({ id }) => id === key)!))
      expect(instants).toEqual([...instants].sort((a, b) => a - b))
    }),
  )
})

test('averages many days by week, counted from the last day, and skips empty weeks', () => {
  const at = (id: string, day: string, systolic: number) =>
    reading({ id, timestamp: `${day}T07:40:00`, systolic, diastolic: 80, pulse: null })
  const period = { range: 'own', start: '2026-08-01', end: '2026-11-20' } as const
  expect(
    marksOf(period, [
      at('a', '2026-11-20', 120),
      at('b', '2026-11-14', 131),
      at('c', '2026-11-13', 140),
      at('d', '2026-10-20', 118),
    ]),
  ).toEqual([
    {
      key: '2026-10-23',
      from: '2026-10-17',
      day: '2026-10-23',
      timestamp: null,
      systolic: 118,
      diastolic: 80,
      pulse: null,
      category: 'stage1',
      count: 1,
    },
    {
      key: '2026-11-13',
      from: '2026-11-07',
      day: '2026-11-13',
      timestamp: null,
      systolic: 140,
      diastolic: 80,
      pulse: null,
      category: 'stage2',
      count: 1,
    },
    {
      key: '2026-11-20',
      from: '2026-11-14',
      day: '2026-11-20',
      timestamp: null,
      systolic: 126,
      diastolic: 80,
      pulse: null,
      category: 'stage1',
      count: 2,
    },
  ])
})

test('turns ten years of unsorted readings into 122 points with every reading', () => {
  const end = '2026-11-20'
  const readings = Array.from({ length: 3653 }, (_, index) =>
    reading({ id: String(index), timestamp: `${addDays(end, -((index * 7) % 3653))}T07:40:00` }),
  )
  const marks = marksOf({ range: 'own', start: addDays(end, -3652), end }, readings)
  expect(marks.length).toBe(122)
  expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(3653)
  expect(marks.map(({ day }) => day)).toEqual(marks.map(({ day }) => day).sort())
})
