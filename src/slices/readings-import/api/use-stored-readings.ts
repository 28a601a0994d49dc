import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { useListBloodSugarReadings, useListWeightReadings } from '#generated/openapi/hooks.ts'
import { secondsOf } from '#platform/model/calendar-day.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import {
  combineQueryStates,
  mapQueryState,
  type QueryState,
  readyWith,
  toRowsQueryState,
} from '#platform/query/query-state.ts'
import { bloodSugarRows, toListedReading } from '#vitals/api/readings/blood-sugar-rows.ts'
import { weightRows } from '#vitals/api/readings/weight-rows.ts'
import type { StoredReading } from '../model/file-groups.ts'

/** A stored reading with its id. */
export type KnownReading = StoredReading & { readonly id: string }

const sugarOf = ({ id, timestamp, value, tags }: BloodSugarReading): KnownReading => ({
  kind: 'blood-sugar',
  id,
  timestamp,
  value,
  beyond: tags.belowMeter ? 'low' : tags.aboveMeter ? 'high' : null,
})
const weightOf = ({ id, timestamp, pounds }: WeightReading): KnownReading => ({
  kind: 'weight',
  id,
  timestamp,
  pounds,
})

/**
 * The readings of a span that are in the record, also those that the member left out of their
 * figures. `takes` says which kinds are asked for; without a span nothing is.
 */
export function useStoredReadings(
  span: DateSpan | null,
  takes: { readonly sugar: boolean; readonly weight: boolean },
): QueryState<readonly KnownReading[]> {
  const none = readyWith<readonly KnownReading[]>([])
  const days = span ?? { start: '1900-01-01', end: '1900-01-01' }
  const moments = secondsOf(days.start, days.end)
  const asksSugar = span !== null && takes.sugar
  const asksWeight = span !== null && takes.weight
  const listed = { ...moments, ...toListedReading }
  const counted = useListBloodSugarReadings(listed, { select: bloodSugarRows, enabled: asksSugar })
  const leftOut = useListBloodSugarReadings(
    { ...listed, isLeftOut: true },
    { select: bloodSugarRows, enabled: asksSugar },
  )
  const weights = useListWeightReadings(moments, { select: weightRows, enabled: asksWeight })
  const sugar = mapQueryState(
    combineQueryStates(toRowsQueryState(counted), toRowsQueryState(leftOut)),
    ([one, other]) => [...one, ...other].map(sugarOf),
  )
  const weight = mapQueryState(toRowsQueryState(weights), (rows) => rows.map(weightOf))
  return mapQueryState(
    combineQueryStates(asksSugar ? sugar : none, asksWeight ? weight : none),
    ([one, other]) => [...one, ...other],
  )
}
