import { useQuery } from '@tanstack/react-query'
import { addedByCode, sourceCodes } from '#vitals/model/blood-sugar/blood-sugar-codes.ts'
import type { DeviceCategory } from '#session/member/model/devices.ts'
import { dayOf, latestOf, type TimedReading } from '#vitals/model/readings/readings.ts'
import { type Day, secondsOf } from '#platform/model/calendar-day.ts'
import { firstDay, lastDay } from '#vitals/model/readings/initial-range.ts'
import {
  listBloodPressureReadings,
  listBloodSugarReadings,
  listWeightReadings,
} from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { bloodPressureRows } from '#vitals/api/readings/blood-pressure-rows.ts'
import { toListedReading, bloodSugarRows } from '#vitals/api/readings/blood-sugar-rows.ts'
import { weightRows } from '#vitals/api/readings/weight-rows.ts'

/**
 * The readings in which to find a measured one among typed ones. The blood sugar call filters typed
 * readings itself.
 */
const looked = 200
/** The source codes of readings from a device (2§9). */
const measuredSources = sourceCodes.filter((code) => addedByCode(code) === 'meter').join(',')
const isMeasured = ({ source }: { readonly source: unknown }): boolean => source !== 'SELF_REPORTED'

/**
 * The activation of a device: the day of the newest reading, `none`, `unknown` when the check
 * failed (2§8), or `pending`.
 */
export type Activation =
  | { readonly state: 'pending' | 'none' | 'unknown' }
  | { readonly state: 'active'; readonly day: Day }

/** Finds the newest reading of a kind that a device sent (2§7). Typed readings do not count. */
export function useActivation(category: DeviceCategory, userId: string | null): Activation {
  const client = usePortalClient()
  const span = { ...secondsOf(firstDay, lastDay), count: looked }
  const newest = async (signal: AbortSignal): Promise<Day | null> => {
    const readings =
      category === 'bg_meter'
        ? bloodSugarRows(
            await listBloodSugarReadings(
              client,
              { ...span, count: 1, tagsSource: measuredSources, ...toListedReading },
              { signal },
            ),
          ).items
        : category === 'bp_monitor'
          ? bloodPressureRows(
              await listBloodPressureReadings(
                client,
                { ...span, userId: userId ?? '' },
                { signal },
              ),
            ).items.filter(isMeasured)
          : weightRows(await listWeightReadings(client, span, { signal })).items.filter(isMeasured)
    const latest = latestOf<TimedReading>(readings)
    return latest === null ? null : dayOf(latest)
  }
  const { data, isError } = useQuery({
    queryKey: ['deviceActivation', category],
    queryFn: ({ signal }) => newest(signal),
    enabled: category !== 'bp_monitor' || userId !== null,
  })
  if (isError) return { state: 'unknown' }
  if (data === undefined) return { state: 'pending' }
  return data === null ? { state: 'none' } : { state: 'active', day: data }
}
