import { isUnreadable, knownOrNull, type Unreadable } from '#platform/model/parts/part.ts'
import { addDays, type Day } from '#platform/model/calendar-day.ts'
import { dayOf, readingsWithin } from '#vitals/model/readings/readings.ts'
import { sampleSizeOf, shortageOf } from '#vitals/model/report/sample-size.ts'
import type { WeightStats } from '#vitals/model/weight/weight-stats.ts'
import { closeRange, usualWeightRange } from '#vitals/model/weight/weight-trends.ts'
import { regular } from '#vitals/model/weight/weight-change.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { useWeightGoal, useWeightTarget } from '#vitals/api/readings/weight-goal-queries.ts'
import { useFigureWords } from '#vitals/ui/wording/use-figure-words.ts'
import { ChartFacts } from '#ui/charts/chart-frame.tsx'
import { FigureItem } from '#vitals/ui/figures/figure-item.tsx'
import { OmittedRowsNote } from '#ui/feedback/query-state/omitted-rows-note.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Metric } from '#ui/data/metric.tsx'
import { BodyMassIndexFact } from './body-mass-index-fact.tsx'
import { startOf } from '../../model/weight-progress.ts'
import { heroDays } from '../overview-durations.ts'
import { useWeightDecimals } from '../use-weight-decimals.ts'
import { useMember } from '#session/member/member-context.tsx'
import { useWeightWords } from '../use-weight-words.ts'

/**
 * The server's changes that stand nowhere else on the page: the latest weight has one, the chart
 * another, and a goal the one since its start. A change with too few readings names the missing
 * ones; `readings` is `null` while unknown.
 */
export function WeightChanges({
  stats: { stats, overallStats },
  current,
  readings,
  today,
}: {
  stats: WeightStats
  current: WeightReading
  readings: readonly WeightReading[] | null
  today: Day
}) {
  const words = useWeightWords(today)
  const { t } = words
  const figures = useFigureWords(words)
  // The change since an unreadable first reading has no day to name.
  const first = knownOrNull(overallStats.startingWeightReading)
  const goal = useWeightGoal()
  const { hasWeightManagement } = useMember()
  const start = startOf(useWeightTarget(), readings, first, hasWeightManagement)
  const isSinceShown = knownOrNull(goal) !== null && start !== null && start.id === first?.id
  const shown: readonly number[] =
    useWeightDecimals() === 1 ? [closeRange] : [heroDays, usualWeightRange]
  const fact = (
    term: string,
    change: number | null | Unreadable,
    span: { start: Day; end: Day },
  ) => {
    const basis = readings === null ? null : sampleSizeOf(readingsWithin(regular(readings), span))
    const lack = basis === null ? null : shortageOf('average', basis)
    return (
      <FigureItem
        key={term}
        term={term}
        value={
          change === null || isUnreadable(change) ? null : (
            <Metric size="md" value={words.change(change)} unit={t('weight.unit')} />
          )
        }
        note={basis === null || change === null ? undefined : words.basis(basis)}
        withheld={
          isUnreadable(change)
            ? change
            : change !== null
              ? null
              : lack === null
                ? ''
                : figures.shortage(lack, false)
        }
        how={basis === null ? undefined : figures.how('weight.moved', span, basis)}
      />
    )
  }
  return (
    <Stack gap="s4">
      <Heading level={2}>{t('weight.changes.title')}</Heading>
      <OmittedRowsNote count={stats.leftOut} of="entries" />
      <ChartFacts>
        {stats.items.map(({ duration, change }) =>
          shown.includes(duration)
            ? null
            : fact(t('weight.changes.days', { days: duration }), change, {
                start: addDays(today, 1 - duration),
                end: today,
              }),
        )}
        {first === null || isSinceShown ? null : (
          <FigureItem
            term={t('weight.changes.all', { day: words.day(dayOf(first)) })}
            value={
              overallStats.change === null || isUnreadable(overallStats.change) ? null : (
                <Metric
                  size="md"
                  value={words.change(overallStats.change)}
                  unit={t('weight.unit')}
                />
              )
            }
            note={t('weight.changes.first', { pounds: words.pounds(first.pounds) })}
            withheld={
              isUnreadable(overallStats.change)
                ? overallStats.change
                : overallStats.change === null
                  ? figures.shortage(
                      {
                        need: { count: 2, days: 1 },
                        have: { count: 1, days: 1 },
                        missing: { count: 1, days: 0 },
                      },
                      false,
                    )
                  : null
            }
          />
        )}
        <BodyMassIndexFact reading={current} today={today} words={words} />
      </ChartFacts>
    </Stack>
  )
}
