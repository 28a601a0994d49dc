import { pulseRangeOf } from '#vitals/model/pulse/pulse.ts'
import { dayOf, latestAt, oldestFirst } from '#vitals/model/readings/readings.ts'
import { newestRequest } from '#vitals/model/readings/initial-range.ts'
import { usualPulse } from '#vitals/model/thresholds.ts'
import { usePulseReadings } from '#vitals/api/readings/pulse-queries.ts'
import { AreaTile, tileReadings } from '#vitals/ui/area/area-tile.tsx'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import { useReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { useToday } from '#i18n/use-today.ts'
import { Sparkline } from '#ui/charts/sparkline.tsx'
import { Metric } from '#ui/data/metric.tsx'
import { PulseRangeMark } from '../pulse-range-mark.tsx'

/** The dashboard tile of pulse, with the last readings as a line over the usual range. */
export function PulseTile() {
  const { now, today } = useToday()
  const { t, when } = useReadingWords(today)
  return (
    <AreaTile
      slug="pulse"
      page="pulseOverview"
      icon="pulse"
      start="pulse.empty.text"
      read={usePulseReadings({ ...newestRequest, count: tileReadings })}
      latestOf={(readings) => {
        const latest = latestAt(readings, now)
        if (latest === null) return null
        const beats = latest.beatsPerMinute
        const range = pulseRangeOf(beats)
        return {
          day: dayOf(latest),
          spoken: t('pulse.latest.spoken', { beats }),
          status: t(`pulse.range.${range}`),
          when: when(latest),
          value: <Metric value={beats} unit={t('pulse.unit')} />,
          mark: <PulseRangeMark beats={beats} />,
          sparkline: (
            <Sparkline
              kind="line"
              {...rangeMarks.pulse[range]}
              band={{ low: usualPulse.from, high: usualPulse.to }}
              values={readings.toSorted(oldestFirst).map(({ beatsPerMinute }) => beatsPerMinute)}
            />
          ),
        }
      }}
    />
  )
}
