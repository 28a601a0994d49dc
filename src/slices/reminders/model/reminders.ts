import type { Reminder, ReminderKind } from '#generated/schemas/rpc/reminders.reader.ts'
import type { Known } from '#platform/model/unknown-enum.ts'

export type { Reminder, ReminderKind }

/** What the portal can make a reminder of. A server may know more kinds. */
export const reminderKinds = [
  'BLOOD_SUGAR',
  'BLOOD_PRESSURE',
  'WEIGHT',
  'MEDICATION',
] as const satisfies readonly Known<ReminderKind>[]
