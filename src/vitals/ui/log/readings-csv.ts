import { isUnreadable, type Unreadable } from '#platform/model/parts/part.ts'
import { type CsvCell, csvFile } from '#platform/model/csv-file.ts'
import type { MessageKey } from '#i18n/areas.ts'
import type { Translate } from '#i18n/use-messages.ts'
import { isoOf, type TimedReading } from '../../model/readings/readings.ts'

/**
 * The CSV file of readings in their order: ISO time with offset and time zone, then the area's
 * columns with plain numbers and units apart. `leftOut` counts the readings that failed to parse; the
 * last row says how many they are.
 */
export function readingsCsv<Reading extends TimedReading>(
  t: Translate,
  readings: readonly Reading[],
  leftOut: number,
  columns: readonly (readonly [header: MessageKey, cell: (reading: Reading) => CsvCell])[],
): string {
  return csvFile(
    [t('readings.csv.time'), t('readings.csv.zone'), ...columns.map(([header]) => t(header))],
    [
      ...readings.map((reading) => [
        isoOf(reading),
        reading.timeZone,
        ...columns.map(([, cell]) => cell(reading)),
      ]),
      ...(leftOut === 0 ? [] : [[t('ui.left-out', { count: leftOut })]]),
    ],
  )
}

/** The cell of a part that may be absent: empty for none, and words for an unreadable one. */
export function partCell(
  t: Translate,
  part: string | number | null | undefined | Unreadable,
): CsvCell {
  return isUnreadable(part) ? t('ui.unreadable') : (part ?? null)
}
