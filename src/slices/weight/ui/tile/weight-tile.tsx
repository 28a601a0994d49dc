import { supportCall } from '#platform/model/support-contact.ts'
import { dayOf, latestOf, oldestFirst } from '#vitals/model/readings/readings.ts'
import { startOf, progressOf } from '../../model/weight-progress.ts'
import { regular } from '#vitals/model/weight/weight-trends.ts'
import { weightMove } from '#vitals/model/report/weekly-changes.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { useRecentWeights } from '#vitals/api/readings/weight-queries.ts'
import { useWeightTarget } from '#vitals/api/readings/weight-goal-queries.ts'
import { useToday } from '#i18n/use-today.ts'
import { inSentence } from '#i18n/wall-clock-format.ts'
import { useMember } from '#session/member/member-context.tsx'
import { Sparkline } from '#ui/charts/sparkline.tsx'
import { Metric } from '#ui/data/metric.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { TileQueryState } from '#ui/data/tile-query-state.tsx'
import { Tile, TileWord } from '#ui/data/tile.tsx'
import { useWeightWords } from '../use-weight-words.ts'

const to = '/weight/overview'
const shownReadings = 14

/**
 * The dashboard tile of weight: the last regular reading, the distance to the goal, its time and
 * the change over 30 days. It is a list item.
 */
export function WeightTile() {
  const { today } = useToday()
  const { t } = useWeightWords(today)
  const { hasWeightManagement } = useMember()
  const read = useRecentWeights({ hasWeightManagement, today, wanted: true })
  return (
    <TileQueryState
      read={read}
      loading={t('readings.loading')}
      title={t('weight.failed.title')}
      support={supportCall}
    >
      {(readings, isStale, leftOut) => (
        <Readings readings={readings} isStale={isStale} leftOut={leftOut} today={today} />
      )}
    </TileQueryState>
  )
}

function Readings({
  readings,
  isStale,
  leftOut,
  today,
}: {
  readings: readonly WeightReading[]
  isStale: boolean
  leftOut: number
  today: string
}) {
  const words = useWeightWords(today)
  const { t } = words
  const name = t('weight.page.title')
  const counted = regular(readings)
  const latest = latestOf(counted)
  const target = useWeightTarget(latest !== null)
  if (latest === null) {
    return (
      <Tile
        to={to}
        icon="scale"
        name={name}
        label={t('dashboard.tile.none', { name })}
        value={
          <Text as="span" look="label">
            {t('dashboard.tile.none.value')}
          </Text>
        }
        when={t('dashboard-more.weight.start')}
      />
    )
  }
  const move = weightMove(readings, today)
  const progress = progressOf(
    target?.target ?? null,
    startOf(target, counted, counted.toSorted(oldestFirst)[0] ?? null)?.pounds ?? null,
    latest.pounds,
  )
  const status =
    progress === null
      ? null
      : progress.left === 0
        ? t('dashboard-more.weight.reached')
        : t('dashboard-more.weight.left', { pounds: words.pounds(progress.left) })
  const taken = words.dayOrToday(dayOf(latest))
  const since =
    move === null
      ? taken
      : t(`dashboard-more.weight.${move.pounds === 0 ? 'same' : move.pounds < 0 ? 'down' : 'up'}`, {
          when: taken,
          pounds: words.pounds(Math.abs(move.pounds)),
          day: inSentence(words.day(move.since), words.locale),
        })
  const shown = isStale ? t('dashboard.tile.stale', { when: since }) : since
  const when = leftOut === 0 ? shown : t('dashboard.tile.left-out', { when: shown, count: leftOut })
  const value = words.pounds(latest.pounds)
  return (
    <Tile
      to={to}
      icon="scale"
      name={name}
      when={when}
      label={t(status === null ? 'dashboard-more.tile.plain' : 'dashboard.tile.reading', {
        name,
        value: `${value} ${t('weight.unit')}`,
        status: status ?? '',
        when,
      })}
      value={<Metric value={value} unit={t('weight.unit')} />}
      {...(status === null ? {} : { status: <TileWord icon="flag">{status}</TileWord> })}
      sparkline={
        <Sparkline
          kind="line"
          shape="circle"
          tone="neutral"
          values={counted
            .toSorted(oldestFirst)
            .slice(-shownReadings)
            .map(({ pounds }) => pounds)}
        />
      }
    />
  )
}
