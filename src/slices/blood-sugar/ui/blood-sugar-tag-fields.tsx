import { Fragment } from 'react'
import type { TagField, TagsInput } from '../model/blood-sugar-form.ts'
import { feelingCodes, mealByCode, mealCodes } from '#vitals/model/blood-sugar/blood-sugar-codes.ts'
import { isUnknown, rawOf, type Unknown } from '#platform/model/parts/unknown-enum.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { SelectField } from '#ui/forms/fields/select-field.tsx'
import { TextArea } from '#ui/forms/fields/text-area.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { FieldPair } from '#ui/forms/form-frame.tsx'

type Props = {
  readonly typed: TagsInput
  readonly errors: Partial<Record<TagField, string>>
  readonly idOf: (field: TagField | 'meal' | 'feeling') => string
  readonly change: (typed: Partial<TagsInput>) => void
}

/** An unknown tag is an option of its own, so that it is kept. */
const unknownChoice = (tag: number | Unknown | null, label: string) =>
  isUnknown(tag) ? [{ value: rawOf(tag), label }] : []
const valueOf = (tag: number | Unknown | null): string =>
  tag === null ? '' : isUnknown(tag) ? rawOf(tag) : String(tag)
const codeOf = <Code extends number>(
  codes: readonly Code[],
  was: Code | Unknown | null,
  chosen: string,
): Code | Unknown | null =>
  codes.find((code) => String(code) === chosen) ??
  (isUnknown(was) && rawOf(was) === chosen ? was : null)

/** The meal and the feeling of a reading. */
export function MealFields({ typed, idOf, change }: Props) {
  const t = useMessages()
  return (
    <>
      <SelectField
        id={idOf('meal')}
        label={t('blood-sugar-entry.meal')}
        optional={t('forms.optional')}
        value={valueOf(typed.meal)}
        options={[
          { value: '', label: t('blood-sugar-entry.meal.none') },
          ...mealCodes.map((code) => ({
            value: String(code),
            label: t(`blood-sugar.meal.${mealByCode[code]}`),
          })),
          ...unknownChoice(typed.meal, t('blood-sugar.meal.unknown')),
        ]}
        onChange={(chosen) => change({ meal: codeOf(mealCodes, typed.meal, chosen) })}
      />
      <SelectField
        id={idOf('feeling')}
        label={t('blood-sugar-entry.feeling')}
        hint={t('blood-sugar-entry.feeling.hint')}
        optional={t('forms.optional')}
        value={valueOf(typed.feeling)}
        options={[
          { value: '', label: t('blood-sugar-entry.feeling.none') },
          ...feelingCodes.map((code) => ({
            value: String(code),
            label: t('blood-sugar-entry.feeling.number', { number: code }),
          })),
          ...unknownChoice(typed.feeling, t('blood-sugar-entry.feeling.unknown')),
        ]}
        onChange={(chosen) => change({ feeling: codeOf(feelingCodes, typed.feeling, chosen) })}
      />
    </>
  )
}

/** Carbohydrates, insulin and a note. `paired` puts two fields side by side if they fit. */
export function AmountFields({
  typed,
  errors,
  idOf,
  change,
  paired = false,
}: Props & { readonly paired?: boolean }) {
  const t = useMessages()
  const Line = paired ? FieldPair : Fragment
  const optional = t('forms.optional')
  const amount = (field: 'carb' | 'shortInsulin' | 'longInsulin' | 'premixInsulin') => (
    <TextField
      id={idOf(field)}
      label={t(`blood-sugar-entry.${field}`)}
      optional={optional}
      inputMode={field === 'carb' ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={typed[field]}
      error={errors[field]}
      onChange={(value) => change({ [field]: value })}
    />
  )
  return (
    <>
      <Line>
        {amount('carb')}
        {amount('shortInsulin')}
      </Line>
      <Line>
        {amount('longInsulin')}
        {amount('premixInsulin')}
      </Line>
      <TextArea
        id={idOf('note')}
        label={t('blood-sugar-entry.note')}
        hint={t('blood-sugar-entry.note.hint')}
        optional={optional}
        rows={3}
        value={typed.note}
        error={errors.note}
        onChange={(note) => change({ note })}
      />
    </>
  )
}
