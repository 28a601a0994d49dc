import {
  correctBloodPressureReading,
  createBloodPressureReading,
  removeBloodPressureReading,
} from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import {
  correctBloodPressureReadingMutation,
  createBloodPressureReadingMutation,
  removeBloodPressureReadingMutation,
} from '#generated/openapi/queries.ts'
import {
  type BloodPressureReading as SentReading,
  readBloodPressureCorrection,
  readNewBloodPressureReading,
} from '#generated/schemas/openapi/blood-pressure.reader.ts'
import { assertValidBody } from '#platform/http/assert-valid-body.ts'
import { RequestRefused } from '#platform/http/failure.ts'
import { withKey } from '#platform/http/with-key.ts'
import { toFailure } from '#platform/http/to-failure.ts'
import { useSave } from '#platform/query/use-save.ts'
import { useWrite } from '#platform/query/use-write.ts'
import { bloodPressureReading } from '#vitals/api/readings/blood-pressure-rows.ts'
import type { BloodPressureReading } from '#vitals/model/blood-pressure/blood-pressure.ts'
import type { PressureCorrection, PressureEntry } from '../model/pressure-form.ts'

/** The stored reading; `null` if the same one `wasThere` before and nothing was added. */
export type AddedPressure = {
  readonly reading: BloodPressureReading | null
  readonly wasThere: boolean
}

/**
 * Adds a typed reading. A 409 (sent twice, or the first response was lost) counts as saved; a 422
 * means a future or nonexistent local time.
 */
export function useAddPressure() {
  const client = usePortalClient()
  return useWrite(async (entry: PressureEntry, key): Promise<AddedPressure> => {
    try {
      const body = assertValidBody(readNewBloodPressureReading, entry)
      const sent: SentReading = await createBloodPressureReading(client, { body }, withKey(key))
      return { reading: bloodPressureReading(sent), wasThere: false }
    } catch (thrown) {
      const failure = toFailure(thrown)
      if (!(failure instanceof RequestRefused && failure.status === 409)) throw failure
      return { reading: null, wasThere: true }
    }
  }, createBloodPressureReadingMutation.invalidates)
}

/**
 * Corrects the values and the time of a reading. A 409 means that another reading of that moment
 * has the values already.
 */
export function useCorrectPressure() {
  const client = usePortalClient()
  return useWrite(
    async ({ id, ...correction }: PressureCorrection) =>
      bloodPressureReading(
        await correctBloodPressureReading(client, {
          id,
          body: assertValidBody(readBloodPressureCorrection, correction),
        }),
      ),
    correctBloodPressureReadingMutation.invalidates,
  )
}

/** Removes a reading. */
export function useRemovePressure() {
  const client = usePortalClient()
  return useSave(async (id: string) => {
    await removeBloodPressureReading(client, { id })
    return { id }
  }, removeBloodPressureReadingMutation.invalidates)
}
