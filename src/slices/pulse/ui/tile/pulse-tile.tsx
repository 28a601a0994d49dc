import { supportCall } from '#platform/model/support-contact.ts'
import { type Pulse, pulseRangeOf } from '#vitals/model/pulse/pulse.ts'
import { latestOf, oldestFirst } from '#vitals/model/readings/readings.ts'
import { newestRequest } from '#vitals/model/readings/initial-range.ts'
import { usualPulse } from '#vitals/model/thresholds.ts'
import { usePulseReadings } from '#vitals/api/readings/pulse-queries.ts'
import { useReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { useToday } from '#i18n/use-today.ts'
import { Sparkline } from '#ui/charts/sparkline.tsx'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import { Metric } from '#ui/data/metric.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { TileQueryState } from '#ui/data/tile-query-state.tsx'
import { Tile } from '#ui/data/tile.tsx'
import { PulseRangeMark } from '../pulse-range-mark.tsx'

const to = '/pulse/overview'
const shownReadings = 14

/**
 * The dashboard tile of pulse: the latest reading, its position relative to the usual range, its
 * time, and the last readings as a line. It is a list item.
 */
export function PulseTile() {
  const { today } = useToday()
  const { t } = useReadingWords(today)
  return (
    <TileQueryState
      read={usePulseReadings({ ...newestRequest(today), count: shownReadings })}
      loading={t('readings.loading')}
      title={t('pulse.failed.title')}
      support={supportCall}
    >
      {(readings, isStale, leftOut) => <Readings {...{ readings, isStale, leftOut, today }} />}
    </TileQueryState>
  )
}

function Readings({
  readings,
  isStale,
  leftOut,
  today,
}: {
  readings: readonly Pulse[]
  isStale: boolean
  leftOut: number
  today: string
}) {
  const words = useReadingWords(today)
  const { t } = words
  const name = t('pulse.page.title')
  const latest = latestOf(readings)
  if (latest === null) {
    return (
      <Tile
        to={to}
        icon="pulse"
        name={name}
        label={t('dashboard.tile.none', { name })}
        value={
          <Text as="span" look="label">
            {t('dashboard.tile.none.value')}
          </Text>
        }
        when={t('pulse.empty.text')}
      />
    )
  }
  const beats = latest.beatsPerMinute
  const range = pulseRangeOf(beats)
  const taken =
    leftOut === 0
      ? words.when(latest)
      : t('dashboard.tile.left-out', { when: words.when(latest), count: leftOut })
  const when = isStale ? t('dashboard.tile.stale', { when: taken }) : taken
  return (
    <Tile
      to={to}
      icon="pulse"
      name={name}
      when={when}
      label={t('dashboard.tile.reading', {
        name,
        value: t('pulse.latest.spoken', { beats }),
        status: t(`pulse.range.${range}`),
        when,
      })}
      value={<Metric value={beats} unit={t('pulse.unit')} />}
      status={<PulseRangeMark beats={beats} />}
      sparkline={
        <Sparkline
          kind="line"
          {...rangeMarks.pulse[range]}
          band={{ low: usualPulse.from, high: usualPulse.to }}
          values={readings.toSorted(oldestFirst).map(({ beatsPerMinute }) => beatsPerMinute)}
        />
      }
    />
  )
}
