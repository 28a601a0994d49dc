import { knownOrNull } from '#platform/model/parts/part.ts'
import type { ActivePrograms } from '#session/member/model/programs.ts'
import { addDays, type Day } from '#platform/model/calendar-day.ts'
import type { Reminder, ReminderKind } from './reminders.ts'
import type { Known } from '#platform/model/parts/unknown-enum.ts'
import { defaultWeekdays, type Weekday, weekdays } from '#session/member/model/weekdays.ts'

/** The values of the form: all fields of a reminder except its id. */
export type ReminderInput = Pick<Reminder, 'kind' | 'times' | 'weekdays' | 'enabled'> & {
  readonly label: string
}

/** The fields of a reminder alone, without what else a form holds. */
export function reminderFieldsOf({
  kind,
  times,
  weekdays,
  label,
  enabled,
}: ReminderInput): ReminderInput {
  return { kind, times, weekdays, label, enabled }
}

/** The form's values of a reminder. A save is refused while its label is unreadable. */
export function reminderInputOf(reminder: Reminder): ReminderInput {
  return reminderFieldsOf({ ...reminder, label: knownOrNull(reminder.label) ?? '' })
}

/** The reminder kinds of a member: measurements of their programs, and medication. */
export function reminderKindsOf(active: ActivePrograms): readonly Known<ReminderKind>[] {
  return [
    ...(active.bloodSugar ? (['BLOOD_SUGAR'] as const) : []),
    ...(active.bloodPressure || active.chronicKidneyDisease || active.heartFailure
      ? (['BLOOD_PRESSURE'] as const)
      : []),
    ...(active.weight || active.prediabetes || active.heartFailure ? (['WEIGHT'] as const) : []),
    'MEDICATION',
  ]
}

/** A new reminder: every day (PROF-011), once in the morning, switched on. */
export function newReminder(kind: Known<ReminderKind>): ReminderInput {
  return {
    kind,
    times: ['08:00'],
    weekdays: defaultWeekdays,
    label: '',
    enabled: true,
  }
}

export const reminderLimits = { times: 12, label: 100 } as const

/** A field that can be wrong; a time has its index. */
export type ReminderField = 'label' | `time-${number}` | 'weekdays'
type ReminderProblem =
  | 'reminders.form.label.long'
  | 'reminders.form.time.missing'
  | 'reminders.form.time.twice'
  | 'reminders.form.weekdays.missing'

/** The fields in the order of the form. */
export function reminderFields({ times }: ReminderInput): readonly ReminderField[] {
  return ['label', ...times.map((_, index) => `time-${index}` as const), 'weekdays']
}

/** The error of each wrong field. */
export function reminderProblems({
  times,
  weekdays: days,
  label,
}: ReminderInput): Partial<Record<ReminderField, ReminderProblem>> {
  const found: Partial<Record<ReminderField, ReminderProblem>> = {}
  if ([...label].length > reminderLimits.label) found.label = 'reminders.form.label.long'
  times.forEach((time, index) => {
    if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time))
      found[`time-${index}`] = 'reminders.form.time.missing'
    else if (times.indexOf(time) < index) found[`time-${index}`] = 'reminders.form.time.twice'
  })
  if (days.length === 0) found.weekdays = 'reminders.form.weekdays.missing'
  return found
}

/** The day of the week of a calendar day. */
export function weekdayOf(day: Day): Weekday {
  return weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'MONDAY'
}

/**
 * The next time of a reminder: today after `time` (`HH:mm`), else on the next of its days; `null`
 * while it is switched off.
 */
export function nextReminder(
  { enabled, times, weekdays: days }: Pick<Reminder, 'enabled' | 'times' | 'weekdays'>,
  today: Day,
  time: string,
): { readonly day: Day; readonly time: string } | null {
  if (!enabled) return null
  const ordered = times.toSorted()
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = addDays(today, ahead)
    const at = days.includes(weekdayOf(day))
      ? ordered.find((each) => ahead > 0 || each > time)
      : undefined
    if (at !== undefined) return { day, time: at }
  }
  return null
}
