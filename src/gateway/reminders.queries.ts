import { merged } from '#domain/merged.ts'
import type { TypedReminder } from '#domain/reminder-form.ts'
import type { Reminder } from '#domain/reminders.ts'
import { deleteReminder, listReminders, setReminder } from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { useListReminders } from '#generated/rpc/hooks.ts'
import { deleteReminderMutation, setReminderMutation } from '#generated/rpc/queries.ts'
import { readOfRows, type Read } from './read.ts'
import { reminderRequest } from './reminders.ts'
import { useSaving } from './saving.queries.ts'

/** The member's reminders, in the order in which they were made. */
export const useReminders = (): Read<readonly Reminder[]> => readOfRows(useListReminders({}, { select: ({ reminders }) => reminders }))

/** Makes a reminder (`shown` null), or changes of the one that was `shown` what `told` has otherwise; the rest stays as the server has it now. */
export function useSetReminder() {
  const client = useRpcClient()
  return useSaving(async ({ told, shown }: { readonly told: TypedReminder; readonly shown: Reminder | null }) => {
    const now = shown && (await listReminders(client)).reminders.items.find(({ id }) => id === shown.id)
    const reminder = shown && now ? merged<TypedReminder>(told, shown, now) : told
    return (await setReminder(client, reminderRequest(shown?.id ?? '', reminder))).reminder
  }, setReminderMutation.invalidates)
}

export function useDeleteReminder() {
  const client = useRpcClient()
  return useSaving((id: string) => deleteReminder(client, { id }), deleteReminderMutation.invalidates)
}
