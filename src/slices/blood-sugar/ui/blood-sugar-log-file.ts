import {
  type BloodSugarReading,
  rangeOf,
  shownValueOf,
} from '#vitals/model/blood-sugar/blood-sugar.ts'
import { mealNameOf } from '#vitals/model/blood-sugar/blood-sugar-codes.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { bloodSugarSource } from './blood-sugar-source.ts'
import { partCell, readingsCsv } from '#vitals/ui/log/readings-csv.ts'
import type { Translate } from '#i18n/use-messages.ts'

/** The columns of what the member noted, with their tags. */
const noted = [
  ['note', 'note'],
  ['carbs', 'carbGrams'],
  ['short', 'shortInsulin'],
  ['long', 'longInsulin'],
  ['premix', 'premixInsulin'],
] as const

/**
 * The CSV file of these readings in their order, zeros included. Out-of-range values are "< 20" or
 * "> 600", with any raw number in the last column.
 */
export function bloodSugarLogFile(
  t: Translate,
  readings: readonly BloodSugarReading[],
  leftOut = 0,
): string {
  return readingsCsv(t, readings, leftOut, [
    ['blood-sugar.column.reading', shownValueOf],
    ['readings.csv.unit', () => t('blood-sugar.unit')],
    ['blood-sugar.column.range', (reading) => t(`blood-sugar.range.${rangeOf(reading)}`)],
    [
      'blood-sugar.column.meal',
      ({ tags: { meal } }) => (meal === null ? null : t(`blood-sugar.meal.${mealNameOf(meal)}`)),
    ],
    ...noted.map(
      ([column, tag]) =>
        [
          `blood-sugar.csv.${column}`,
          ({ tags }: BloodSugarReading) => partCell(t, tags[tag]),
        ] as const,
    ),
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
