import { reminderFieldsOf, type ReminderInput, reminderInputOf } from '../model/reminder-input.ts'
import type { Reminder } from '../model/reminders.ts'
import { deleteReminder, listReminders, setReminder } from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { useListReminders } from '#generated/rpc/hooks.ts'
import {
  deleteReminderMutation,
  listRemindersQuery,
  setReminderMutation,
} from '#generated/rpc/queries.ts'
import { toRowsQueryState, type QueryState } from '#platform/query/query-state.ts'
import { reminderRequest } from './reminder-body.ts'
import { type Edit, useMergedWrite } from '#platform/query/use-merged-save.ts'
import { readCompleteAnswer, findReadableRow } from '#platform/http/read-complete-answer.ts'
import { useSaveCommunications } from '#session/member/api/communications-queries.ts'
import type { CommunicationPreferences } from '#session/member/model/communications.ts'
import { answeredChannels, type ChannelChoices, channelsEdit } from '../model/reminder-channels.ts'
import { useSave } from '#platform/query/use-save.ts'

/** The member's reminders in the order of their creation. */
export function useReminders(): QueryState<readonly Reminder[]> {
  return toRowsQueryState(useListReminders({}, { select: ({ reminders }) => reminders }))
}

/**
 * Creates a reminder (`id` is `null`), or merges the edit (`told` against `shown`) into the
 * server's current one.
 */
export function useSetReminder() {
  const client = useRpcClient()
  type Asked = Edit<ReminderInput> & { readonly id: string | null }
  const write = useMergedWrite<Asked, ReminderInput, Reminder>(
    {
      read: async ({ id }) => {
        // A label that fails to parse looks like none and would be lost.
        const answer = await readCompleteAnswer(
          listRemindersQuery.id,
          () => listReminders(client),
          (note) => note.startsWith('reminders.*.label '),
        )
        const now =
          id === null ? undefined : findReadableRow(listRemindersQuery.id, answer.reminders, id)
        return now ? { now: reminderInputOf(now), answer } : null
      },
      send: async ({ id }, fields, init) =>
        (await setReminder(client, reminderRequest(id ?? '', fields), init)).reminder,
    },
    setReminderMutation.invalidates,
  )
  return ({ id, told, shown }: Asked) =>
    write({ id, told: reminderFieldsOf(told), shown: shown && reminderFieldsOf(shown) })
}

type ReminderAndChannels = ReminderInput & ChannelChoices

/**
 * Saves how reminders reach the member, where that changes, and then the reminder. Both are one
 * edit, so that an answered conflict of either counts; without the preferences only the
 * reminder is saved.
 */
export function useSetReminderAndChannels() {
  const set = useSetReminder()
  const saveChannels = useSaveCommunications()
  return async ({
    id,
    preferences,
    told,
    shown,
  }: Edit<ReminderAndChannels> & {
    readonly id: string | null
    readonly preferences: QueryState<CommunicationPreferences>
  }): Promise<Reminder> => {
    const edit = preferences.state !== 'ready' ? null : channelsEdit(preferences.data, told)
    if (edit !== null)
      await saveChannels({ ...edit, shown: { ...edit.shown, ...answeredChannels(shown) } })
    return set({ id, told, shown: id === null ? null : shown })
  }
}

export function useDeleteReminder() {
  const client = useRpcClient()
  return useSave((id: string) => deleteReminder(client, { id }), deleteReminderMutation.invalidates)
}
