import type { WeightEntry } from '../model/weight-form.ts'
import { addWeight, getBiometrics, setHeight } from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { addWeightMutation, getBiometricsQuery, setHeightMutation } from '#generated/rpc/queries.ts'
import type { Biometrics } from '#generated/schemas/rpc/biometrics.reader.ts'
import { useSaveWithFailure } from '#platform/query/use-save-with-failure.ts'
import { RequestRefused } from '#platform/http/failure.ts'
import { type Edit, useMergedSaveMutation } from '#platform/query/use-merged-save.ts'
import { toFailure } from '#platform/http/to-failure.ts'
import { readCompleteAnswer } from '#platform/http/read-complete-answer.ts'
import { heightBody, weightBody } from './weight-body.ts'

/**
 * A weight that is in the log now: its id there, or null when the same one `wasThere` before, so
 * that nothing was added.
 */
export type AddedWeight = { readonly id: string | null; readonly wasThere: boolean }

/**
 * Adds what the member typed in. A weight that is there already (`already_exists`: sent twice, or
 * the first answer was lost) counts as saved. Refused `failed_precondition`: its moment is to come,
 * or no clock had it.
 */
export function useAddWeight() {
  const client = useRpcClient()
  return useSaveWithFailure(async (entry: WeightEntry): Promise<AddedWeight> => {
    try {
      return { id: (await addWeight(client, weightBody(entry))).readingId, wasThere: false }
    } catch (thrown) {
      const failure = toFailure(thrown)
      if (!(failure instanceof RequestRefused && failure.error === 'already_exists')) throw failure
      return { id: null, wasThere: true }
    }
  }, addWeightMutation.invalidates)
}

/** A height in inches; null: none is known. */
export type Height = { readonly heightInches: number | null }

/**
 * Tells the member's height, which is that of the health profile, where none was `shown`; answers
 * what is known of their body then.
 */
export function useSetHeight() {
  const client = useRpcClient()
  return useMergedSaveMutation<
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
        return { now: { heightInches: answer.biometrics.heightInches ?? null }, answer }
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
