import { useState } from 'react'
import {
  mayHaveWeightGain,
  urgentBloodPressure,
  urgentBloodSugar,
  type UrgentArea,
  type UrgentReading,
  urgentReadings,
} from '#slices/dashboard/model/urgent-readings.ts'
import { useLatestReadings } from '#slices/dashboard/api/use-latest-readings.ts'
import { answeredReadings } from '#slices/dashboard/ui/answered-readings.ts'
import { useToday } from '#i18n/use-today.ts'
import { useStore } from '#platform/store/use-store.ts'
import { latestOf } from '#vitals/model/readings/readings.ts'
import type { GainState } from './care-cards.tsx'

/**
 * The dangerous ones of the latest readings, for their care cards (urgent-care.tsx) and for the
 * parts that must not claim that there is nothing to do. They are found in render, so that the first
 * window already has them.
 */
export function useUrgentReadings(areas: readonly UrgentArea[]) {
  const { now } = useToday()
  const { has, sugars, pressures, weights, states } = useLatestReadings(areas)
  const [gain, setGain] = useState<GainState>('coming')

  const sugar =
    has('blood-sugar') && sugars.state === 'ready' ? urgentBloodSugar(sugars.data, now) : null
  const pressure =
    has('blood-pressure') && pressures.state === 'ready'
      ? urgentBloodPressure(pressures.data, now, !pressures.leftOut)
      : null
  const isGainPossible =
    has('weight') && weights.state === 'ready' && mayHaveWeightGain(weights.data, now)
  const found = urgentReadings({
    sugar,
    pressure,
    hasGained: isGainPossible && (gain === 'gained' || gain === 'gainedBefore'),
  })
  const isLow = sugar !== null && sugar.care.sugarGrams !== null
  const answered = useStore(answeredReadings)
  const gained =
    isGainPossible && gain === 'gained' && weights.state === 'ready' ? latestOf(weights.data) : null
  // A low blood sugar is answered by the next check alone.
  const answerable = [isLow ? null : sugar?.reading, pressure?.reading, gained].flatMap((reading) =>
    reading && !answered.has(reading.id) ? [reading.id] : [],
  )
  // An unreadable row may be the latest reading, so the result is incomplete.
  const isPartial = [sugars, pressures, weights].some(
    (read) => read.state === 'ready' && read.leftOut,
  )
  const isAny = (state: 'pending' | 'failed') => areas.some((area) => states[area] === state)
  const state =
    isAny('pending') || (isGainPossible && gain === 'coming')
      ? 'coming'
      : isPartial || isAny('failed') || (isGainPossible && gain === 'lost')
        ? 'lost'
        : 'known'
  const danger: UrgentReading = { found, leads: isLow || answerable.length > 0, state }
  return { danger, sugar, pressure, weights, isLow, isGainPossible, setGain, answerable }
}
