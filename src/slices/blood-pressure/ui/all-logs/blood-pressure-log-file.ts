import { isUnreadable } from '#platform/model/parts/part.ts'
import {
  type BloodPressureReading,
  categorize,
} from '#vitals/model/blood-pressure/blood-pressure.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { readingsCsv } from '#vitals/ui/log/readings-csv.ts'
import type { Translate } from '#i18n/use-messages.ts'

/** The CSV file of these readings in their order. */
export function bloodPressureLogFile(
  t: Translate,
  readings: readonly BloodPressureReading[],
  leftOut = 0,
): string {
  return readingsCsv(t, readings, leftOut, [
    ['blood-pressure.column.systolic', ({ systolic }) => systolic],
    ['blood-pressure.column.diastolic', ({ diastolic }) => diastolic],
    ['readings.csv.unit', () => t('blood-pressure.unit')],
    [
      'blood-pressure.column.pulse',
      ({ pulse }) => (isUnreadable(pulse) ? t('ui.unreadable') : pulse),
    ],
    ['blood-pressure.csv.pulse-unit', () => t('blood-pressure.unit.pulse')],
    ['blood-pressure.column.category', (one) => t(`blood-pressure.category.${categorize(one)}`)],
    ['readings.column.source', ({ source }) => bloodPressureSource(t, source)],
  ])
}

/** Who or what added a reading. */
export function bloodPressureSource(t: Translate, source: BloodPressureReading['source']): string {
  return t(isUnknown(source) ? 'readings.source.unknown' : `blood-pressure.source.${source}`)
}
