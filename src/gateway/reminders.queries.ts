import type { TypedReminder } from '#domain/reminder-form.ts'
import type { Reminder } from '#domain/reminders.ts'
import { deleteReminder, setReminder } from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { useListReminders } from '#generated/rpc/hooks.ts'
import { readOf, type Read } from './read.ts'
import { remindersOf, reminderSet } from './reminders.ts'
import { useSaving } from './saving.queries.ts'

/** The member's reminders, in the order in which they were made. */
export const useReminders = (): Read<readonly Reminder[]> => readOf(useListReminders({}, { select: remindersOf }))

/** Makes a reminder (no id), or puts another in its place. */
export function useSetReminder() {
  const client = useRpcClient()
  return useSaving(
    async ({ id = '', kind, times, weekdays, label, enabled }: TypedReminder & { readonly id?: string | undefined }) =>
      reminderSet(await setReminder(client, { id, kind: `REMINDER_KIND_${kind}`, times: [...times], weekdays: weekdays.map(day => `WEEKDAY_${day}` as const), label: label.trim(), enabled })),
    ['listReminders'],
  )
}

export function useDeleteReminder() {
  const client = useRpcClient()
  return useSaving((id: string) => deleteReminder(client, { id }), ['listReminders'])
}
