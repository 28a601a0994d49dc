import type { SampleChange } from '#vitals/model/blood-pressure/blood-pressure-change.ts'
import type { BloodPressureStatistics } from '#vitals/model/blood-pressure/blood-pressure-statistics.ts'
import type { BloodPressureSummary } from '../../model/blood-pressure-sample.ts'
import type { TrendPeriod } from '../../model/trend-search.ts'
import { daysInSpan } from '#platform/model/date-span.ts'
import { incomparable } from '#vitals/model/report/sample-size.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import type { FigureWords } from '#vitals/ui/wording/use-figure-words.ts'
import type { BloodPressureWords } from '../use-blood-pressure-words.ts'

type Note = { note?: string; trend?: 'up' | 'down' }

/** A difference in whole points with its arrow; `null` for no difference to show and for a day. */
export function pressureComparisonNote(
  { t }: BloodPressureWords,
  period: TrendPeriod,
  points: number | null,
): Note {
  const { range } = period
  if (points === null || range === 'day') return {}
  const days = daysInSpan(period)
  if (points === 0) return { note: t(`blood-pressure.fact.${range}.steady`, { days }) }
  const kind = points < 0 ? 'lower' : 'higher'
  return {
    note: t(`blood-pressure.fact.${range}.${kind}`, { points: Math.abs(points), days }),
    trend: kind === 'lower' ? 'down' : 'up',
  }
}

/**
 * Explains a missing comparison: the days before failed to load, or a period has too few readings.
 * Until then it is the sample size.
 */
export function withheldComparisonNote(
  words: BloodPressureWords,
  figures: FigureWords,
  period: TrendPeriod,
  now: BloodPressureStatistics,
  summary: QueryState<BloodPressureSummary>,
): string {
  if (summary.state === 'failed') return words.t('blood-pressure.fact.failed')
  const lack =
    summary.state === 'pending'
      ? null
      : incomparable(now, { count: summary.data.count, days: summary.data.daysWithReadings })
  return lack === null
    ? words.basis(now)
    : words.t('blood-pressure.fact.not-compared', {
        why: figures.incomparable(
          lack,
          words.t('readings.range.days', { days: daysInSpan(period) }),
        ),
      })
}

/** The change of the systolic value; 0 if only the diastolic value changed. */
export function systolicPoints(change: SampleChange): number {
  return change.kind === 'steady' || change.number === 'diastolic'
    ? 0
    : change.kind === 'lower'
      ? -change.points
      : change.points
}
