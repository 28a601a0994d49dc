import type { WeightEntry } from '#domain/weight-form.ts'
import { addWeight, setHeight } from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { addWeightMutation, setHeightMutation } from '#generated/rpc/queries.ts'
import { useExplainedSaving } from './explained-saving.queries.ts'
import { Refused } from './failure.ts'
import { toFailure } from './problem.ts'
import { useSaving } from './saving.queries.ts'
import { heightWish, weightWish } from './weight-entry.ts'

/** A weight that is in the log now: its id there, or null when the same one `wasThere` before, so that nothing was added. */
export type AddedWeight = { readonly id: string | null; readonly wasThere: boolean }

/**
 * Adds what the member typed in. A weight that is there already (`already_exists`: sent twice, or the first answer was lost) counts as saved.
 * Refused `failed_precondition`: its moment is to come, or no clock had it.
 */
export function useAddWeight() {
  const client = useRpcClient()
  return useExplainedSaving(async (entry: WeightEntry): Promise<AddedWeight> => {
    try {
      return { id: (await addWeight(client, weightWish(entry))).readingId, wasThere: false }
    } catch (thrown) {
      const failure = toFailure(thrown)
      if (!(failure instanceof Refused && failure.error === 'already_exists')) throw failure
      return { id: null, wasThere: true }
    }
  }, addWeightMutation.invalidates)
}

/** Tells the member's height in inches, which is that of her health profile; answers what is known of her body then. */
export function useSetHeight() {
  const client = useRpcClient()
  return useSaving(async (heightInches: number) => (await setHeight(client, heightWish({ heightInches }))).biometrics, setHeightMutation.invalidates)
}
