import { useQuery } from '@tanstack/react-query'
import type { DeviceCategory } from '#domain/devices.ts'
import { dayOf, latestOf, type Taken } from '#domain/readings.ts'
import { addDays, type Day, secondsOf } from '#domain/readings-calendar.ts'
import { firstDay } from '#domain/readings-opening.ts'
import { listBloodPressureReadings, listBloodSugarReadings, listWeightReadings } from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { bloodPressureReadings } from './blood-pressure.ts'
import { bloodSugarReadings } from './blood-sugar.ts'
import { weightReadings } from './weight.ts'

/** Whether a device has ever sent a reading: the day of the newest, `none`, `unknown` when the check failed (2§8), or `pending`. */
export type Activation = { readonly state: 'pending' | 'none' | 'unknown' } | { readonly state: 'active'; readonly day: Day }

/** Looks for the newest reading of a kind, one item of it (2§7). */
export function useActivation(category: DeviceCategory, userId: string | null, today: Day): Activation {
  const client = usePortalClient()
  const span = { ...secondsOf(firstDay, addDays(today, 1)), count: 1 }
  const newest = async (signal: AbortSignal): Promise<Day | null> => {
    const readings = category === 'bg_meter' ? bloodSugarReadings(await listBloodSugarReadings(client, { ...span, tagsIsControl: false }, { signal }))
      : category === 'bp_monitor' ? bloodPressureReadings(await listBloodPressureReadings(client, { ...span, userId: userId ?? '' }, { signal }))
        : weightReadings(await listWeightReadings(client, span, { signal }))
    const latest = latestOf<Taken>(readings)
    return latest === null ? null : dayOf(latest)
  }
  const { data, isError } = useQuery({ queryKey: ['deviceActivation', category, today], queryFn: ({ signal }) => newest(signal), enabled: category !== 'bp_monitor' || userId !== null })
  if (isError) return { state: 'unknown' }
  if (data === undefined) return { state: 'pending' }
  return data === null ? { state: 'none' } : { state: 'active', day: data }
}
