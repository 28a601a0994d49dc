import { describe, expect, it } from 'vitest'
import { dayPartOf, hourIn } from './part-of-day.ts'

describe('dayPartOf', () => {
  it.each([
    [3, 'night'],
    [4, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [23, 'evening'],
    [0, 'night'],
  ])('%i is %s', (hour, part) => expect(dayPartOf(hour)).toBe(part))
})

describe('hourIn', () => {
  const at = Date.parse('2026-11-20T05:30:00Z')
  it.each([
    ['America/New_York', 0],
    ['America/Los_Angeles', 21],
    ['Asia/Kolkata', 11],
  ])('%s shows %i', (zone, hour) => expect(hourIn(zone, at)).toBe(hour))
})
