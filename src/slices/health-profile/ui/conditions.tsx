import { conditionNames } from '../model/health-info.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { CheckboxGroup } from '#ui/forms/fields/checkbox-group.tsx'
import { Checkbox } from '#ui/forms/fields/checkbox.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { FieldPair } from '#ui/forms/field-pair.tsx'
import { FoldedSection } from '#ui/forms/folded-section.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { HealthProfileSection } from './your-health.tsx'

/** The member's conditions and their years of diagnosis. */
export function Conditions({ typed, errors, idOf, onChange }: HealthProfileSection) {
  const t = useMessages()
  const selected = conditionNames.filter((condition) => typed.years[condition] !== undefined)
  const tick = (condition: (typeof conditionNames)[number], isOn: boolean) => {
    const { [condition]: _, ...others } = typed.years
    onChange({ years: isOn ? { ...others, [condition]: '' } : others })
  }
  return (
    <FoldedSection
      title={t('health-profile.conditions')}
      summary={
        selected.length === 0
          ? t('health-profile.summary.none')
          : selected.map((condition) => t(`health-profile.condition.${condition}`)).join(' · ')
      }
      isNeeded={conditionNames.some((condition) => errors[condition] !== undefined)}
    >
      <CheckboxGroup label={t('health-profile.conditions.label')}>
        {conditionNames.map((condition) => (
          <Checkbox
            key={condition}
            checked={typed.years[condition] !== undefined}
            onChange={(isOn) => tick(condition, isOn)}
          >
            {t(`health-profile.condition.${condition}`)}
          </Checkbox>
        ))}
      </CheckboxGroup>
      {selected.length === 0 ? null : (
        <FieldPair>
          {selected.map((condition) => (
            <TextField
              key={condition}
              id={idOf(condition)}
              name={`year-${condition}`}
              label={t('health-profile.year', {
                condition: t(`health-profile.condition.${condition}`),
              })}
              optional={t('forms.optional')}
              value={typed.years[condition] ?? ''}
              error={errors[condition]}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              onChange={(year) => onChange({ years: { ...typed.years, [condition]: year } })}
            />
          ))}
        </FieldPair>
      )}
      {typed.unknown.length === 0 ? null : (
        <Text look="small" tone="secondary">
          {t('health-profile.conditions.unknown', { count: typed.unknown.length })}
        </Text>
      )}
    </FoldedSection>
  )
}
