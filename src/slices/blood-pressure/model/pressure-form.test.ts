import { describe, expect, test } from 'vitest'
import { readNewBloodPressureReading } from '#generated/schemas/openapi/blood-pressure.reader.ts'
import { assertValidBody } from '#platform/http/assert-valid-body.ts'
import { unreadable } from '#platform/model/parts/part.ts'
import type { BloodPressureReading } from '#vitals/model/blood-pressure/blood-pressure.ts'
import { pressureEntryBounds } from '#vitals/model/care-thresholds.ts'
import {
  inputOfPressure,
  newPressureInput,
  pressureCorrectionOf,
  pressureCorrectionProblems,
  pressureEntryOf,
  pressureNumbers,
  pressureProblems,
  typedPressure,
} from './pressure-form.ts'

const now = '2026-11-20T07:40'
const input = (systolic: string, diastolic: string, pulse = '') => ({
  ...newPressureInput('2026-11-20', '07:36'),
  systolic,
  diastolic,
  pulse,
})
const stored: BloodPressureReading = {
  id: 'bp-1',
  timestamp: '2026-11-20T07:36:12',
  utcOffset: '-05:00',
  timeZone: 'America/New_York',
  systolic: 216,
  diastolic: 78,
  pulse: 68,
  source: 'SELF_REPORTED',
}

describe('typed numbers', () => {
  test.each([
    ['', '', '', { systolic: 'missing', diastolic: 'missing' }],
    ['12o', '80', '', { systolic: 'number' }],
    ['126.5', '80', '', { systolic: 'number' }],
    ['301', '80', '', { systolic: 'bounds' }],
    ['126', '9', '', { diastolic: 'bounds' }],
    ['126', '78', '19', { pulse: 'bounds' }],
    ['78', '126', '', { systolic: 'order' }],
    ['90', '90', '', { systolic: 'order' }],
    [' 126 ', '78', '', {}],
    ['126', '78', '68', {}],
  ])('%s / %s, pulse %s', (systolic, diastolic, pulse, problems) =>
    expect(pressureProblems(input(systolic, diastolic, pulse), now)).toEqual(problems),
  )

  test('a time in the future is refused', () =>
    expect(pressureProblems({ ...input('126', '78'), time: '07:41' }, now)).toEqual({
      time: 'future',
    }))

  test('the bounds are those of the contract', () => {
    const body = { timestamp: '2026-11-20T07:36:00', systolic: 300, diastolic: 250, pulse: 300 }
    for (const field of pressureNumbers) {
      const { from, to } = pressureEntryBounds[field]
      for (const value of [from, to])
        expect(() =>
          assertValidBody(readNewBloodPressureReading, { ...body, [field]: value }),
        ).not.toThrow()
      for (const value of [from - 1, to + 1])
        expect(() =>
          assertValidBody(readNewBloodPressureReading, { ...body, [field]: value }),
        ).toThrow()
    }
  })

  test('the reading has no pulse when none is typed', () => {
    expect(pressureEntryOf(input('126', '78'), 'America/New_York')).toEqual({
      timestamp: '2026-11-20T07:36:00',
      timeZone: 'America/New_York',
      systolic: 126,
      diastolic: 78,
      pulse: null,
    })
    expect(typedPressure(input('126', ''))).toBeNull()
  })
})

describe('a correction', () => {
  test('keeps the seconds of the time that stays', () =>
    expect(pressureCorrectionOf({ ...inputOfPressure(stored), systolic: '126' }, stored)).toEqual({
      id: 'bp-1',
      timestamp: '2026-11-20T07:36:12',
      systolic: 126,
      diastolic: 78,
      pulse: 68,
    }))

  test('is none when nothing differs', () =>
    expect(pressureCorrectionOf(inputOfPressure(stored), stored)).toBeNull())

  test('never removes a pulse that could not be read', () => {
    const unread = { ...stored, pulse: unreadable }
    const typed = { ...inputOfPressure(unread), systolic: '126' }
    expect(pressureCorrectionProblems(typed, unread, now)).toEqual({ pulse: 'unread' })
    expect(pressureCorrectionProblems({ ...typed, pulse: '70' }, unread, now)).toEqual({})
  })
})
