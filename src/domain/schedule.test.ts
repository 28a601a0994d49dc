import * as Schema from 'effect/Schema'
import { expect, test } from 'vitest'
import { defaultWeekdays, Weekdays } from './schedule.ts'

test('PROF-011: all seven weekdays are on by default', () => {
  expect(defaultWeekdays).toEqual(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'])
  expect(Schema.is(Weekdays)(defaultWeekdays)).toBe(true)
})

test('a weekday stands once', () => expect(Schema.is(Weekdays)(['MONDAY', 'MONDAY'])).toBe(false))
