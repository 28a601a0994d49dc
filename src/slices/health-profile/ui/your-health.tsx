import { a1cValues } from '#vitals/model/blood-sugar/a1c.ts'
import type { HealthField, HealthInput } from '../model/health-info-form.ts'
import { smokingStatuses } from '../model/health-info.ts'
import { isUnknown, rawOf } from '#platform/model/parts/unknown-enum.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { RadioGroup } from '#ui/forms/fields/radio-group.tsx'
import { SelectField } from '#ui/forms/fields/select-field.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { FieldPair } from '#ui/forms/field-pair.tsx'
import { FoldedSection } from '#ui/forms/folded-section.tsx'

/** Props of the parts of the health form. */
export type HealthProfileSection = {
  typed: HealthInput
  errors: Partial<Record<HealthField, string>>
  idOf: (field: HealthField) => string
  onChange: (next: Partial<HealthInput>) => void
}

const yesNoQuestions = ['usesInsulin'] as const
const yesNo = (answer: boolean | null | undefined) =>
  answer === null || answer === undefined ? undefined : answer ? 'yes' : 'no'

/** Height, A1C, insulin and smoking. */
export function YourHealth({ typed, errors, idOf, onChange }: HealthProfileSection) {
  const t = useMessages()
  const format = useFormat()
  const smoking = typed.smokingStatus
  const figure = (field: 'feet' | 'inches') => (
    <TextField
      id={idOf(field)}
      name={field}
      label={t(`health-profile.${field}`)}
      value={typed[field]}
      error={errors[field]}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      onChange={(text) => onChange({ [field]: text })}
    />
  )
  const a1c = a1cValues.map((percent) => ({
    value: String(Math.round(percent * 10)),
    label: `${format.number(percent, { decimals: 1 })} %`,
  }))
  const [feet, inches] = [Number(typed.feet), Number(typed.inches)]
  const insulin = yesNo(typed.usesInsulin)
  const summary = [
    ...(typed.feet !== '' && Number.isInteger(feet) && Number.isInteger(inches)
      ? [t('health-profile.height.value', { feet, inches })]
      : []),
    ...(typed.a1cTenths === null
      ? []
      : [
          t('health-profile.summary.a1c', {
            percent: format.number(typed.a1cTenths / 10, { decimals: 1 }),
          }),
        ]),
    ...(insulin === undefined ? [] : [t(`health-profile.summary.insulin.${insulin}`)]),
  ]
  return (
    <FoldedSection
      title={t('health-profile.health')}
      summary={summary.length === 0 ? t('health-profile.summary.none') : summary.join(' · ')}
      isNeeded={errors.feet !== undefined || errors.inches !== undefined}
    >
      <FieldPair>
        {figure('feet')}
        {figure('inches')}
      </FieldPair>
      <SelectField
        label={t('health-profile.a1cTenths')}
        hint={t('health-profile.a1c.hint')}
        value={typed.a1cTenths === null ? '' : String(typed.a1cTenths)}
        options={[{ value: '', label: t('health-profile.a1c.none') }, ...a1c]}
        onChange={(value) => onChange({ a1cTenths: value === '' ? null : Number(value) })}
      />
      {yesNoQuestions.map((field) => (
        <RadioGroup
          key={field}
          label={t(`health-profile.${field}`)}
          value={yesNo(typed[field])}
          onChange={(answer) => onChange({ [field]: answer === 'yes' })}
          options={(['yes', 'no'] as const).map((answer) => ({
            value: answer,
            label: t(`health-profile.${answer}`),
          }))}
        />
      ))}
      <RadioGroup
        label={t('health-profile.smokingStatus')}
        value={smoking === null ? undefined : rawOf(smoking)}
        onChange={(chosen) =>
          onChange({
            smokingStatus: smokingStatuses.find((status) => status === chosen) ?? smoking,
          })
        }
        options={[
          ...smokingStatuses.map((status) => ({
            value: status,
            label: t(`health-profile.smoking.${status}`),
          })),
          ...(isUnknown(smoking)
            ? [{ value: rawOf(smoking), label: t('health-profile.answer.unknown') }]
            : []),
        ]}
      />
    </FoldedSection>
  )
}
