import { isUnreadable, knownOrNull } from '#platform/model/parts/part.ts'
import { comparedPeriod } from '#vitals/api/readings/incomplete-readings.ts'
import type { BloodPressureReading, Pressure } from '#vitals/model/blood-pressure/blood-pressure.ts'
import {
  changeBetween,
  differenceBetween,
} from '#vitals/model/blood-pressure/blood-pressure-change.ts'
import { categoryOfAverage } from '#vitals/model/blood-pressure/measuring-occasions.ts'
import type { BloodPressureStatistics } from '#vitals/model/blood-pressure/blood-pressure-statistics.ts'
import { type BloodPressureSummary, sampleOf } from '../../model/blood-pressure-sample.ts'
import { daysOfMark, type TrendPeriod } from '../../model/trend-search.ts'
import { dayOf } from '#vitals/model/readings/readings.ts'
import { sampleSizeOf, shortageOf } from '#vitals/model/report/sample-size.ts'
import { bloodPressureTarget } from '#vitals/model/thresholds.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import { useFigureWords } from '#vitals/ui/wording/use-figure-words.ts'
import { ChartFacts } from '#ui/charts/chart-frame.tsx'
import { FigureItem } from '#vitals/ui/figures/figure-item.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Metric } from '#ui/data/metric.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { PressureCategoryMark } from '../pressure-category-mark.tsx'
import {
  pressureComparisonNote,
  withheldComparisonNote,
  systolicPoints,
} from './pressure-comparison-note.ts'
import type { BloodPressureWords } from '../use-blood-pressure-words.ts'

/**
 * Four figures of the period, each with its sample size and method. A figure with too few readings
 * names the missing ones.
 */
export function BloodPressureTrendFacts({
  period,
  readings,
  leftOut,
  statistics,
  summary,
  words,
}: {
  period: TrendPeriod
  readings: readonly BloodPressureReading[]
  leftOut: number | undefined
  statistics: BloodPressureStatistics
  summary: QueryState<BloodPressureSummary>
  words: BloodPressureWords
}) {
  const { t } = words
  const figures = useFigureWords(words)
  const { average, count, highest, withinTarget } = statistics
  const lackOf = (...args: Parameters<typeof shortageOf>) => {
    const lack = shortageOf(...args)
    return lack === null ? null : figures.shortage(lack)
  }
  const before = comparedPeriod(summary, leftOut)
  const change = changeBetween(statistics, before === null ? null : sampleOf(before))
  const isCompared = daysOfMark(period) > 0
  const compared = !isCompared
    ? {}
    : change === null
      ? { note: withheldComparisonNote(words, figures, period, statistics, summary) }
      : pressureComparisonNote(words, period, systolicPoints(change))
  const pulses = sampleSizeOf(readings.filter(({ pulse }) => typeof pulse === 'number'))
  // A comparison needs both sides; the figures themselves say what is missing.
  const pulsePoints =
    !isCompared || change === null
      ? null
      : differenceBetween(
          knownOrNull(average.pulse),
          knownOrNull(knownOrNull(before?.average)?.pulse),
        )
  return (
    <ChartFacts>
      <FigureItem
        term={t('blood-pressure.fact.average')}
        value={<Average {...{ statistics, words }} />}
        withheld={lackOf('average', statistics)}
        how={figures.how('blood-pressure.average', period, statistics)}
        note={words.basis(statistics)}
        {...compared}
      />
      <FigureItem
        term={t('blood-pressure.fact.within')}
        value={
          <Metric
            size="md"
            value={t('blood-pressure.fact.of', {
              count: words.number(withinTarget),
              total: words.number(count),
            })}
            unit={t('blood-pressure.fact.readings', { total: count })}
          />
        }
        note={t('blood-pressure.fact.target', bloodPressureTarget)}
        withheld={lackOf('share', statistics)}
        how={figures.how('blood-pressure.share', period, statistics)}
      />
      <FigureItem
        term={t('blood-pressure.fact.highest')}
        value={<PressureMetric pressure={highest} words={words} />}
        note={words.day(dayOf(highest), 'weekdayShort')}
        how={figures.how('blood-pressure.range', period, statistics)}
      />
      <FigureItem
        term={t('blood-pressure.fact.pulse')}
        value={
          average.pulse === null || isUnreadable(average.pulse) ? (
            <Metric
              size="md"
              value={t(average.pulse === null ? 'blood-pressure.fact.no-pulse' : 'ui.unreadable')}
            />
          ) : (
            <Metric size="md" value={average.pulse} unit={t('blood-pressure.unit.pulse')} />
          )
        }
        withheld={pulses.count === 0 ? null : lackOf('average', pulses)}
        how={figures.how('pulse.average', period, pulses)}
        {...pressureComparisonNote(words, period, pulsePoints)}
      />
    </ChartFacts>
  )
}

/**
 * The average with its category, if one applies (docs/clinical.md#blood-pressure-average). A single
 * occasion explains the missing category.
 */
function Average({
  statistics,
  words,
}: {
  statistics: BloodPressureStatistics
  words: BloodPressureWords
}) {
  const category = categoryOfAverage(statistics)
  return (
    <Stack gap="s1">
      <PressureMetric pressure={statistics.average} words={words} />
      {category === null ? (
        <Text as="span" look="small" tone="secondary">
          {words.t('blood-pressure.fact.one-occasion')}
        </Text>
      ) : (
        <PressureCategoryMark category={category} />
      )}
    </Stack>
  )
}

function PressureMetric({ pressure, words }: { pressure: Pressure; words: BloodPressureWords }) {
  const { t } = words
  return (
    <Metric
      size="md"
      value={pressure.systolic}
      second={pressure.diastolic}
      unit={t('blood-pressure.unit')}
      label={t('blood-pressure.latest.spoken', { reading: words.spoken(pressure) })}
    />
  )
}
