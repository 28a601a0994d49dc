import * as Schema from 'effect/Schema'
import { atLeastOne, distinct, listOf, matching, text } from './formats.ts'
import { TimeOfDay, Weekdays } from './schedule.ts'

export const reminderKinds = ['BLOOD_SUGAR', 'BLOOD_PRESSURE', 'WEIGHT', 'MEDICATION'] as const

/** What a member wants to be reminded of, at which times of which days. `label` is in her own words and may be empty. */
export const Reminder = Schema.Struct({
  id: matching(/^[A-Za-z0-9_-]{1,64}$/),
  kind: Schema.Literals(reminderKinds),
  times: listOf(TimeOfDay, 12, 1).check(distinct),
  weekdays: Weekdays.check(atLeastOne),
  label: text(0, 100),
  enabled: Schema.Boolean,
})
export type Reminder = typeof Reminder.Type
