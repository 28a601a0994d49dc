import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { isUnreadable } from '#platform/model/parts/part.ts'
import type { Translate } from '#i18n/use-messages.ts'

/**
 * Carbohydrates and insulin of a reading as sentences, including zero; tags without a value are
 * omitted, and unreadable ones are mentioned.
 */
export function amountWords(
  t: Translate,
  { carbGrams, shortInsulin, longInsulin, premixInsulin }: BloodSugarReading['tags'],
): readonly string[] {
  const insulin = { short: shortInsulin, long: longInsulin, premix: premixInsulin } as const
  return [
    ...(carbGrams === null
      ? []
      : isUnreadable(carbGrams)
        ? [t('blood-sugar.carbs.unreadable')]
        : [t('blood-sugar.carbs', { grams: carbGrams })]),
    ...(['short', 'long', 'premix'] as const).flatMap((kind) => {
      const units = insulin[kind]
      return units === null || isUnreadable(units)
        ? []
        : [t(`blood-sugar.insulin.${kind}`, { units })]
    }),
    ...(Object.values(insulin).some(isUnreadable) ? [t('blood-sugar.insulin.unreadable')] : []),
  ]
}

/** The member's note; a sentence when it is unreadable, null when there is none. */
export function noteWords(
  t: Translate,
  { note }: Pick<BloodSugarReading['tags'], 'note'>,
): string | null {
  return isUnreadable(note) ? t('blood-sugar.note.unreadable') : note
}
