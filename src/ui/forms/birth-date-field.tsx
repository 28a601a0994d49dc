import {
  type BirthDateParts,
  birthDateParts,
  birthDateText,
} from '#platform/model/validation/birth-date.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { classNames } from '../tokens/class-names.ts'
import * as styles from './birth-date-field.css.ts'
import { FieldError } from './fields/field.tsx'
import { SelectField } from './fields/select-field.tsx'
import { TextField } from './fields/text-field.tsx'

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/**
 * A date of birth as month, day and year (area `forms`), so that the member types it instead of
 * paging a calendar back by decades. The value is that of `birthDateText`; `id` is the month's id.
 */
export function BirthDateField({
  label,
  error,
  id,
  value,
  onChange,
}: {
  label: string
  error: string | undefined
  id: string
  value: string
  onChange: (value: string) => void
}) {
  const t = useMessages()
  const locale = useLocale()
  const parts = birthDateParts(value)
  const change = (part: Partial<BirthDateParts>) => onChange(birthDateText({ ...parts, ...part }))
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const problem = error === undefined ? undefined : `${id}-problem`
  return (
    <fieldset className={styles.group} aria-describedby={problem}>
      <legend className={styles.legend}>{label}</legend>
      <div className={classNames(styles.parts, problem !== undefined && styles.wrong)}>
        <SelectField
          id={id}
          label={t('forms.birth.month')}
          value={parts.month === '' ? '' : String(Number(parts.month))}
          autoComplete="bday-month"
          aria-invalid={error === undefined ? undefined : true}
          options={[
            { value: '', label: t('forms.birth.choose') },
            ...months.map((month) => ({
              value: String(month),
              label: monthName.format(Date.UTC(2000, month - 1, 1)),
            })),
          ]}
          onChange={(month) => change({ month })}
        />
        <TextField
          id={`${id}-day`}
          label={t('forms.birth.day')}
          value={parts.day}
          inputMode="numeric"
          maxLength={2}
          autoComplete="bday-day"
          onChange={(day) => change({ day: digits(day) })}
        />
        <TextField
          id={`${id}-year`}
          label={t('forms.birth.year')}
          value={parts.year}
          inputMode="numeric"
          maxLength={4}
          autoComplete="bday-year"
          onChange={(year) => change({ year: digits(year) })}
        />
      </div>
      {problem === undefined ? null : <FieldError id={problem}>{error}</FieldError>}
    </fieldset>
  )
}

const digits = (text: string) => text.replaceAll(/\D/g, '')
