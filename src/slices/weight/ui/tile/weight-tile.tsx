import { knownOrNull } from '#platform/model/parts/part.ts'
import { dayOf, latestAt, oldestFirst } from '#vitals/model/readings/readings.ts'
import { startOf, progressOf } from '../../model/weight-progress.ts'
import { regular } from '#vitals/model/weight/weight-change.ts'
import { weightMove } from '#vitals/model/report/weekly-changes.ts'
import { useRecentWeights } from '#vitals/api/readings/weight-queries.ts'
import { useWeightTarget } from '#vitals/api/readings/weight-goal-queries.ts'
import { AreaTile, tileReadings } from '#vitals/ui/area/area-tile.tsx'
import { useToday } from '#i18n/use-today.ts'
import { inSentence } from '#i18n/wall-clock-format.ts'
import { useMember } from '#session/member/member-context.tsx'
import { Sparkline } from '#ui/charts/sparkline.tsx'
import { Metric } from '#ui/data/metric.tsx'
import { TileWord } from '#ui/data/tile.tsx'
import { useWeightWords } from '../use-weight-words.ts'

/**
 * The dashboard tile of weight: the last regular reading, the distance to the goal, and the change
 * over 30 days.
 */
export function WeightTile() {
  const { now, today } = useToday()
  const words = useWeightWords(today)
  const { t } = words
  const { hasWeightManagement } = useMember()
  const read = useRecentWeights({ hasWeightManagement, wanted: true })
  // Beside the readings and not after them, unless there are none to compare with it.
  const target = useWeightTarget(
    read.state === 'pending' || (read.state === 'ready' && regular(read.data).length > 0),
  )
  return (
    <AreaTile
      slug="weight"
      page="weightOverview"
      icon="scale"
      start="dashboard-more.weight.start"
      read={read}
      latestOf={(readings, leftOut) => {
        const counted = regular(readings)
        const latest = latestAt(counted, now)
        if (latest === null) return null
        const move = weightMove(readings, leftOut, today)
        const oldest = counted.toSorted(oldestFirst)
        const start = startOf(target, counted, oldest[0] ?? null, hasWeightManagement)
        const progress = progressOf(
          knownOrNull(target?.target),
          start?.pounds ?? null,
          latest.pounds,
        )
        const status =
          progress === null
            ? null
            : progress.left === 0
              ? t('dashboard-more.weight.reached')
              : t('dashboard-more.weight.left', { pounds: words.pounds(progress.left) })
        const taken = words.dayOrToday(dayOf(latest))
        const way = move === null || move.pounds === 0 ? 'same' : move.pounds < 0 ? 'down' : 'up'
        const value = words.pounds(latest.pounds)
        return {
          day: dayOf(latest),
          spoken: `${value} ${t('weight.unit')}`,
          status,
          when:
            move === null
              ? taken
              : t(`dashboard-more.weight.${way}`, {
                  when: taken,
                  pounds: words.pounds(Math.abs(move.pounds)),
                  day: inSentence(words.day(move.since), words.locale),
                }),
          value: <Metric value={value} unit={t('weight.unit')} />,
          ...(status === null ? {} : { mark: <TileWord icon="flag">{status}</TileWord> }),
          sparkline: (
            <Sparkline
              kind="line"
              shape="circle"
              tone="neutral"
              values={oldest.slice(-tileReadings).map(({ pounds }) => pounds)}
            />
          ),
        }
      }}
    />
  )
}
