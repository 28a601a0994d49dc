import type { Ref } from 'react'
import { TextField, type TextFieldProps } from '#ui/forms/fields/text-field.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import type { MessageKey } from '#i18n/areas.ts'
import type { PressureNumber } from '../../model/pressure-form.ts'

type TextOf = (field: PressureNumber, label: MessageKey) => TextFieldProps

/** The three numbers of a monitor, in the order in which it shows them. */
export function PressureFields({ text, first }: { text: TextOf; first?: Ref<HTMLInputElement> }) {
  const t = useMessages()
  const digits = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <>
      <TextField
        {...text('systolic', 'blood-pressure-entry.systolic')}
        {...(first === undefined ? {} : { ref: first, 'data-autofocus': '' })}
        {...digits}
        look="number"
        unit={t('blood-pressure.unit')}
      />
      <TextField
        {...text('diastolic', 'blood-pressure-entry.diastolic')}
        {...digits}
        look="number"
        unit={t('blood-pressure.unit')}
      />
      <TextField
        {...text('pulse', 'blood-pressure-entry.pulse')}
        {...digits}
        optional={t('forms.optional')}
        unit={t('blood-pressure.unit.pulse')}
      />
    </>
  )
}
