import type { Pressure } from '#domain/blood-pressure.ts'
import { type Change, differenceBetween } from '#domain/blood-pressure-change.ts'
import type { BloodPressureStatistics } from '#domain/blood-pressure-statistics.ts'
import type { BloodPressureSummary } from '#domain/blood-pressure-summary.ts'
import { dayOf } from '#domain/readings.ts'
import type { TrendRange } from '#domain/readings-period.ts'
import { bloodPressureTarget } from '#domain/thresholds.ts'
import { Fact, Facts } from '#ui/chart/chart-frame.tsx'
import { Metric } from '#ui/text/metric.tsx'
import type { Words } from './use-words.ts'

type Note = { note?: string; trend?: 'up' | 'down' }

/** A difference in whole points as a note with its arrow; null says nothing. */
const noteOf = ({ t }: Words, range: TrendRange, points: number | null): Note => {
  if (points === null || range === 'day') return {}
  if (points === 0) return { note: t(`blood-pressure.fact.${range}.steady`) }
  const kind = points < 0 ? 'lower' : 'higher'
  return { note: t(`blood-pressure.fact.${range}.${kind}`, { points: Math.abs(points) }), trend: kind === 'lower' ? 'down' : 'up' }
}

const systolicPoints = (change: Change | null): number | null => {
  if (change === null) return null
  if (change.kind === 'steady' || change.number === 'diastolic') return 0
  return change.kind === 'lower' ? -change.points : change.points
}

/** Four figures of the period. A comparison is only told where both periods say enough. */
export function TrendFacts({
  statistics: { average, count, days, highest, withinTarget },
  change,
  before,
  range,
  words,
}: {
  statistics: BloodPressureStatistics
  change: Change | null
  before: BloodPressureSummary | null
  range: TrendRange
  words: Words
}) {
  const { t } = words
  const compared = noteOf(words, range, systolicPoints(change))
  const pulse = change === null ? null : differenceBetween(average.pulse, before?.average?.pulse ?? null)
  return (
    <Facts>
      <Fact
        term={t('blood-pressure.fact.average')}
        value={<PressureMetric pressure={average} words={words} />}
        note={words.basis({ count, days })}
        {...compared}
      />
      <Fact
        term={t('blood-pressure.fact.within')}
        value={<Metric size="md" value={t('blood-pressure.fact.of', { count: withinTarget, total: count })} unit={t('blood-pressure.fact.readings', { total: count })} />}
        note={t('blood-pressure.fact.target', bloodPressureTarget)}
      />
      <Fact
        term={t('blood-pressure.fact.highest')}
        value={<PressureMetric pressure={highest} words={words} />}
        note={words.day(dayOf(highest), 'weekdayShort')}
      />
      <Fact
        term={t('blood-pressure.fact.pulse')}
        value={average.pulse === null ? <Metric size="md" value={t('blood-pressure.fact.no-pulse')} /> : <Metric size="md" value={average.pulse} unit={t('blood-pressure.unit.pulse')} />}
        {...noteOf(words, range, pulse)}
      />
    </Facts>
  )
}

function PressureMetric({ pressure, words }: { pressure: Pressure; words: Words }) {
  const { t } = words
  return <Metric size="md" value={pressure.systolic} second={pressure.diastolic} unit={t('blood-pressure.unit')} label={t('blood-pressure.latest.spoken', { reading: words.spoken(pressure) })} />
}
