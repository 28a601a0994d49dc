// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, defaulted, list, member, object, orUnreadable, rows, text, type Tolerant } from '../tolerant.ts'
import type { Reminder, ListRemindersRequest, ListRemindersResponse, SetReminderRequest, SetReminderResponse, DeleteReminderRequest, DeleteReminderResponse } from './reminders.reader.ts'

const pattern = text(/^[A-Za-z0-9_-]{1,64}$/u)
const reminderKind = member('REMINDER_KIND_', ['', 'BLOOD_SUGAR', 'BLOOD_PRESSURE', 'WEIGHT', 'MEDICATION'])
const pattern2 = text(/^([01][0-9]|2[0-3]):[0-5][0-9]$/u)
const weekday = member('WEEKDAY_', ['', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'])
const pattern3 = text(/^[A-Za-z0-9_-]{0,64}$/u)

export const ReminderReader: Tolerant<Reminder> = object({
  id: defaulted(pattern, ''),
  kind: defaulted(reminderKind, "REMINDER_KIND_UNSPECIFIED"),
  times: defaulted(list(pattern2, 1), []),
  weekdays: defaulted(list(weekday, 1), []),
  label: defaulted(orUnreadable(text()), ''),
  enabled: defaulted(boolean, false),
})

export const ListRemindersRequestReader: Tolerant<ListRemindersRequest> = object({})

export const ListRemindersResponseReader: Tolerant<ListRemindersResponse> = object({
  reminders: defaulted(rows(ReminderReader), []),
})

export const SetReminderRequestReader: Tolerant<SetReminderRequest> = object({
  id: defaulted(pattern3, ''),
  kind: defaulted(reminderKind, "REMINDER_KIND_UNSPECIFIED"),
  times: defaulted(list(pattern2, 1), []),
  weekdays: defaulted(list(weekday, 1), []),
  label: defaulted(text(), ''),
  enabled: defaulted(boolean, false),
})

export const SetReminderResponseReader: Tolerant<SetReminderResponse> = object({
  reminder: ReminderReader,
})

export const DeleteReminderRequestReader: Tolerant<DeleteReminderRequest> = object({
  id: defaulted(pattern, ''),
})

export const DeleteReminderResponseReader: Tolerant<DeleteReminderResponse> = object({})
