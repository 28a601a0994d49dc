// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, list, member, object, orUnreadable, rows, text, type Flavor, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'
import type { Weekday } from './schedule.reader.ts'

export type ReminderKind = 'BLOOD_SUGAR' | 'BLOOD_PRESSURE' | 'WEIGHT' | 'MEDICATION' | Unknown

export type Reminder = {
  readonly id: Flavor<'ReminderId'>
  readonly kind: ReminderKind
  readonly times: readonly string[]
  readonly weekdays: readonly Weekday[]
  readonly label: string | Unreadable
  readonly enabled: boolean
}

export type ListRemindersRequest = {
}

export type ListRemindersResponse = {
  readonly reminders: Rows<Reminder>
}

export type SetReminderRequest = {
  readonly id: Flavor<'SetReminderRequestId'>
  readonly kind: ReminderKind
  readonly times: readonly string[]
  readonly weekdays: readonly Weekday[]
  readonly label: string
  readonly enabled: boolean
}

export type SetReminderResponse = {
  readonly reminder: Reminder
}

export type DeleteReminderRequest = {
  readonly id: Flavor<'DeleteReminderRequestId'>
}

export type DeleteReminderResponse = {
}

const pattern = text(/^[A-Za-z0-9_-]{1,64}$/u)
const reminderKind = member('REMINDER_KIND_', ['', 'BLOOD_SUGAR', 'BLOOD_PRESSURE', 'WEIGHT', 'MEDICATION'])
const pattern2 = text(/^([01][0-9]|2[0-3]):[0-5][0-9]$/u)
const weekday = member('WEEKDAY_', ['', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'])
const pattern3 = text(/^[A-Za-z0-9_-]{0,64}$/u)

/** Reads `Reminder` as a server sends it. */
export const readReminder: Reader<Reminder> = object<Reminder>({
  id: [pattern, ''],
  kind: [reminderKind, "REMINDER_KIND_UNSPECIFIED"],
  times: [list(pattern2, 1), []],
  weekdays: [list(weekday, 1), []],
  label: [orUnreadable(text()), ''],
  enabled: [boolean, false],
})

/** Reads `ListRemindersRequest` as a server sends it. */
export const readListRemindersRequest: Reader<ListRemindersRequest> = object<ListRemindersRequest>({})

/** Reads `ListRemindersResponse` as a server sends it. */
export const readListRemindersResponse: Reader<ListRemindersResponse> = object<ListRemindersResponse>({
  reminders: [rows(readReminder), []],
})

/** Reads `SetReminderRequest` as a server sends it. */
export const readSetReminderRequest: Reader<SetReminderRequest> = object<SetReminderRequest>({
  id: [pattern3, ''],
  kind: [reminderKind, "REMINDER_KIND_UNSPECIFIED"],
  times: [list(pattern2, 1), []],
  weekdays: [list(weekday, 1), []],
  label: [text(), ''],
  enabled: [boolean, false],
})

/** Reads `SetReminderResponse` as a server sends it. */
export const readSetReminderResponse: Reader<SetReminderResponse> = object<SetReminderResponse>({
  reminder: readReminder,
})

/** Reads `DeleteReminderRequest` as a server sends it. */
export const readDeleteReminderRequest: Reader<DeleteReminderRequest> = object<DeleteReminderRequest>({
  id: [pattern, ''],
})

/** Reads `DeleteReminderResponse` as a server sends it. */
export const readDeleteReminderResponse: Reader<DeleteReminderResponse> = object<DeleteReminderResponse>({})
