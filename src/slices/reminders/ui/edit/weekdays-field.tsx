import type { Reminder } from '../../model/reminders.ts'
import { weekdays } from '#session/member/model/weekdays.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { Checkbox } from '#ui/forms/fields/checkbox.tsx'
import { CheckboxGroup } from '#ui/forms/fields/checkbox-group.tsx'
import type { ReminderWords } from '../use-reminder-words.ts'

type Days = Reminder['weekdays']

/**
 * The days of the week, Monday first; an unknown day is kept. The first checkbox has the id, so
 * that the error summary can link to it.
 */
export function WeekdaysField({
  id,
  value,
  error,
  onChange,
  words,
}: {
  id: string
  value: Days
  error: string | undefined
  onChange: (days: Days) => void
  words: ReminderWords
}) {
  return (
    <CheckboxGroup label={words.t('reminders.form.weekdays')} error={error}>
      {weekdays.map((day, index) => (
        <Checkbox
          key={day}
          {...(index === 0 ? { id } : {})}
          checked={value.includes(day)}
          onChange={(checked) =>
            onChange([
              ...weekdays.filter((each) => (each === day ? checked : value.includes(each))),
              ...value.filter(isUnknown),
            ])
          }
        >
          {words.weekday(day)}
        </Checkbox>
      ))}
    </CheckboxGroup>
  )
}
