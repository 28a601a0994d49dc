import { expect, test } from 'vitest'
import { Reminder } from '#generated/schemas/rpc/reminders.writer.ts'
import { fits } from './fits.ts'
import { defaultWeekdays } from './schedule.ts'

const areWeekdays = fits(Reminder.fields.weekdays)

test('PROF-011: all seven weekdays are on by default', () => {
  expect(defaultWeekdays).toEqual(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'])
  expect(areWeekdays(defaultWeekdays.map(day => `WEEKDAY_${day}`))).toBe(true)
})

test('a weekday stands once', () => expect(areWeekdays(['WEEKDAY_MONDAY', 'WEEKDAY_MONDAY'])).toBe(false))
