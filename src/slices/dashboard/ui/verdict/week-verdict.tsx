import { useLatestReadings } from '../../api/use-latest-readings.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useToday } from '#i18n/use-today.ts'
import type { UrgentArea } from '../../model/urgent-readings.ts'
import { verdictOf } from '../../model/verdict.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import * as styles from '../dashboard.css.ts'

/** The judgement below the greeting; its line is empty until all of `areas` have loaded. */
export function WeekVerdict({ areas }: { areas: readonly UrgentArea[] }) {
  const t = useMessages()
  const { now, today } = useToday()
  const { has, sugars, pressures, weights, states } = useLatestReadings(areas)
  const reads = { 'blood-sugar': sugars, 'blood-pressure': pressures, weight: weights }
  const isPending = areas.some((area) => states[area] === 'pending')
  const verdict = isPending
    ? null
    : verdictOf({
        sugar: has('blood-sugar') && sugars.state === 'ready' ? sugars.data : null,
        pressure: has('blood-pressure') && pressures.state === 'ready' ? pressures.data : null,
        weight: has('weight') && weights.state === 'ready' ? weights.data : null,
        isComplete: areas.every((area) => {
          const read = reads[area]
          return read.state === 'ready' && leftOutOf(read) === 0
        }),
        leftOut: {
          sugar: leftOutOf(sugars),
          pressure: leftOutOf(pressures),
          weight: leftOutOf(weights),
        },
        now,
        today,
      })
  return (
    <p className={styles.verdict}>
      {verdict === null ? '' : t(`dashboard-more.verdict.${verdict.id}`, { count: verdict.days })}
    </p>
  )
}

const leftOutOf = (read: QueryState<unknown>): number =>
  read.state === 'ready' ? (read.leftOut ?? 0) : 0
