import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import type { BloodSugarEntry } from '../model/blood-sugar-entry.ts'
import { createBloodSugarReading, listBloodSugarReadings } from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { createBloodSugarReadingMutation } from '#generated/openapi/queries.ts'
import {
  toListedReading,
  bloodSugarReading,
  bloodSugarRows,
} from '#vitals/api/readings/blood-sugar-rows.ts'
import { entryBody, sameReading } from './blood-sugar-body.ts'
import { RequestRefused } from '#platform/http/failure.ts'
import { withKey } from '#platform/http/with-key.ts'
import { toFailure } from '#platform/http/to-failure.ts'
import { useWrite } from '#platform/query/use-write.ts'

/** A stored reading. `wasThere`: it existed before and nothing was added. */
export type AddedReading = { readonly reading: BloodSugarReading; readonly wasThere: boolean }

/**
 * Adds a typed reading. A 409 (sent twice, or the first response was lost) looks the stored reading
 * up and counts as saved; a 422 means a future or nonexistent local time.
 */
export function useAddBloodSugar() {
  const client = usePortalClient()
  return useWrite(async (entry: BloodSugarEntry, key): Promise<AddedReading> => {
    try {
      return {
        reading: bloodSugarReading(
          await createBloodSugarReading(client, { body: entryBody(entry) }, withKey(key)),
        ),
        wasThere: false,
      }
    } catch (thrown) {
      const failure = toFailure(thrown)
      if (!(failure instanceof RequestRefused && failure.status === 409)) throw failure
      const { timestamp } = entry
      const { items: readings } = bloodSugarRows(
        await listBloodSugarReadings(client, {
          start: timestamp,
          end: timestamp,
          ...toListedReading,
        }),
      )
      const reading = readings.find((one) => sameReading(one, entry))
      if (reading === undefined) throw failure
      return { reading, wasThere: true }
    }
  }, createBloodSugarReadingMutation.invalidates)
}
