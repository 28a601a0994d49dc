import { rangeOf } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { careOf } from '#vitals/model/blood-sugar/blood-sugar-urgency.ts'
import { bloodSugarShowHours } from '#vitals/model/thresholds.ts'
import type { FoundReading, FoundSugar } from './found-reading.ts'
import type { ZoneClock } from './zone-clock.ts'

/**
 * The newest of the readings, if it is a dangerous blood sugar of the last day: the dashboard then
 * has its care card. An older one is not urgent any more (docs/clinical.md).
 */
export function dangerOf(
  readings: readonly FoundReading[],
  clock: ZoneClock,
  now: number,
): FoundSugar | null {
  const newest = readings
    .filter((reading) => reading.kind === 'blood-sugar')
    .reduce<FoundSugar | null>(
      (latest, each) => (latest === null || each.timestamp > latest.timestamp ? each : latest),
      null,
    )
  const at = newest === null ? null : clock.momentOf(newest.timestamp)
  if (newest === null || at === null || now - at >= bloodSugarShowHours * 3_600_000) return null
  const { value, meal, beyond } = newest
  const tags = { meal, belowMeter: beyond === 'low', aboveMeter: beyond === 'high' }
  return careOf(rangeOf({ value, tags })) === null ? null : newest
}
