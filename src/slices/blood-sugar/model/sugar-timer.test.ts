import { expect, test } from 'vitest'
import { spokenStage, sugarTimerOf, sugarWait } from './sugar-timer.ts'

const minute = 60_000
const now = Date.parse('2026-11-20T20:00:00Z')
const since = now - 20 * minute

test('waits 15 minutes', () => expect(sugarWait).toBe(900_000))

test.each([
  ['just begun', now + sugarWait, true],
  ['a millisecond more than a whole wait', now + sugarWait + 1, false],
  ['one minute left', now + minute, true],
  ['over', now, true],
  ['over for an hour', now - 60 * minute, true],
] as const)('%s', (_, end, isShown) =>
  expect(sugarTimerOf(String(end), { now, since: end - sugarWait })).toBe(isShown ? end : null),
)
test('over for an hour and a millisecond', () =>
  expect(sugarTimerOf(String(now - 60 * minute - 1), { now, since: 0 })).toBeNull())
test('a timer of an earlier reading does not count for the next one', () => {
  const end = now + minute
  expect(sugarTimerOf(String(end), { now, since: end - sugarWait })).toBe(end)
  expect(sugarTimerOf(String(end), { now, since: end - sugarWait + 1 })).toBeNull()
})
test.each([null, '', 'soon', '1e12', '-1', '99999999999999'])('%j is no timer', (stored) =>
  expect(sugarTimerOf(stored, { now, since })).toBeNull(),
)

test('the time is said at five minutes and at its end', () =>
  expect([900, 301, 300, 1, 0].map(spokenStage)).toEqual([null, null, 5, 5, 0]))
