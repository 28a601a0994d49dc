import type { ReactNode } from 'react'
import { type Change, differenceBetween } from '#domain/blood-pressure-change.ts'
import type { BloodPressureStatistics } from '#domain/blood-pressure-statistics.ts'
import type { BloodPressureSummary } from '#domain/blood-pressure-summary.ts'
import { dayOf } from '#domain/readings.ts'
import type { TrendRange } from '#domain/readings-period.ts'
import { bloodPressureTarget } from '#domain/thresholds.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Metric } from '#ui/text/metric.tsx'
import * as styles from './trends.css.ts'
import type { Words } from './use-words.ts'

/** Four figures of the period. A comparison is only told where both periods say enough. */
export function TrendFacts({
  statistics,
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
  const { average, count, days, highest, withinTarget } = statistics
  const pulseChange = change === null ? null : differenceBetween(average.pulse, before?.average?.pulse ?? null)
  return (
    <dl className={styles.facts}>
      <Fact term={t('blood-pressure.fact.average')} figure={<Pressure pressure={average} words={words} />}>
        {change === null || range === 'day' ? (
          `${t('blood-pressure.logs.count', { count })} ${t('blood-pressure.fact.days', { days })}`
        ) : change.kind !== 'steady' && change.number === 'systolic' ? (
          <Moved direction={change.kind}>{t(`blood-pressure.fact.${range}.${change.kind}`, { points: change.points })}</Moved>
        ) : (
          t(`blood-pressure.fact.${range}.steady`)
        )}
      </Fact>
      <Fact
        term={t('blood-pressure.fact.within')}
        figure={<Metric size="md" value={t('blood-pressure.fact.of', { count: withinTarget, total: count })} unit={t('blood-pressure.fact.readings', { total: count })} />}
      >
        {t('blood-pressure.target', bloodPressureTarget)}
      </Fact>
      <Fact term={t('blood-pressure.fact.highest')} figure={<Pressure pressure={highest} words={words} />}>
        {words.day(dayOf(highest), 'weekdayShort')}
      </Fact>
      <Fact
        term={t('blood-pressure.fact.pulse')}
        figure={average.pulse === null ? <Metric size="md" value={t('blood-pressure.fact.no-pulse')} /> : <Metric size="md" value={average.pulse} unit={t('blood-pressure.unit.pulse')} />}
      >
        {pulseChange === null || range === 'day' ? null : pulseChange === 0 ? (
          t(`blood-pressure.fact.${range}.steady`)
        ) : (
          <Moved direction={pulseChange < 0 ? 'lower' : 'higher'}>
            {t(`blood-pressure.fact.${range}.${pulseChange < 0 ? 'lower' : 'higher'}`, { points: Math.abs(pulseChange) })}
          </Moved>
        )}
      </Fact>
    </dl>
  )
}

function Fact({ term, figure, children }: { term: string; figure: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd>{figure}</dd>
      {children === null ? null : <dd className={styles.detail}>{children}</dd>}
    </div>
  )
}

function Moved({ direction, children }: { direction: 'lower' | 'higher'; children: string }) {
  return (
    <span className={styles.moved}>
      <Icon name={direction === 'lower' ? 'arrow-down' : 'arrow-up'} size="small" />
      {children}
    </span>
  )
}

function Pressure({ pressure, words }: { pressure: { systolic: number; diastolic: number }; words: Words }) {
  return <Metric size="md" value={pressure.systolic} second={pressure.diastolic} unit={words.t('blood-pressure.unit')} label={`${words.spoken(pressure)} ${words.t('blood-pressure.unit')}`} />
}
