import { useQuery } from '@tanstack/react-query'
import { addedByCode, sourceCodes } from '#vitals/model/blood-sugar/blood-sugar-codes.ts'
import type { DeviceCategory } from '#session/member/model/devices.ts'
import { dayOf, latestOf, type TimedReading } from '#vitals/model/readings/readings.ts'
import { secondsOf } from '#platform/model/calendar-day.ts'
import { firstDay, lastDay } from '#vitals/model/readings/initial-range.ts'
import {
  listBloodPressureReadings,
  listBloodSugarReadings,
  listWeightReadings,
} from '#generated/openapi/calls.ts'
import { ContractBroken } from '#platform/http/failure.ts'
import type { Rows } from '#platform/model/parts/unknown-enum.ts'
import type { InitialPart } from '#session/startup/model/initial-load.ts'
import type { NewestReading } from '../model/device-readiness.ts'
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
const isMeasured = ({ source }: { readonly source?: unknown }): boolean =>
  source !== 'SELF_REPORTED'

/**
 * The newest measured reading; null without one. Throws when an unreadable or an older
 * reading may be one.
 */
export function newestOf({
  items,
  leftOut,
}: Rows<TimedReading & { readonly source?: unknown }>): NewestReading | null {
  const latest = latestOf(items.filter(isMeasured))
  if (latest !== null) return { day: dayOf(latest), isNewest: leftOut === 0 }
  if (leftOut > 0 || items.length >= looked)
    throw new ContractBroken({ operation: 'activation', problem: 'readings' })
  return null
}

/**
 * The activation of a device: its newest reading, `none`, `unknown` when the check
 * failed (2§8), or `pending`.
 */
export type Activation =
  | { readonly state: 'pending' | 'none' | 'unknown' }
  | { readonly state: 'active'; readonly newest: NewestReading }

/** Finds the newest reading of a kind that a device sent (2§7). Typed readings do not count. */
export function useActivation(
  category: DeviceCategory,
  { status, value: userId }: InitialPart<string>,
): Activation {
  const client = usePortalClient()
  const span = { ...secondsOf(firstDay, lastDay), count: looked }
  const newest = async (signal: AbortSignal): Promise<NewestReading | null> => {
    const { items, leftOut } =
      category === 'bg_meter'
        ? bloodSugarRows(
            await listBloodSugarReadings(
              client,
              { ...span, count: 1, tagsSource: measuredSources, ...toListedReading },
              { signal },
            ),
          )
        : category === 'bp_monitor'
          ? bloodPressureRows(
              await listBloodPressureReadings(
                client,
                { ...span, userId: userId ?? '' },
                { signal },
              ),
            )
          : weightRows(await listWeightReadings(client, span, { signal }))
    return newestOf({ items, leftOut })
  }
  const { data, isError } = useQuery({
    queryKey: ['deviceActivation', category],
    queryFn: ({ signal }) => newest(signal),
    enabled: category !== 'bp_monitor' || userId !== null,
  })
  const isLost = category === 'bp_monitor' && status === 'failed' && userId === null
  if (isError || isLost) return { state: 'unknown' }
  if (data === undefined) return { state: 'pending' }
  return data === null ? { state: 'none' } : { state: 'active', newest: data }
}
