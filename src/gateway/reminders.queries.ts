import { merged } from '#domain/merged.ts'
import type { TypedReminder } from '#domain/reminder-form.ts'
import type { Reminder } from '#domain/reminders.ts'
import { deleteReminder, listReminders, setReminder } from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { useListReminders } from '#generated/rpc/hooks.ts'
import { readOf, type Read } from './read.ts'
import { remindersOf, reminderSet } from './reminders.ts'
import { useSaving } from './saving.queries.ts'

/** The member's reminders, in the order in which they were made. */
export const useReminders = (): Read<readonly Reminder[]> => readOf(useListReminders({}, { select: remindersOf }))

/** Makes a reminder (`shown` null), or changes of the one that was `shown` what `told` has otherwise; the rest stays as the server has it now. */
export function useSetReminder() {
  const client = useRpcClient()
  return useSaving(async ({ told, shown }: { readonly told: TypedReminder; readonly shown: Reminder | null }) => {
    const now = shown && remindersOf(await listReminders(client)).find(({ id }) => id === shown.id)
    const { kind, times, weekdays, label, enabled } = shown && now ? merged<TypedReminder>(told, shown, now) : told
    const days = weekdays.map(day => `WEEKDAY_${day}` as const)
    return reminderSet(await setReminder(client, { id: shown?.id ?? '', kind: `REMINDER_KIND_${kind}`, times: [...times], weekdays: days, label: label.trim(), enabled }))
  }, ['listReminders'])
}

export function useDeleteReminder() {
  const client = useRpcClient()
  return useSaving((id: string) => deleteReminder(client, { id }), ['listReminders'])
}
