import { racesAfter } from '../model/health-info-form.ts'
import { genderIdentities, pronouns, races, sexualOrientations } from '../model/health-info.ts'
import { isUnknown, rawOf, type Unknown } from '#platform/model/parts/unknown-enum.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { CheckboxGroup } from '#ui/forms/fields/checkbox-group.tsx'
import { Checkbox } from '#ui/forms/fields/checkbox.tsx'
import { SelectField } from '#ui/forms/fields/select-field.tsx'
import { FoldedSection } from '#ui/forms/folded-section.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { HealthProfileSection } from './your-health.tsx'

/**
 * The member's demographics. "I do not know" and "I prefer not to say" are answers, too (PROF-012,
 * PROF-013).
 */
export function AboutYou({ typed, onChange }: Pick<HealthProfileSection, 'typed' | 'onChange'>) {
  const t = useMessages()
  const none = { value: '' as const, label: t('health-profile.no-answer') }
  const choice = <Value extends string>(
    field: 'sexualOrientation' | 'genderIdentity' | 'pronouns',
    values: readonly Value[],
    value: Value | Unknown | null,
  ) => (
    <SelectField
      label={t(`health-profile.${field}`)}
      value={value === null ? '' : rawOf(value)}
      autoComplete="off"
      options={[
        none,
        ...(isUnknown(value)
          ? [{ value: rawOf(value), label: t('health-profile.answer.unknown') }]
          : []),
        ...values.map((each) => ({
          value: each,
          label: t(
            `health-profile.answer.${each as (typeof sexualOrientations | typeof genderIdentities | typeof pronouns)[number]}`,
          ),
        })),
      ]}
      onChange={(chosen) =>
        onChange({
          [field]:
            chosen === '' ? null : isUnknown(value) && chosen === rawOf(value) ? value : chosen,
        })
      }
    />
  )
  return (
    <FoldedSection title={t('health-profile.you')} summary={t('health-profile.you.intro')}>
      <CheckboxGroup label={t('health-profile.race')}>
        {races.map((race) => (
          <Checkbox
            key={race}
            checked={typed.race.includes(race)}
            onChange={(isOn) =>
              onChange({
                race: racesAfter(
                  [
                    ...races.filter((one) => (one === race ? isOn : typed.race.includes(one))),
                    ...typed.race.filter(isUnknown),
                  ],
                  race,
                ),
              })
            }
          >
            {t(`health-profile.race.${race}`)}
          </Checkbox>
        ))}
      </CheckboxGroup>
      {typed.race.some(isUnknown) ? (
        <Text look="small" tone="secondary">
          {t('health-profile.race.unknown')}
        </Text>
      ) : null}
      {choice('genderIdentity', genderIdentities, typed.genderIdentity)}
      {choice('pronouns', pronouns, typed.pronouns)}
      {choice('sexualOrientation', sexualOrientations, typed.sexualOrientation)}
    </FoldedSection>
  )
}
