import type { BloodSugarEdit } from '../model/blood-sugar-correction.ts'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import {
  correctBloodSugarReading,
  markBloodSugarReading,
  removeBloodSugarReading,
  updateBloodSugarReading,
} from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import {
  correctBloodSugarReadingMutation,
  markBloodSugarReadingMutation,
  removeBloodSugarReadingMutation,
  updateBloodSugarReadingMutation,
} from '#generated/openapi/queries.ts'
import { useSave } from '#platform/query/use-save.ts'
import { useWrite } from '#platform/query/use-write.ts'
import { bloodSugarReading } from '#vitals/api/readings/blood-sugar-rows.ts'
import { changeBody, correctionBody } from './blood-sugar-body.ts'

/**
 * Corrects the value and the time of a reading and changes its tags. A 409 means that the other
 * reading of that moment has the value already; both calls can be repeated.
 */
export function useEditBloodSugar() {
  const client = usePortalClient()
  return useWrite(
    async ({ id, correction, change }: BloodSugarEdit): Promise<BloodSugarReading> => {
      const corrected =
        correction === null
          ? null
          : await correctBloodSugarReading(client, { id, body: correctionBody(correction) })
      const changed =
        change === null
          ? corrected
          : await updateBloodSugarReading(client, { id, body: changeBody(change) })
      if (changed === null) throw new RangeError('An edit of a reading changes nothing.')
      return bloodSugarReading(changed)
    },
    [
      ...correctBloodSugarReadingMutation.invalidates,
      ...updateBloodSugarReadingMutation.invalidates,
    ],
  )
}

/** Leaves a reading out of the figures, or takes it back in. */
export function useLeaveOutBloodSugar(isLeftOut: boolean) {
  const client = usePortalClient()
  return useSave(
    (id: string) => markBloodSugarReading(client, { id, body: { isLeftOut } }),
    markBloodSugarReadingMutation.invalidates,
  )
}

/** Removes a reading. */
export function useRemoveBloodSugar() {
  const client = usePortalClient()
  return useSave(async (id: string) => {
    await removeBloodSugarReading(client, { id })
    return { id }
  }, removeBloodSugarReadingMutation.invalidates)
}
