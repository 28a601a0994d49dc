// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { defaulted, distinct, empty, list, matching, member, text, wellFormed } from '../write.ts'

export const Reminder = Schema.Struct({
  id: defaulted(matching(/^[A-Za-z0-9_-]{1,64}$/u), ''),
  kind: defaulted(member('REMINDER_KIND_', ['BLOOD_SUGAR', 'BLOOD_PRESSURE', 'WEIGHT', 'MEDICATION']), "REMINDER_KIND_UNSPECIFIED"),
  times: defaulted(list(matching(/^([01][0-9]|2[0-3]):[0-5][0-9]$/u), 1, 12).check(distinct), []),
  weekdays: defaulted(list(member('WEEKDAY_', ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']), 1, 7).check(distinct), []),
  label: defaulted(text(0, 100).check(wellFormed), ''),
  enabled: defaulted(Schema.Boolean, false),
})
export type Reminder = typeof Reminder.Type

export const ListRemindersRequest = empty
export type ListRemindersRequest = typeof ListRemindersRequest.Type

export const ListRemindersResponse = Schema.Struct({
  reminders: defaulted(list(Reminder, 0, 50), []),
})
export type ListRemindersResponse = typeof ListRemindersResponse.Type

export const SetReminderRequest = Schema.Struct({
  id: defaulted(matching(/^[A-Za-z0-9_-]{0,64}$/u), ''),
  kind: defaulted(member('REMINDER_KIND_', ['BLOOD_SUGAR', 'BLOOD_PRESSURE', 'WEIGHT', 'MEDICATION']), "REMINDER_KIND_UNSPECIFIED"),
  times: defaulted(list(matching(/^([01][0-9]|2[0-3]):[0-5][0-9]$/u), 1, 12).check(distinct), []),
  weekdays: defaulted(list(member('WEEKDAY_', ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']), 1, 7).check(distinct), []),
  label: defaulted(text(0, 100).check(wellFormed), ''),
  enabled: defaulted(Schema.Boolean, false),
})
export type SetReminderRequest = typeof SetReminderRequest.Type

export const SetReminderResponse = Schema.Struct({
  reminder: Reminder,
})
export type SetReminderResponse = typeof SetReminderResponse.Type

export const DeleteReminderRequest = Schema.Struct({
  id: defaulted(matching(/^[A-Za-z0-9_-]{1,64}$/u), ''),
})
export type DeleteReminderRequest = typeof DeleteReminderRequest.Type

export const DeleteReminderResponse = empty
export type DeleteReminderResponse = typeof DeleteReminderResponse.Type
