import { isUnreadable, type Unreadable } from '#platform/model/parts/part.ts'
import {
  type BloodSugarReading,
  rangeOf,
  shownValueOf,
} from '#vitals/model/blood-sugar/blood-sugar.ts'
import { mealNameOf } from '#vitals/model/blood-sugar/blood-sugar-codes.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { bloodSugarSource } from './blood-sugar-source.ts'
import { readingsCsv } from '#vitals/ui/log/readings-csv.ts'
import type { Translate } from '#i18n/use-messages.ts'

/**
 * The CSV file of these readings in their order, zeros included. Out-of-range values are "< 20" or
 * "> 600", with any raw number in the last column.
 */
export function bloodSugarLogFile(
  t: Translate,
  readings: readonly BloodSugarReading[],
  leftOut = 0,
): string {
  const cell = <T>(part: T | Unreadable) => (isUnreadable(part) ? t('ui.unreadable') : part)
  return readingsCsv(t, readings, leftOut, [
    ['blood-sugar.column.reading', shownValueOf],
    ['readings.csv.unit', () => t('blood-sugar.unit')],
    ['blood-sugar.column.range', (reading) => t(`blood-sugar.range.${rangeOf(reading)}`)],
    [
      'blood-sugar.column.meal',
      ({ tags: { meal } }) => (meal === null ? null : t(`blood-sugar.meal.${mealNameOf(meal)}`)),
    ],
    ['blood-sugar.csv.note', ({ tags }) => cell(tags.note)],
    ['blood-sugar.csv.carbs', ({ tags }) => cell(tags.carbGrams)],
    ['blood-sugar.csv.short', ({ tags }) => cell(tags.shortInsulin)],
    ['blood-sugar.csv.long', ({ tags }) => cell(tags.longInsulin)],
    ['blood-sugar.csv.premix', ({ tags }) => cell(tags.premixInsulin)],
    [
      'blood-sugar.csv.feeling',
      ({ tags: { feeling } }) => (isUnknown(feeling) ? feeling.raw : feeling),
    ],
    ['readings.column.source', (reading) => bloodSugarSource(t, reading)],
    [
      'blood-sugar.csv.beyond',
      (reading) => (shownValueOf(reading) === reading.value ? null : reading.value),
    ],
  ])
}
