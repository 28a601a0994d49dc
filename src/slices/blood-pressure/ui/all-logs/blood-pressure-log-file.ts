import {
  type BloodPressureReading,
  categorize,
} from '#vitals/model/blood-pressure/blood-pressure.ts'
import { type CsvCell, csvFile } from '#platform/model/csv-file.ts'
import { isoOf } from '#vitals/model/readings/readings.ts'
import { isUnknown } from '#platform/model/unknown-enum.ts'
import { leftOutRows } from '#vitals/ui/wording/left-out-rows.ts'
import type { Translate } from '#i18n/use-messages.ts'

/**
 * The CSV row of a reading: ISO time with offset, plain numbers, and each unit in its own column.
 */
const row = (t: Translate, reading: BloodPressureReading): readonly CsvCell[] => [
  isoOf(reading),
  reading.timeZone,
  reading.systolic,
  reading.diastolic,
  t('blood-pressure.unit'),
  reading.pulse,
  t('blood-pressure.unit.pulse'),
  t(`blood-pressure.category.${categorize(reading)}`),
  isUnknown(reading.source)
    ? t('readings.source.unknown')
    : t(`blood-pressure.source.${reading.source}`),
]

/**
 * The CSV file of these readings in their order. `leftOut` counts readings that failed to parse.
 */
export function bloodPressureLogFile(
  t: Translate,
  readings: readonly BloodPressureReading[],
  leftOut = 0,
): string {
  return csvFile(
    [
      t('readings.csv.time'),
      t('readings.csv.zone'),
      t('blood-pressure.column.systolic'),
      t('blood-pressure.column.diastolic'),
      t('readings.csv.unit'),
      t('blood-pressure.column.pulse'),
      t('blood-pressure.csv.pulse-unit'),
      t('blood-pressure.column.category'),
      t('readings.column.source'),
    ],
    [...readings.map((reading) => row(t, reading)), ...leftOutRows(t, leftOut)],
  )
}
