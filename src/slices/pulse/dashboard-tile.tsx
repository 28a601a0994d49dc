import { supportCall } from '#domain/contact.ts'
import { type Pulse, pulseRangeOf } from '#domain/pulse.ts'
import { latestOf, oldestFirst } from '#domain/readings.ts'
import { newestOf } from '#domain/readings-opening.ts'
import { usualPulse } from '#domain/thresholds.ts'
import { usePulseReadings } from '#gateway/pulse.queries.ts'
import { useReadingWords } from '#i18n/use-reading-words.ts'
import { useToday } from '#i18n/use-today.ts'
import { Sparkline } from '#ui/chart/sparkline.tsx'
import { rangeLooks } from '#ui/status-mark/range-looks.ts'
import { Metric } from '#ui/text/metric.tsx'
import { Text } from '#ui/text/text.tsx'
import { TileRead } from '#ui/tile/tile-read.tsx'
import { Tile } from '#ui/tile/tile.tsx'
import { RangeMark } from './range-mark.tsx'

const to = '/pulse/overview'
const shownReadings = 14

/**
 * The dashboard's pulse: the latest one, where it lies against the usual range, when, and the last
 * ones as a line. A list item.
 */
export function PulseTile() {
  const { today } = useToday()
  const { t } = useReadingWords(today)
  return (
    <TileRead
      read={usePulseReadings({ ...newestOf(today), count: shownReadings })}
      loading={t('readings.loading')}
      title={t('pulse.failed.title')}
      support={supportCall}
    >
      {(readings, isStale, leftOut) => <Readings {...{ readings, isStale, leftOut, today }} />}
    </TileRead>
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
      status={<RangeMark beats={beats} />}
      sparkline={
        <Sparkline
          kind="line"
          {...rangeLooks.pulse[range]}
          band={{ low: usualPulse.from, high: usualPulse.to }}
          values={readings.toSorted(oldestFirst).map(({ beatsPerMinute }) => beatsPerMinute)}
        />
      }
    />
  )
}
