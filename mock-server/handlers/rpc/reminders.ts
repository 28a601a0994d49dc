import { randomUUID } from 'node:crypto'
import { create, fromJson, toJson } from '@bufbuild/protobuf'
import type { ServiceImpl } from '@connectrpc/connect'
import {
  DeleteReminderResponseSchema,
  ListRemindersResponseSchema,
  ReminderSchema,
  type RemindersService,
  SetReminderResponseSchema,
} from '../../../generated/proto/portal/reminders/v1/reminders_pb.js'
import type { ReminderJson } from '../../../generated/rpc/portal/reminders/v1/reminders_pb.js'
import { decideFact } from '../../database/facts/decide-fact.ts'
import { readFact } from '../../database/facts/facts.ts'
import { memberCall } from '../rpc-call.ts'

const MOST = 50

/** Reminders in order of creation. */
export const reminders: ServiceImpl<typeof RemindersService> = {
  listReminders: async (_request, context) => {
    const { store, caller } = memberCall(context)
    return fromJson(ListRemindersResponseSchema, {
      reminders: [...(await readFact(store, caller.id, 'reminders'))],
    })
  },

  setReminder: async (request, context) => {
    const { store, caller, problem } = memberCall(context)
    const { kind, times, weekdays, label, enabled } = request
    const id = request.id || `r-${randomUUID()}`
    const reminder = create(ReminderSchema, {
      id,
      kind,
      times: times.toSorted(),
      weekdays: weekdays.toSorted((a, b) => a - b),
      label,
      enabled,
    })
    // The library types the JSON of a message as any JSON.
    const kept = toJson(ReminderSchema, reminder) as ReminderJson
    const refused = await decideFact(store, caller.id, 'reminders', (before) => {
      if (request.id === '')
        return before.length < MOST
          ? { after: [...before, kept], said: null }
          : { said: 'too-many-reminders' }
      if (!before.some((one) => one.id === id)) return { said: 'not-found' }
      return { after: before.map((one) => (one.id === id ? kept : one)), said: null }
    })
    if (refused !== null) throw problem(refused)
    return create(SetReminderResponseSchema, { reminder })
  },

  deleteReminder: async ({ id }, context) => {
    const { store, caller, problem } = memberCall(context)
    const isGone = await decideFact(store, caller.id, 'reminders', (before) => {
      const after = before.filter((one) => one.id !== id)
      return after.length < before.length ? { after, said: true } : { said: false }
    })
    if (!isGone) throw problem('not-found')
    return create(DeleteReminderResponseSchema)
  },
}
