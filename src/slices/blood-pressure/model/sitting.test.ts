import { expect, test } from 'vitest'
import type { BloodPressureReading } from '#vitals/model/blood-pressure/blood-pressure.ts'
import { sittingOf, timeInSitting } from './sitting.ts'

const at = (time: string, more: Partial<BloodPressureReading> = {}): BloodPressureReading => ({
  id: time,
  timestamp: `2026-11-20T${time}:00`,
  utcOffset: '-05:00',
  timeZone: 'America/New_York',
  systolic: 128,
  diastolic: 80,
  pulse: null,
  source: 'SELF_REPORTED',
  ...more,
})
const ids = (readings: readonly BloodPressureReading[], time: string) =>
  sittingOf(readings, Date.parse(`2026-11-20T${time}:00-05:00`)).map(({ id }) => id)

test('values at most 30 minutes apart are one sitting, oldest first', () => {
  expect(ids([at('07:10'), at('07:11'), at('06:39')], '07:12')).toEqual(['07:10', '07:11'])
  expect(ids([at('07:10'), at('06:40')], '07:40')).toEqual(['06:40', '07:10'])
})

test('a sitting is over after 30 minutes', () => {
  expect(ids([at('07:10')], '07:40')).toEqual(['07:10'])
  expect(ids([at('07:10')], '07:41')).toEqual([])
})

test('what a monitor sent is no value of the sitting', () =>
  expect(ids([at('07:10', { source: 'DEVICE' }), at('07:09')], '07:11')).toEqual(['07:09']))

test('a clock behind the reading keeps it', () =>
  expect(ids([at('07:10')], '07:08')).toEqual(['07:10']))

test('a value of the same minute is later by a second', () => {
  const first = at('07:10')
  const second = at('07:10', { timestamp: '2026-11-20T07:10:01' })
  expect(timeInSitting('2026-11-20T07:10:00', [first, second])).toBe('2026-11-20T07:10:02')
  expect(timeInSitting('2026-11-20T07:11:00', [first])).toBe('2026-11-20T07:11:00')
  const last = at('07:10', { timestamp: '2026-11-20T07:10:59' })
  expect(timeInSitting('2026-11-20T07:10:00', [last])).toBe('2026-11-20T07:10:59')
})
