import type { Reminder, ReminderKind } from '#generated/schemas/rpc/reminders.reader.ts'
import type { Known } from '#platform/model/parts/unknown-enum.ts'

export type { Reminder, ReminderKind }

/** The kinds of reminders that the portal can create. A newer server may know more. */
export const reminderKinds = [
  'BLOOD_SUGAR',
  'BLOOD_PRESSURE',
  'WEIGHT',
  'MEDICATION',
] as const satisfies readonly Known<ReminderKind>[]
