import { expect, test } from 'vitest'
import { challengeNow, type ChallengeStat, hasPersonalizedReport } from './challenges.ts'

test.each([
  [[], false],
  [[4], false],
  [[5], true],
  [[5, 0], true],
  [[0, 5], false],
])('USER-021: with entries of %j the personalized report is open: %s', (entries, is) => {
  expect(hasPersonalizedReport(entries.map(bloodPressureEntries => ({ bloodPressureEntries })))).toBe(is)
})

const stat = (bloodPressureEntries: number, endsOn: string): ChallengeStat => ({ id: 'c', kind: 'BLOOD_PRESSURE_CHECK', startedOn: '2026-11-07', endsOn, bloodPressureEntries, entriesNeeded: 5 })

test.each([
  [[], null],
  [[stat(4, '2026-11-20')], { isOpen: false, done: 4 }],
  [[stat(4, '2026-11-19')], null],
  [[stat(5, '2026-11-19')], { isOpen: true, done: 5 }],
  [[stat(0, '2026-11-27'), stat(5, '2026-11-01')], { isOpen: false, done: 0 }],
])('how far the challenge is on November 20: %j', (stats, now) => (now === null ? expect(challengeNow(stats, '2026-11-20')).toBeNull() : expect(challengeNow(stats, '2026-11-20')).toMatchObject(now)))
