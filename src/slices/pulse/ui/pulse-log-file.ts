import { type Pulse, pulseRangeOf } from '#vitals/model/pulse/pulse.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { readingsCsv } from '#vitals/ui/log/readings-csv.ts'
import type { Translate } from '#i18n/use-messages.ts'

/** The CSV file of these readings in their order. */
export function pulseLogFile(t: Translate, readings: readonly Pulse[], leftOut = 0): string {
  return readingsCsv(t, readings, leftOut, [
    ['pulse.column.pulse', ({ beatsPerMinute }) => beatsPerMinute],
    ['readings.csv.unit', () => t('pulse.unit')],
    [
      'pulse.column.range',
      ({ beatsPerMinute }) => t(`pulse.range.${pulseRangeOf(beatsPerMinute)}`),
    ],
    ['readings.column.source', ({ source }) => pulseSource(t, source)],
  ])
}

/** Who or what added a pulse. */
export function pulseSource(t: Translate, source: Pulse['source']): string {
  return t(isUnknown(source) ? 'pulse.source.unknown' : `pulse.source.${source}`)
}
