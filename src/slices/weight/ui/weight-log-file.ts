import { isUnreadable } from '#platform/model/parts/part.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { kindOf } from '#vitals/model/weight/weight-log-search.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { partCell, readingsCsv } from '#vitals/ui/log/readings-csv.ts'
import type { Translate } from '#i18n/use-messages.ts'

/** The CSV file of these readings in their order. */
export function weightLogFile(
  t: Translate,
  readings: readonly WeightReading[],
  leftOut = 0,
): string {
  return readingsCsv(t, readings, leftOut, [
    ['weight.column.weight', ({ pounds }) => pounds],
    ['readings.csv.unit', () => t('weight.unit')],
    ['weight.column.note', (reading) => t(`weight.kind.${kindOf(reading)}`)],
    ['weight.csv.fat', ({ biometrics }) => partCell(t, measured(biometrics, 'bodyFatPercentage'))],
    [
      'weight.csv.muscle',
      ({ biometrics }) => partCell(t, measured(biometrics, 'musclePercentage')),
    ],
    ['readings.column.source', ({ source }) => weightSource(t, source)],
  ])
}

/** Who or what added a weight. */
export function weightSource(t: Translate, source: WeightReading['source']): string {
  return t(isUnknown(source) ? 'readings.source.unknown' : `weight.source.${source}`)
}

const measured = (
  biometrics: WeightReading['biometrics'],
  part: 'bodyFatPercentage' | 'musclePercentage',
) => (isUnreadable(biometrics) ? biometrics : biometrics?.[part])
