import * as Schema from 'effect/Schema'
import { atLeastOne, listOf, matching } from '#domain/formats.ts'
import { Reminder, reminderKinds } from '#domain/reminders.ts'
import type { ListRemindersResponseJson, ReminderJson, SetReminderRequestJson, SetReminderResponseJson } from '#generated/rpc/portal/reminders/v1/reminders_pb.js'
import { type Accepts, decoder } from './decode.ts'
import { field } from './message-field.ts'
import { wordField } from './message-word.ts'
import { WeekdayList } from './weekday-message.ts'

const said = {
  kind: wordField('REMINDER_KIND', reminderKinds),
  times: field(Reminder.fields.times, []),
  weekdays: field(WeekdayList.check(atLeastOne), []),
  label: field(Reminder.fields.label, ''),
  enabled: field(Schema.Boolean, false),
}

export const ReminderMessage = Schema.Struct({ id: field(Reminder.fields.id, ''), ...said })
export const Reminders = Schema.Struct({ reminders: field(listOf(ReminderMessage, 50), []) })
/** What SetReminder answers. Without a reminder it would be an empty one, which is refused. */
export const ReminderSet = Schema.Struct({ reminder: field(ReminderMessage, {}) })
/** What DeleteReminder answers: nothing. */
export const ReminderDeleted = Schema.Record(Schema.String, Schema.Never)
/** What SetReminder takes; without an id it makes a new one. */
export const ReminderWish = Schema.Struct({ id: field(matching(/^[A-Za-z0-9_-]{0,64}$/), ''), ...said })
export type AcceptsReminders = [
  Accepts<ReminderJson, typeof ReminderMessage>, Accepts<ListRemindersResponseJson, typeof Reminders>, Accepts<SetReminderRequestJson, typeof ReminderWish>,
  Accepts<SetReminderResponseJson, typeof ReminderSet>,
]

const decodeList = decoder('listReminders', Reminders)
const decodeSet = decoder('setReminder', ReminderSet)

/** The member's reminders, in the order in which they were made. Throws ContractBroken. */
export const remindersOf = (wire: ListRemindersResponseJson): readonly Reminder[] => decodeList(wire).reminders
/** A reminder as it is now. Throws ContractBroken. */
export const reminderSet = (wire: SetReminderResponseJson): Reminder => decodeSet(wire).reminder
