import { Fragment } from 'react'
import type { TagField, TypedTags } from '#domain/blood-sugar-form.ts'
import { feelingCodes, mealByCode, mealCodes } from '#domain/blood-sugar-codes.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { FieldPair } from '#ui/form/form-frame.tsx'

type Props = {
  readonly typed: TypedTags
  readonly errors: Partial<Record<TagField, string>>
  readonly idOf: (field: TagField | 'meal' | 'feeling') => string
  readonly change: (typed: Partial<TypedTags>) => void
}

const codeOf = <Code extends number>(codes: readonly Code[], chosen: string): Code | null => codes.find(code => String(code) === chosen) ?? null

/** Which meal a reading belongs to, and how she felt. */
export function MealFields({ typed, idOf, change }: Props) {
  const t = useMessages()
  return (
    <>
      <SelectField
        id={idOf('meal')} label={t('blood-sugar-entry.meal')} optional={t('forms.optional')} value={String(typed.meal ?? '')}
        options={[{ value: '', label: t('blood-sugar-entry.meal.none') }, ...mealCodes.map(code => ({ value: String(code), label: t(`blood-sugar.meal.${mealByCode[code]}`) }))]}
        onChange={chosen => change({ meal: codeOf(mealCodes, chosen) })}
      />
      <SelectField
        id={idOf('feeling')} label={t('blood-sugar-entry.feeling')} hint={t('blood-sugar-entry.feeling.hint')} optional={t('forms.optional')} value={String(typed.feeling ?? '')}
        options={[{ value: '', label: t('blood-sugar-entry.feeling.none') }, ...feelingCodes.map(code => ({ value: String(code), label: t('blood-sugar-entry.feeling.number', { number: code }) }))]}
        onChange={chosen => change({ feeling: codeOf(feelingCodes, chosen) })}
      />
    </>
  )
}

/** Carbohydrates, insulin and a note; `paired`: two beside one another where there is room for it. */
export function AmountFields({ typed, errors, idOf, change, paired = false }: Props & { readonly paired?: boolean }) {
  const t = useMessages()
  const Line = paired ? FieldPair : Fragment
  const optional = t('forms.optional')
  const amount = (field: 'carb' | 'shortInsulin' | 'longInsulin' | 'premixInsulin') => (
    <TextField
      id={idOf(field)} label={t(`blood-sugar-entry.${field}`)} optional={optional} inputMode={field === 'carb' ? 'numeric' : 'decimal'} autoComplete="off"
      value={typed[field]} error={errors[field]} onChange={value => change({ [field]: value })}
    />
  )
  return (
    <>
      <Line>{amount('carb')}{amount('shortInsulin')}</Line>
      <Line>{amount('longInsulin')}{amount('premixInsulin')}</Line>
      <TextArea
        id={idOf('note')} label={t('blood-sugar-entry.note')} hint={t('blood-sugar-entry.note.hint')} optional={optional} rows={3}
        value={typed.note} error={errors.note} onChange={note => change({ note })}
      />
    </>
  )
}
