import { type CsvCell, csvFile } from '#platform/model/csv-file.ts'
import { isoOf } from '#vitals/model/readings/readings.ts'
import { isUnknown } from '#platform/model/unknown-enum.ts'
import { kindOf } from '#vitals/model/weight/weight-log-search.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { leftOutRows } from '#vitals/ui/wording/left-out-rows.ts'
import type { Translate } from '#i18n/use-messages.ts'

/**
 * The CSV row of a reading: ISO time with offset, plain numbers, and the unit in its own column.
 */
const row = (t: Translate, reading: WeightReading): readonly CsvCell[] => [
  isoOf(reading),
  reading.timeZone,
  reading.pounds,
  t('weight.unit'),
  t(`weight.kind.${kindOf(reading)}`),
  reading.biometrics?.bodyFatPercentage ?? null,
  reading.biometrics?.musclePercentage ?? null,
  isUnknown(reading.source) ? t('readings.source.unknown') : t(`weight.source.${reading.source}`),
]

/**
 * The CSV file of these readings in their order. `leftOut` counts readings that failed to parse.
 */
export function weightLogFile(
  t: Translate,
  readings: readonly WeightReading[],
  leftOut = 0,
): string {
  return csvFile(
    [
      t('readings.csv.time'),
      t('readings.csv.zone'),
      t('weight.column.weight'),
      t('readings.csv.unit'),
      t('weight.column.note'),
      t('weight.csv.fat'),
      t('weight.csv.muscle'),
      t('readings.column.source'),
    ],
    [...readings.map((reading) => row(t, reading)), ...leftOutRows(t, leftOut)],
  )
}
