import { expect, test } from 'vitest'
import { defaultWeekdays } from './weekdays.ts'

test('PROF-011: all seven weekdays are on by default', () => {
  expect(defaultWeekdays).toEqual([
    'MONDAY',
    'TUESDAY',
    'WEDNESDAY',
    'THURSDAY',
    'FRIDAY',
    'SATURDAY',
    'SUNDAY',
  ])
})
