import { racesAfter } from '#domain/health-form.ts'
import { genderIdentities, pronouns, races, sexualOrientations } from '#domain/health-profile.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { CheckGroup } from '#ui/choice/check-group.tsx'
import { Checkbox } from '#ui/choice/checkbox.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { FormSection } from '#ui/form/form-parts.tsx'
import type { HealthPart } from './your-health.tsx'

/** Who she is, in the words that she chooses; "I do not know" and "I prefer not to say" are answers, too (PROF-012, PROF-013). */
export function AboutYou({ typed, onChange }: Pick<HealthPart, 'typed' | 'onChange'>) {
  const t = useMessages()
  const none = { value: '' as const, label: t('health-profile.no-answer') }
  const choice = <Value extends string>(field: 'sexualOrientation' | 'genderIdentity' | 'pronouns', values: readonly Value[], value: Value | null) => (
    <SelectField
      label={t(`health-profile.${field}`)} value={value ?? ''} autoComplete="off"
      options={[none, ...values.map(each => ({ value: each, label: t(`health-profile.answer.${each as (typeof sexualOrientations | typeof genderIdentities | typeof pronouns)[number]}`) }))]}
      onChange={chosen => onChange({ [field]: chosen === '' ? null : chosen })}
    />
  )
  return (
    <FormSection title={t('health-profile.you')} intro={t('health-profile.you.intro')}>
      <CheckGroup label={t('health-profile.race')}>
        {races.map(race => (
          <Checkbox
            key={race} checked={typed.race.includes(race)}
            onChange={isOn => onChange({ race: racesAfter(races.filter(one => (one === race ? isOn : typed.race.includes(one))), race) })}
          >
            {t(`health-profile.race.${race}`)}
          </Checkbox>
        ))}
      </CheckGroup>
      {choice('genderIdentity', genderIdentities, typed.genderIdentity)}
      {choice('pronouns', pronouns, typed.pronouns)}
      {choice('sexualOrientation', sexualOrientations, typed.sexualOrientation)}
    </FormSection>
  )
}
