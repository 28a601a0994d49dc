import type { ReactNode } from 'react'
import { type TagField, type TagsInput, withSentence } from '../model/blood-sugar-form.ts'
import { mealByCode, mealCodes } from '#vitals/model/blood-sugar/blood-sugar-codes.ts'
import { isUnknown, rawOf, type Unknown } from '#platform/model/parts/unknown-enum.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { MoreFields } from '#ui/forms/more-fields.tsx'
import { useMoreFields } from '#ui/forms/use-more-fields.ts'
import { SelectField } from '#ui/forms/fields/select-field.tsx'
import { TextArea } from '#ui/forms/fields/text-area.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { useInsulinUse } from '../api/use-insulin-use.ts'

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

/** The meal of a reading. */
export function MealField({ typed, idOf, change }: Omit<Props, 'errors'>) {
  const t = useMessages()
  const was = typed.meal
  return (
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
      onChange={(chosen) =>
        change({
          meal:
            mealCodes.find((code) => String(code) === chosen) ??
            (isUnknown(was) && rawOf(was) === chosen ? was : null),
        })
      }
    />
  )
}

/** The feeling that a meter saved as a number. The member can keep it or remove it. */
export function FeelingField({
  kept,
  typed,
  idOf,
  change,
}: Omit<Props, 'errors'> & { kept: TagsInput['feeling'] }) {
  const t = useMessages()
  if (kept === null) return null
  return (
    <SelectField
      id={idOf('feeling')}
      label={t('blood-sugar-entry.feeling')}
      optional={t('forms.optional')}
      value={valueOf(typed.feeling)}
      options={[
        { value: '', label: t('blood-sugar-entry.feeling.remove') },
        {
          value: valueOf(kept),
          label: isUnknown(kept)
            ? t('blood-sugar-entry.feeling.unknown')
            : t('blood-sugar-entry.feeling.keep', { number: kept }),
        },
      ]}
      onChange={(chosen) => change({ feeling: chosen === '' ? null : kept })}
    />
  )
}

const insulinFields = ['shortInsulin', 'longInsulin', 'premixInsulin'] as const
/** Whether the insulin fields are shown, behind a button, or left out. */
export type InsulinPart = 'shown' | 'folded' | 'none'

/** Insulin belongs to members who use it. While that is not known, its fields are folded. */
export function useInsulinPart(typed: TagsInput): InsulinPart {
  const uses = useInsulinUse()
  return uses === true || insulinFields.some((field) => typed[field] !== '')
    ? 'shown'
    : uses === null
      ? 'folded'
      : 'none'
}

/** Carbohydrates, a note with the feeling in words, and insulin. */
export function AmountFields({
  typed,
  errors,
  idOf,
  change,
  insulin,
}: Props & { readonly insulin: InsulinPart }) {
  const t = useMessages()
  const amount = (field: 'carb' | (typeof insulinFields)[number]) => (
    <TextField
      key={field}
      id={idOf(field)}
      label={t(`blood-sugar-entry.${field}`)}
      optional={t('forms.optional')}
      inputMode={field === 'carb' ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={typed[field]}
      error={errors[field]}
      onChange={(value) => change({ [field]: value })}
    />
  )
  return (
    <>
      {amount('carb')}
      <Stack gap="s3">
        <TextArea
          id={idOf('note')}
          label={t('blood-sugar-entry.note')}
          hint={t('blood-sugar-entry.note.hint')}
          optional={t('forms.optional')}
          rows={3}
          value={typed.note}
          error={errors.note}
          onChange={(note) => change({ note })}
        />
        <Feelings note={typed.note} onChange={(note) => change({ note })} />
      </Stack>
      {insulin === 'none' ? null : (
        <Insulin isShown={insulin === 'shown'}>{insulinFields.map(amount)}</Insulin>
      )}
    </>
  )
}

function Insulin({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const t = useMessages()
  const more = useMoreFields(isShown)
  return (
    <MoreFields label={t('blood-sugar-entry.insulin')} of={more}>
      {children}
    </MoreFields>
  )
}

const feelings = ['well', 'tired', 'shaky', 'hungry', 'stressed', 'ill'] as const

/** Feelings as words; a press writes one into the note, and another press removes it. */
function Feelings({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  const t = useMessages()
  return (
    <Stack gap="s2" role="group" aria-label={t('blood-sugar-entry.feeling')}>
      <Text look="label">{t('blood-sugar-entry.feeling')}</Text>
      <Text look="small" tone="secondary">
        {t('blood-sugar-entry.feel.hint')}
      </Text>
      <Inline gap="s2">
        {feelings.map((each) => {
          const word = t(`blood-sugar-entry.feel.${each}`)
          const feeling = word.charAt(0).toLocaleLowerCase() + word.slice(1)
          const sentence = t('blood-sugar-entry.feel.sentence', { feeling })
          const isIn = note.includes(sentence)
          return (
            <Button
              key={each}
              look="secondary"
              size="compact"
              icon={isIn ? 'check' : undefined}
              aria-pressed={isIn}
              onClick={() => onChange(withSentence(note, sentence))}
            >
              {word}
            </Button>
          )
        })}
      </Inline>
    </Stack>
  )
}
