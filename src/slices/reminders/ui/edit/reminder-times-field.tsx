import { hasRoom } from '#platform/model/numbers/limits.ts'
import { Button } from '#ui/primitives/button.tsx'
import { TimeField } from '#ui/forms/fields/time-field.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import type { ReminderWords } from '../use-reminder-words.ts'

/** The times of a day, at least one. */
export function ReminderTimesField({
  idOf,
  times,
  most,
  errorOf,
  onChange,
  words: { t },
}: {
  idOf: (index: number) => string
  times: readonly string[]
  most: number
  errorOf: (index: number) => string | undefined
  onChange: (times: readonly string[]) => void
  words: ReminderWords
}) {
  return (
    <Stack as="section" gap="s4">
      <Heading level={2} look="h3">
        {t('reminders.form.times')}
      </Heading>
      {times.map((time, index) => (
        // Times have no id, so the index is the key.
        <Inline key={index} align="end" gap="s3">
          <TimeField
            id={idOf(index)}
            label={t('reminders.form.time', { number: index + 1 })}
            value={time}
            error={errorOf(index)}
            onChange={(typed) => onChange(times.map((each, at) => (at === index ? typed : each)))}
          />
          {times.length === 1 ? null : (
            <Button
              look="quiet"
              aria-label={t('reminders.form.time.remove-name', { number: index + 1 })}
              onClick={() => {
                onChange(times.filter((_, at) => at !== index))
                document.getElementById(idOf(0))?.focus()
              }}
            >
              {t('reminders.form.time.remove')}
            </Button>
          )}
        </Inline>
      ))}
      {hasRoom(times.length, most) ? (
        <div>
          <Button
            look="secondary"
            size="compact"
            icon="plus"
            onClick={() => onChange([...times, ''])}
          >
            {t('reminders.form.time.add')}
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}
