import { expect, test } from 'vitest'
import { featureFlags } from './feature-flags.ts'
import { BadFlagMarks, flagsOffOf } from './disabled-flag-marks.ts'

test.each([
  ['', []],
  ['  ', []],
  ['REMINDERS=both', []],
  ['REMINDERS=legacy', ['REMINDERS.oneApp']],
  ['REMINDERS=oneApp', ['REMINDERS.legacy']],
  [
    'REMINDERS=off, NEW_UPSELL=legacy\nONBOARDING=both',
    ['REMINDERS.oneApp', 'REMINDERS.legacy', 'NEW_UPSELL.oneApp'],
  ],
])('FLAG-023 GAP-082: the setting %j disables %j', (setting, off) =>
  expect(flagsOffOf(setting)).toEqual(off),
)

test.each(featureFlags)('GAP-082: a deployment can disable %s for each mode', (flag) => {
  expect(flagsOffOf(`${flag}=oneApp`)).toEqual([`${flag}.legacy`])
  expect(flagsOffOf(`${flag}=legacy`)).toEqual([`${flag}.oneApp`])
})

test.each([
  [
    'REMINDERS=legacy REMINDER=off',
    'names no flag in part 2. The flags are MENTAL_HEALTH_WEB_SDK, ',
  ],
  ['reminders=off', 'names no flag in part 1.'],
  ['REMINDERS', 'gives REMINDERS no mark in part 1. The marks are both, oneApp, legacy, off.'],
  ['REMINDERS=on', 'gives REMINDERS no mark in part 1.'],
  ['REMINDERS=off=off', 'gives REMINDERS no mark'],
  ['REMINDERS=toString', 'gives REMINDERS no mark'],
  ['REMINDERS=off REMINDERS=both', 'names REMINDERS twice.'],
])('GAP-082: rejects %j: %s', (setting, why) => {
  expect(() => flagsOffOf(setting)).toThrow(BadFlagMarks)
  expect(() => flagsOffOf(setting)).toThrow(why)
})
