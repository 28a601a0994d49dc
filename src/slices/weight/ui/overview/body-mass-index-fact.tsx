import { useState } from 'react'
import { isUnreadable } from '#platform/model/parts/part.ts'
import { bodyMassIndex, isAdult } from '../../model/body-mass-index.ts'
import { dayOf } from '#vitals/model/readings/readings.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { useBiometrics } from '../../api/use-biometrics.ts'
import { useFigureWords } from '#vitals/ui/wording/use-figure-words.ts'
import { useBirthDate } from '#session/member/api/use-birth-date.ts'
import { combineQueryStates } from '#platform/query/query-state.ts'
import { ChartFact } from '#ui/charts/chart-frame.tsx'
import { FailedFact } from '#vitals/ui/figures/failed-fact.tsx'
import { FigureItem } from '#vitals/ui/figures/figure-item.tsx'
import { Metric } from '#ui/data/metric.tsx'
import { AddHeight } from './add-height.tsx'
import type { WeightWords } from '../use-weight-words.ts'

/**
 * The body mass index of the latest weight with the CDC's name of its range, which is for screening
 * only. Without a height it offers to add one; renders nothing below the age of 20.
 */
export function BodyMassIndexFact({
  reading,
  today,
  words,
}: {
  reading: WeightReading
  today: string
  words: WeightWords
}) {
  const { t } = words
  const read = combineQueryStates(useBiometrics(), useBirthDate())
  const figures = useFigureWords(words)
  const [isAdding, setAdding] = useState(false)
  if (read.state === 'pending') return null
  if (read.state === 'failed') return <FailedFact term={t('weight.bmi.title')} {...read} />
  const [{ heightInches }, birthDate] = read.data
  if (!isAdult(birthDate, today)) return null
  if (isUnreadable(heightInches))
    return (
      <ChartFact
        term={t('weight.bmi.title')}
        value={t('ui.unreadable')}
        note={t('weight.bmi.unreadable')}
      />
    )
  const inches = heightInches ?? null
  if (inches === null || isAdding)
    return (
      <ChartFact
        term={t('weight.bmi.title')}
        value={<AddHeight isOpen={isAdding} setOpen={setAdding} />}
        note={t('weight.bmi.height')}
      />
    )
  const bmi = bodyMassIndex({ pounds: reading.pounds, inches, birthDate, today })
  if (bmi === null) return null
  const one = (value: number) => words.number(value, { decimals: 1 })
  const day = dayOf(reading)
  const limits = { from: one(bmi.from ?? 0), below: one(bmi.below ?? 0) }
  return (
    <FigureItem
      term={t('weight.bmi.title')}
      value={<Metric size="md" value={one(bmi.index)} />}
      note={t(
        bmi.from === null
          ? 'weight.bmi.below'
          : bmi.below === null
            ? 'weight.bmi.from'
            : 'weight.bmi.between',
        { ...limits, range: t(`weight.bmi.range.${bmi.range}`) },
      )}
      how={figures.how('weight.bmi', { start: day, end: day }, { count: 1, days: 1 })}
    />
  )
}
