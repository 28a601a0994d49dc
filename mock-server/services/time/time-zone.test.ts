import { expect, test } from 'vitest'
import { instantOf, isDay, offsetText, wallClock } from './time-zone.ts'

const zone = 'America/New_York'

test.each([
  ['2026-03-05T07:42:00', '2026-03-05T12:42:00.000Z', -300, 'once'],
  ['2026-07-05T07:42:00', '2026-07-05T11:42:00.000Z', -240, 'once'],
  ['2026-03-08T01:59:00', '2026-03-08T06:59:00.000Z', -300, 'once'],
  ['2026-03-08T02:30:00', '2026-03-08T07:30:00.000Z', -300, 'never'],
  ['2026-03-08T03:00:00', '2026-03-08T07:00:00.000Z', -240, 'once'],
  ['2026-11-01T01:30:00', '2026-11-01T05:30:00.000Z', -240, 'twice'],
  ['2026-11-01T02:00:00', '2026-11-01T07:00:00.000Z', -300, 'once'],
  ['1989-04-02T02:15:00', '1989-04-02T07:15:00.000Z', -300, 'never'],
])('%s in New York is %s', (local, utc, offset, fits) => {
  const found = instantOf(local, zone)
  expect({ utc: new Date(found.ms).toISOString(), offset: found.offset, fits: found.fits }).toEqual(
    { utc, offset, fits },
  )
  if (fits === 'once') expect(wallClock(zone, found.ms)).toBe(local)
})

test('offsets are written with a sign and two digits', () => {
  expect([offsetText(-300), offsetText(0), offsetText(330), offsetText(-210)]).toEqual([
    '-05:00',
    '+00:00',
    '+05:30',
    '-03:30',
  ])
})

test.each([
  [2024, 2, 29, true],
  [2025, 2, 29, false],
  [1990, 6, 31, false],
  [1990, 13, 1, false],
  [1990, 0, 1, false],
  [1990, 1, 0, false],
  [99, 1, 31, true],
])('%i-%i-%i exists: %s', (year, month, day, exists) => {
  expect(isDay(year, month, day)).toBe(exists)
})

test.each([
  '0000-02-03T04:05:06',
  '0036-02-03T04:05:06',
  '0999-12-31T23:59:59',
  '1700-02-03T04:05:06',
])('long ago a place had its own time: %s', (local) => {
  expect(offsetText(instantOf(local, 'America/New_York').offset)).toBe('-04:56')
})
