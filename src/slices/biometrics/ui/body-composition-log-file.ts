import type { BodyReading } from '../model/body-composition.ts'
import { csvFile } from '#platform/model/csv-file.ts'
import { isoOf } from '#vitals/model/readings/readings.ts'
import { leftOutRows } from '#vitals/ui/wording/left-out-rows.ts'
import type { Translate } from '#i18n/use-messages.ts'

/**
 * The CSV file of these readings in their order: ISO times with offset, plain numbers, empty cells
 * for parts that were not measured.
 */
export function bodyCompositionLogFile(
  t: Translate,
  readings: readonly BodyReading[],
  leftOut = 0,
): string {
  return csvFile(
    [
      t('readings.csv.time'),
      t('readings.csv.zone'),
      t('biometrics.weight'),
      t('readings.csv.unit'),
      t('biometrics.csv.fat'),
      t('biometrics.csv.muscle'),
    ],
    [
      ...readings.map((reading) => [
        isoOf(reading),
        reading.timeZone,
        reading.pounds,
        t('biometrics.unit.pounds'),
        reading.fat,
        reading.muscle,
      ]),
      ...leftOutRows(t, leftOut),
    ],
  )
}
