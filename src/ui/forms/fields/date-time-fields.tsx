import type { MessageKey } from '#i18n/areas.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { DateField } from './date-field.tsx'
import { TimeField } from './time-field.tsx'
import { FieldPair } from '../field-pair.tsx'

type Field = 'day' | 'time'

/**
 * The day (`yyyy-MM-dd`, at most `today`) and time (`HH:mm`) of a reading (area `forms`).
 * `isTwice`: a clock change repeats this time.
 */
export function DateTimeFields({
  moment,
  today,
  isTwice,
  errors,
  idOf,
  change,
}: {
  moment: Readonly<Record<Field, string>>
  today: string
  isTwice: boolean
  errors: Partial<Record<Field, string | undefined>>
  idOf: (field: Field) => string
  change: (moment: { readonly day: string } | { readonly time: string }) => void
}) {
  const t = useMessages()
  return (
    <FieldPair>
      <DateField
        id={idOf('day')}
        label={t('forms.moment.day')}
        max={today}
        value={moment.day}
        error={errors.day}
        onChange={(day) => change({ day })}
      />
      <TimeField
        id={idOf('time')}
        label={t('forms.moment.time')}
        hint={isTwice ? t('forms.moment.time.twice') : undefined}
        value={moment.time}
        error={errors.time}
        onChange={(time) => change({ time })}
      />
    </FieldPair>
  )
}

/**
 * The message key of a date or time problem: missing, in the future, too old, or skipped by a clock
 * change.
 */
export function dateTimeProblemKey(
  field: Field,
  problem: 'missing' | 'future' | 'past' | 'skipped',
): MessageKey {
  return problem === 'past'
    ? 'forms.moment.day.past'
    : problem === 'skipped'
      ? 'forms.moment.time.skipped'
      : `forms.moment.${field}.${problem}`
}
