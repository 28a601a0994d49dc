import { csvFile } from '#platform/model/csv-file.ts'
import { type Pulse, pulseRangeOf } from '#vitals/model/pulse/pulse.ts'
import { isoOf } from '#vitals/model/readings/readings.ts'
import { isUnknown } from '#platform/model/unknown-enum.ts'
import { leftOutRows } from '#vitals/ui/wording/left-out-rows.ts'
import type { Translate } from '#i18n/use-messages.ts'

/**
 * The CSV file of these readings in their order: ISO times with offset, plain numbers, and the unit
 * in its own column.
 */
export function pulseLogFile(t: Translate, readings: readonly Pulse[], leftOut = 0): string {
  return csvFile(
    [
      t('readings.csv.time'),
      t('readings.csv.zone'),
      t('pulse.column.pulse'),
      t('readings.csv.unit'),
      t('pulse.column.range'),
      t('readings.column.source'),
    ],
    [
      ...readings.map((reading) => [
        isoOf(reading),
        reading.timeZone,
        reading.beatsPerMinute,
        t('pulse.unit'),
        t(`pulse.range.${pulseRangeOf(reading.beatsPerMinute)}`),
        t(isUnknown(reading.source) ? 'pulse.source.unknown' : `pulse.source.${reading.source}`),
      ]),
      ...leftOutRows(t, leftOut),
    ],
  )
}
