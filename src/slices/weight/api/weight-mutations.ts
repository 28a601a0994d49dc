import { knownOrNull } from '#platform/model/parts/part.ts'
import type { WeightEntry } from '../model/weight-form.ts'
import { addWeight, getBiometrics, setHeight } from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { addWeightMutation, getBiometricsQuery, setHeightMutation } from '#generated/rpc/queries.ts'
import type { Biometrics } from '#generated/schemas/rpc/biometrics.reader.ts'
import { useWrite } from '#platform/query/use-write.ts'
import { RequestRefused } from '#platform/http/failure.ts'
import { type Edit, useMergedWrite } from '#platform/query/use-merged-save.ts'
import { withKey } from '#platform/http/with-key.ts'
import { toFailure } from '#platform/http/to-failure.ts'
import { readCompleteAnswer } from '#platform/http/read-complete-answer.ts'
import { heightBody, weightBody } from './weight-body.ts'

/** A weight in the log with its id; `null` if it `wasThere` before and nothing was added. */
export type AddedWeight = { readonly id: string | null; readonly wasThere: boolean }

/**
 * Adds a typed weight. `already_exists` (sent twice, or the first response was lost) counts as
 * saved; `failed_precondition` means a future or nonexistent local time.
 */
export function useAddWeight() {
  const client = useRpcClient()
  return useWrite(async (entry: WeightEntry, key): Promise<AddedWeight> => {
    try {
      return {
        id: (await addWeight(client, weightBody(entry), withKey(key))).readingId,
        wasThere: false,
      }
    } catch (thrown) {
      const failure = toFailure(thrown)
      if (!(failure instanceof RequestRefused && failure.error === 'already_exists')) throw failure
      return { id: null, wasThere: true }
    }
  }, addWeightMutation.invalidates)
}

/** A height in inches; `null` if unknown. */
export type Height = { readonly heightInches: number | null }

/**
 * Sets the member's height in the health profile if none was `shown`; resolves to the updated
 * biometrics.
 */
export function useSetHeight() {
  const client = useRpcClient()
  return useMergedWrite<
    Edit<Height> & { readonly told: { readonly heightInches: number } },
    Height,
    Biometrics
  >(
    {
      read: async () => {
        const answer = await readCompleteAnswer(
          getBiometricsQuery.id,
          () => getBiometrics(client),
          (note) => note.startsWith('biometrics.heightInches '),
        )
        return { now: { heightInches: knownOrNull(answer.biometrics.heightInches) }, answer }
      },
      send: async ({ told }, { heightInches }, init) =>
        (
          await setHeight(
            client,
            heightBody({ heightInches: heightInches ?? told.heightInches }),
            init,
          )
        ).biometrics,
    },
    setHeightMutation.invalidates,
  )
}
