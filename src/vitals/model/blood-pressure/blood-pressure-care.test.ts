import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  anyBloodPressureReading,
  bloodPressureReading as reading,
} from './blood-pressure.arbitrary.ts'
import { categorize } from './blood-pressure.ts'
import { careOfPressure } from './blood-pressure-care.ts'
import { instantOf, latestAt, latestOf } from '../readings/readings.ts'
import { bloodPressureCare } from '../thresholds.ts'

const at = (day: string, time: string, systolic: number, diastolic: number) =>
  reading({ id: `${day} ${time}`, timestamp: `${day}T${time}`, systolic, diastolic })
const now = Date.parse('2026-11-20T12:00:00-05:00')
const asks = (...readings: ReturnType<typeof at>[]) =>
  careOfPressure(readings, now, true)?.ask ?? null

describe('severe readings, on both sides of each limit (docs/clinical.md#severe-blood-pressure)', () => {
  test.each([
    [180, 120, null],
    [181, 80, 'again'],
    [181, 120, 'again'],
    [140, 121, 'again'],
    [180, 121, 'again'],
    [119, 79, null],
  ])('%i/%i returns %s', (systolic, diastolic, ask) =>
    expect(asks(at('2026-11-20', '11:00:00', systolic, diastolic))).toBe(ask),
  )
  test('returns null without readings', () => expect(asks()).toBeNull())
  test('returns null after a later reading that is not severe', () =>
    expect(
      asks(at('2026-11-20', '11:00:00', 184, 122), at('2026-11-20', '11:10:00', 150, 95)),
    ).toBeNull())
})

test.each([
  ['2026-11-19', '12:00:01', 'again'],
  ['2026-11-19', '12:00:00', 'older'],
  ['2026-11-20', '12:30:00', 'again'],
])('a reading of %s %s at noon of the 20th: %s', (day, time, ask) =>
  expect(asks(at(day, time, 184, 122))).toBe(ask),
)

describe('a second severe reading', () => {
  const again = at('2026-11-20', '11:10:00', 182, 118)
  test.each([
    ['2026-11-20', '11:09:01', 184, 122, 'again'],
    ['2026-11-20', '11:09:00', 184, 122, 'call'],
    ['2026-11-19', '11:10:00', 184, 122, 'call'],
    ['2026-11-19', '11:09:59', 184, 122, 'again'],
    ['2026-11-20', '11:05:00', 180, 120, 'again'],
  ])('returns the advice after %s %s with %i/%i: %s', (day, time, systolic, diastolic, ask) =>
    expect(asks(at(day, time, systolic, diastolic), again)).toBe(ask),
  )
  test('ignores the order of the list', () =>
    expect(asks(again, at('2026-11-20', '11:05:00', 190, 110))).toBe('call'))
  test.each([
    [[again], 'unsure'],
    [[again, at('2026-11-20', '11:05:00', 190, 110)], 'call'],
    [[at('2026-11-18', '11:10:00', 182, 118)], 'older'],
    [[at('2026-11-20', '11:10:00', 150, 95)], null],
  ])('says that an unknown reading may have been one: %j', (readings, ask) =>
    expect(careOfPressure(readings, now, false)?.ask ?? null).toBe(ask),
  )
})

test('the table of the care team is version 1 and unsigned', () =>
  expect(bloodPressureCare).toMatchObject({ version: 1, signedBy: null }))

test('asks exactly when the latest of any readings is severe, or the latest that is not ahead', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyBloodPressureReading, { selector: instantOf }),
      fc.integer({ min: -48, max: 48 }),
      (readings, hours) => {
        const latest = latestOf(readings)
        const at = (latest === null ? now : instantOf(latest)) + hours * 3_600_000
        const care = careOfPressure(readings, at, true)
        const severe = [latestAt(readings, at), latest].find(
          (one) => one !== null && categorize(one) === 'severe',
        )
        expect(care?.reading).toBe(severe)
        expect(careOfPressure(readings.toReversed(), at, true)).toEqual(care)
        if (care !== null && care.reading === latest)
          expect(care.ask === 'older').toBe(hours >= bloodPressureCare.actHours)
      },
    ),
  )
})
