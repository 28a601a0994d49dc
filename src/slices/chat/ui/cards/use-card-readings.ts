import type { CardContent, CardKind } from '../../model/cards/card-content.ts'
import {
  bloodPressureCards,
  bloodSugarCards,
  type CardBuilder,
  type CardPeriod,
  pulseCards,
  rangeCard,
  readingCard,
  weightCards,
} from '../../model/cards/card-builders.ts'
import { newestFirst, type TimedReading } from '#vitals/model/readings/readings.ts'
import { addDays, type Day } from '#platform/model/calendar-day.ts'
import { newestRequest } from '#vitals/model/readings/initial-range.ts'
import { useBloodPressureReadings } from '#vitals/api/readings/use-blood-pressure-readings.ts'
import { useBloodSugarReadings } from '#vitals/api/readings/use-blood-sugar-readings.ts'
import { usePulseReadings } from '#vitals/api/readings/pulse-queries.ts'
import { mapQueryState, type QueryState } from '#platform/query/query-state.ts'
import { useUserId } from '#session/member/api/use-user-id.ts'
import { useWeightReadings } from '#vitals/api/readings/weight-queries.ts'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'

/** Number of latest readings that are offered. */
const offered = 5

/**
 * Returns the member's latest readings as cards, newest first; for a period, its one card, or none
 * without readings.
 */
export function useCardReadings(
  kind: CardKind,
  period: CardPeriod | null,
  today: Day,
): QueryState<readonly CardContent[]> {
  const span = period === null ? newestRequest : { start: addDays(today, 1 - period), end: today }
  const query = period === null ? { ...newestRequest, count: offered } : span
  const userId = useUserId()
  const sugar = useBloodSugarReadings({ ...query, wanted: kind === 'bloodSugar' })
  const pressure = useBloodPressureReadings({
    ...query,
    userId: userId.state === 'ready' ? userId.data : '',
    wanted: kind === 'bloodPressure' && userId.state === 'ready',
  })
  const weight = useWeightReadings({ ...query, wanted: kind === 'weight' })
  const pulse = usePulseReadings({ ...query, wanted: kind === 'pulse' })
  const timeZone = memberTimeZone()

  function cards<R extends TimedReading>(
    maker: CardBuilder<R>,
    read: QueryState<readonly R[]>,
  ): QueryState<readonly CardContent[]> {
    return mapQueryState(read, (readings) => {
      if (period === null)
        return maker
          .counted(readings)
          .toSorted(newestFirst)
          .slice(0, offered)
          .map((reading) => readingCard(maker, reading))
      const card = rangeCard(maker, readings, span, timeZone)
      return card === null ? [] : [card]
    })
  }
  switch (kind) {
    case 'bloodSugar':
      return cards(bloodSugarCards, sugar)
    case 'bloodPressure':
      return userId.state === 'failed' ? userId : cards(bloodPressureCards, pressure)
    case 'weight':
      return cards(weightCards, weight)
    case 'pulse':
      return cards(pulseCards, pulse)
  }
}
