import type { WeightCorrection } from '../model/weight-correction.ts'
import { correctWeightReading, removeWeightReading } from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import {
  correctWeightReadingMutation,
  removeWeightReadingMutation,
} from '#generated/openapi/queries.ts'
import { readWeightCorrection } from '#generated/schemas/openapi/weight.reader.ts'
import { assertValidBody } from '#platform/http/assert-valid-body.ts'
import { useSave } from '#platform/query/use-save.ts'
import { useWrite } from '#platform/query/use-write.ts'
import { weightReading } from '#vitals/api/readings/weight-rows.ts'

/**
 * Corrects the weight and the time of a reading. A 409 means that another reading of that moment
 * has the weight already.
 */
export function useCorrectWeight() {
  const client = usePortalClient()
  return useWrite(
    async ({ id, timestamp, pounds }: WeightCorrection) =>
      weightReading(
        await correctWeightReading(client, {
          id,
          body: assertValidBody(readWeightCorrection, {
            measurementTime: timestamp,
            weightLb: pounds,
          }),
        }),
      ),
    correctWeightReadingMutation.invalidates,
  )
}

/** Removes a reading. */
export function useRemoveWeight() {
  const client = usePortalClient()
  return useSave(async (id: string) => {
    await removeWeightReading(client, { id })
    return { id }
  }, removeWeightReadingMutation.invalidates)
}
