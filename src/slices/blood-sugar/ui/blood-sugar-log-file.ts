import {
  addedBy,
  type BloodSugarReading,
  rangeOf,
  shownValueOf,
} from '#vitals/model/blood-sugar/blood-sugar.ts'
import { mealNameOf } from '#vitals/model/blood-sugar/blood-sugar-codes.ts'
import { type CsvCell, csvFile } from '#platform/model/csv-file.ts'
import { isoOf } from '#vitals/model/readings/readings.ts'
import { isUnknown } from '#platform/model/unknown-enum.ts'
import { leftOutRows } from '#vitals/ui/wording/left-out-rows.ts'
import type { Translate } from '#i18n/use-messages.ts'

/**
 * The CSV row of a reading: ISO time with offset, value and unit, zeros included. Out-of-range
 * values are "< 20" or "> 600", with any raw number in the last column.
 */
const row = (t: Translate, reading: BloodSugarReading): readonly CsvCell[] => {
  const { meal, note, carbGrams, shortInsulin, longInsulin, premixInsulin, feeling } = reading.tags
  const added = addedBy(reading)
  return [
    isoOf(reading),
    reading.timeZone,
    shownValueOf(reading),
    t('blood-sugar.unit'),
    t(`blood-sugar.range.${rangeOf(reading)}`),
    meal === null ? null : t(`blood-sugar.meal.${mealNameOf(meal)}`),
    note,
    carbGrams,
    shortInsulin,
    longInsulin,
    premixInsulin,
    isUnknown(feeling) ? feeling.raw : feeling,
    added === null ? t('readings.source.unknown') : t(`blood-sugar.addedBy.${added}`),
    shownValueOf(reading) === reading.value ? null : reading.value,
  ]
}

/**
 * The CSV file of these readings in their order. `leftOut` counts readings that failed to parse.
 */
export function bloodSugarLogFile(
  t: Translate,
  readings: readonly BloodSugarReading[],
  leftOut = 0,
): string {
  return csvFile(
    [
      t('readings.csv.time'),
      t('readings.csv.zone'),
      t('blood-sugar.column.reading'),
      t('readings.csv.unit'),
      t('blood-sugar.column.range'),
      t('blood-sugar.column.meal'),
      t('blood-sugar.csv.note'),
      t('blood-sugar.csv.carbs'),
      t('blood-sugar.csv.short'),
      t('blood-sugar.csv.long'),
      t('blood-sugar.csv.premix'),
      t('blood-sugar.csv.feeling'),
      t('readings.column.source'),
      t('blood-sugar.csv.beyond'),
    ],
    [...readings.map((reading) => row(t, reading)), ...leftOutRows(t, leftOut)],
  )
}
