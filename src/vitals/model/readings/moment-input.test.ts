import { expect, test } from 'vitest'
import { isAmbiguousTime, isInFuture, momentProblems } from './moment-input.ts'

const now = '2026-11-20T17:45'

test.each([
  ['2016-11-20', {}],
  ['2016-11-19', { day: 'past' }],
  ['1985-03-05', { day: 'past' }],
  ['0026-11-20', { day: 'missing' }],
  ['2026-11-21', { day: 'future' }],
] as const)('judges the day %s: %j', (day, problems) =>
  expect(momentProblems({ day, time: '07:10' }, now)).toEqual(problems),
)

test.each([
  ['America/New_York', '2026-03-08', '01:59', {}],
  ['America/New_York', '2026-03-08', '02:00', { time: 'skipped' }],
  ['America/New_York', '2026-03-08', '02:59', { time: 'skipped' }],
  ['America/New_York', '2026-03-08', '03:00', {}],
  ['America/New_York', '2026-11-01', '01:30', {}],
  ['America/New_York', '2026-11-20', '00:00', {}],
  ['America/Phoenix', '2026-03-08', '02:30', {}],
  ['Pacific/Apia', '2026-04-05', '03:30', {}],
] as const)('by the clock of %s, %s at %s: %j', (timeZone, day, time, problems) => {
  expect(momentProblems({ day, time }, now, timeZone)).toEqual(problems)
})

test.each([
  ['America/New_York', '2026-11-01', '00:59', false],
  ['America/New_York', '2026-11-01', '01:00', true],
  ['America/New_York', '2026-11-01', '01:59', true],
  ['America/New_York', '2026-11-01', '02:00', false],
  ['America/New_York', '2026-03-08', '02:30', false],
  ['America/Phoenix', '2026-11-01', '01:30', false],
  ['America/New_York', '', '01:30', false],
  ['America/New_York', '2026-11-01', '', false],
] as const)('the clock of %s shows %s at %s twice: %s', (timeZone, day, time, expected) =>
  expect(isAmbiguousTime({ day, time }, timeZone)).toBe(expected),
)

test.each([
  ['01:10', '01:40', false],
  ['01:10', '02:00', true],
  ['00:59', '01:40', true],
  ['02:10', '02:11', true],
] as const)('at %s of the night that repeats an hour, %s is in the future: %s', (now, time, is) =>
  expect(isInFuture({ day: '2026-11-01', time }, `2026-11-01T${now}`, 'America/New_York')).toBe(is),
)
