import type { TypedReminder } from '#domain/reminder-form.ts'
import type { Reminder } from '#domain/reminders.ts'
import type { SetReminderRequestJson } from '#generated/rpc/portal/reminders/v1/reminders_pb.js'
import { memberName, type Rows } from '#generated/schemas/read.ts'
import { readListRemindersResponse, readSetReminderResponse } from '#generated/schemas/rpc/reminders.reader.ts'
import { readAnswer } from './read-answer.ts'

/** The member's reminders, in the order in which they were made. Throws ContractBroken. */
export const remindersOf = (wire: unknown): Rows<Reminder> => readAnswer('listReminders', readListRemindersResponse, wire).reminders
/** A reminder as it is now. Throws ContractBroken. */
export const reminderSet = (wire: unknown): Reminder => readAnswer('setReminder', readSetReminderResponse, wire).reminder

/** What SetReminder takes; without an id it makes a new one. A kind or a day that the portal does not know goes back as it came. */
export const reminderRequest = (id: string, { kind, times, weekdays, label, enabled }: TypedReminder): SetReminderRequestJson => ({
  id,
  kind: memberName('REMINDER_KIND_', kind),
  times: [...times],
  weekdays: weekdays.map(day => memberName('WEEKDAY_', day)),
  label: label.trim(),
  enabled,
})
