import type { ReminderInput } from '../model/reminder-input.ts'
import type { SetReminderRequestJson } from '#generated/rpc/portal/reminders/v1/reminders_pb.js'
import { memberName } from '#generated/schemas/read.ts'

/**
 * The request of SetReminder; without an id it creates a reminder. Unknown kinds and days are sent
 * back unchanged.
 */
export function reminderRequest(
  id: string,
  { kind, times, weekdays, label, enabled }: ReminderInput,
): SetReminderRequestJson {
  return {
    id,
    kind: memberName('REMINDER_KIND_', kind),
    times: [...times],
    weekdays: weekdays.map((day) => memberName('WEEKDAY_', day)),
    label: label.trim(),
    enabled,
  }
}
